// The types of a catalogue.

export {};

/**
 * A text for each form of a number. A form such as `=1` is for exactly that number. The others are
 * the plural categories of the language: in some languages, `one` is also for 21.
 * @typedef {{ [exactly: `=${number}`]: string, zero?: string, one?: string, two?: string, few?: string, many?: string, other: string }}
 *   Plural
 */

/** @typedef {typeof import('./en.json', { with: { type: 'json' } })} English */

/**
 * @typedef {'choosing' | 'page' | 'learn' | 'friend' | 'statistics' | 'puzzles' | 'rush' | 'lessons' | 'sharing' |
 *   'make'} PagePart
 */

/** @typedef {Exclude<keyof English, `@${string}` | `${PagePart}.${string}`>} Key */

/**
 * All texts of the widget in one language, by key. Text in braces is a placeholder. If a number
 * decides the form, there is one text for each form.
 * @typedef {{ [Name in Key]: English[Name] extends string ? string : Plural }} Words
 */
