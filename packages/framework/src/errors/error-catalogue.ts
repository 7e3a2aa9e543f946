import type { Said } from '#meta'
import { DialectError, type ExceptionType } from './dialect-error.ts'

interface ErrorEntry<Parameters extends readonly unknown[]> {
  readonly type: ExceptionType
  readonly message: (...parameters: Parameters) => Said
  /** The field that is wrong, where there is one. */
  readonly field?: string
}

type Catalogue<Entries extends Record<string, ErrorEntry<never>>> = {
  readonly [Key in keyof Entries]: (...parameters: Parameters<Entries[Key]['message']>) => DialectError
}

/**
 * A room's errors, each a function that makes one: `errorCatalogue('events', { closed: { type, message } }).closed(title)`.
 * The code that clients see is `<room>.<key>`.
 */
export function errorCatalogue<const Entries extends Record<string, ErrorEntry<never>>>(
  room: string,
  entries: Entries,
): Catalogue<Entries> {
  const made = new Map(
    Object.entries(entries).map(([key, { type, message, field }]) => [
      key,
      (...parameters: never) =>
        new DialectError({
          ...{ code: `${room}.${key}`, type, messages: [message(...parameters)] },
          ...(field === undefined ? {} : { field }),
        }),
    ]),
  )
  const catalogue = Object.fromEntries(made)
  if (!isWhole(entries, catalogue)) throw new Error(`An error of ${room} was lost`)
  return catalogue
}

function isWhole<Entries extends Record<string, ErrorEntry<never>>>(
  entries: Entries,
  made: Readonly<Record<string, unknown>>,
): made is Catalogue<Entries> {
  return Object.keys(entries).every((key) => typeof made[key] === 'function')
}
