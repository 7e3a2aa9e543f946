import type { Catalogue, MessageValues } from '#meta'
import { DialectError, type ExceptionType } from './dialect-error.ts'
import type { KeyIn } from './error-factory.ts'

interface ErrorEntry<Parameters extends readonly unknown[]> {
  readonly type: ExceptionType
  /** What the text of the error names. */
  readonly values?: (...parameters: Parameters) => MessageValues
  /** The field that is wrong, where there is one. */
  readonly field?: string
}

type ParametersOf<Entry> = Entry extends { readonly values: (...parameters: infer Parameters) => unknown }
  ? Parameters
  : []

type ErrorMakers<Entries> = {
  readonly [Key in keyof Entries]: (...parameters: ParametersOf<Entries[Key]>) => DialectError
}

/** An entry without a text in the English catalogue does not compile. */
type InCatalogue<Entries, English, Module extends string> = {
  readonly [Key in keyof Entries]: Key extends KeyIn<keyof English, Module>
    ? unknown
    : `${Module}.${Key & string} is not in messages/en.json`
}

/**
 * A module's errors, each a function that makes one: `errorCatalogue('events', messages.en, { closed: { type, values } })
 * .closed(title)`. The code that clients see is `<module>.<key>`, and so is the id of its text.
 */
export function errorCatalogue<
  Module extends string,
  English extends Catalogue,
  const Entries extends Readonly<Record<string, ErrorEntry<never>>>,
>(
  module: Module,
  english: English,
  entries: Entries & InCatalogue<Entries, English, Module>,
): ErrorMakers<Entries> {
  const texts: Catalogue = english
  const made = Object.entries<ErrorEntry<never>>(entries).map(([key, { values, ...options }]) => {
    const code = `${module}.${key}`
    const textOf = (given: MessageValues) => ({ id: code, text: texts[code] ?? code, values: given })
    const make = (...parameters: never) =>
      new DialectError({ ...options, code, messages: [textOf(values?.(...parameters) ?? {})] })
    return [key, make] as const
  })
  const makers = Object.fromEntries(made)
  if (!isComplete(entries, makers)) throw new Error(`An error of ${module} was lost`)
  return makers
}

function isComplete<Entries extends object>(
  entries: Entries,
  made: Readonly<Record<string, unknown>>,
): made is ErrorMakers<Entries> {
  return Object.keys(entries).every((key) => typeof made[key] === 'function')
}
