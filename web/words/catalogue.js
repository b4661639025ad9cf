// What a catalogue holds, as types.

export {};

/**
 * A text for each form that a number asks for. A form such as `=1` is for exactly that number. The
 * others are the plural categories of the language: `one` is for 21 as well in some.
 * @typedef {{ [exactly: `=${number}`]: string, zero?: string, one?: string, two?: string, few?: string, many?: string, other: string }}
 *   Plural
 */

/** @typedef {typeof import('./en.json', { with: { type: 'json' } })} English */

/** @typedef {'choosing' | 'page' | 'learn' | 'friend' | 'statistics' | 'puzzles'} PagePart */

/** @typedef {Exclude<keyof English, `@${string}` | `${PagePart}.${string}`>} Key */

/**
 * Everything the widget says in one language, by key. What stands in braces is filled in. Where a
 * number decides about the form there is one text for each.
 * @typedef {{ [Name in Key]: English[Name] extends string ? string : Plural }} Words
 */
