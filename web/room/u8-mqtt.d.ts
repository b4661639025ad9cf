// What rooms use of the MQTT client.

declare module 'u8-mqtt/esm/web/basic-v5.js' {
  interface Publish {
    topic: string;
    payload: Uint8Array;
  }

  interface Client {
    with_websock(socket: WebSocket): void;
    connect(packet: object): Promise<unknown>;
    subscribe(packet: object): Promise<[answer?: { answers: (number | undefined)[] }, error?: unknown]>;
    send(topic: string, payload: Uint8Array): Promise<unknown>;
    store(topic: string, payload: Uint8Array, options?: object): Promise<unknown>;
    disconnect(): Promise<unknown>;
  }

  interface ClientOptions {
    on_mqtt_type: { mqtt_publish(packet: Publish): void };
    log_conn(): void;
    on_error(): void;
    on_live(): void;
    on_disconnect(): void;
  }

  export function mqtt_v4(options: ClientOptions): Client;
  export function mqtt_v5(options: ClientOptions): Client;
}
