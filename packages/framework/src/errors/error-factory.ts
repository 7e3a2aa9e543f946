import type { Catalogue, MessageValues } from '#meta'
import { DialectError, type DialectErrorOptions } from './dialect-error.ts'

/** Keys of the texts that belong to a module: `closed` for `events.closed`. */
export type KeyIn<Id, Module extends string> = Id extends `${Module}.${infer Key}` ? Key : never

interface ErrorOptions extends Omit<DialectErrorOptions, 'code' | 'messages'> {
  /** What the text of the error names. */
  readonly values?: MessageValues
}

type Messages = Pick<DialectErrorOptions, 'messages'>

interface MakeError<Key extends string> {
  /** Where one code has several texts, or that of somebody else. */
  (key: string, options: Omit<ErrorOptions, 'values'> & Messages): DialectError
  (key: Key, options: ErrorOptions): DialectError
}

/**
 * Makes errors of a module whose text in its English catalogue has the error's code for its id:
 * `error('closed', { type, values })` has the code `events.closed`.
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
