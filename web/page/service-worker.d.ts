/** What the build fills in. */
declare const __VERSION__: string;
declare const __FILES__: string[];
declare const __GROUPS__: Record<string, string[]>;

/**
 * As much of a service worker's global scope as ours uses; TypeScript has it in a library that
 * excludes that of pages.
 */
interface ServiceWorkerScope {
  readonly location: Location;
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void>; matchAll(): Promise<readonly { readonly id: string }[]> };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
  addEventListener(
    type: 'message',
    listener: (event: MessageEvent & { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
  addEventListener(
    type: 'fetch',
    listener: (event: { request: Request; clientId: string; respondWith(response: Promise<Response>): void }) => void,
  ): void;
}
