import type { Catalogue, MessageValues } from '#meta'
import { DialectError, type ExceptionType, type DialectErrorOptions } from './dialect-error.ts'

interface ErrorEntry<Parameters extends readonly unknown[]> {
  readonly type: ExceptionType
  readonly values?: (...parameters: Parameters) => MessageValues
  readonly field?: string
}

type ParametersOf<Entry> = Entry extends { readonly values: (...parameters: infer Parameters) => unknown }
  ? Parameters
  : []

type ErrorMakers<Entries> = {
  readonly [Key in keyof Entries]: (...parameters: ParametersOf<Entries[Key]>) => DialectError
}

/** Fails to compile for an entry without a text in the English catalogue. */
type InCatalogue<Entries, English, Module extends string> = {
  readonly [Key in keyof Entries]: Key extends KeyIn<keyof English, Module>
    ? unknown
    : `${Module}.${Key & string} is not in messages/en.json`
}

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

export type KeyIn<Id, Module extends string> = Id extends `${Module}.${infer Key}` ? Key : never

interface ErrorOptions extends Omit<DialectErrorOptions, 'code' | 'messages'> {
  readonly values?: MessageValues
}

type Messages = Pick<DialectErrorOptions, 'messages'>

interface MakeError<Key extends string> {
  (key: string, options: Omit<ErrorOptions, 'values'> & Messages): DialectError
  (key: Key, options: ErrorOptions): DialectError
}

/**
 * Creates errors of a module whose text in its English catalogue has the error's code as its id: `error('closed', {
 * type, values })` has the code `events.closed`.
 */
export function errorFactory<Module extends string, English extends Catalogue>(
  module: Module,
  english: English,
): MakeError<KeyIn<keyof English, Module>> {
  const texts: Catalogue = english
  return (key: string, { values = {}, messages, ...options }: ErrorOptions & Partial<Messages>) => {
    const code = `${module}.${key}`
    return new DialectError({
      ...options,
      code,
      messages: messages ?? [{ id: code, text: texts[code] ?? code, values }],
    })
  }
}
