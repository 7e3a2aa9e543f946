import { DialectError, type ExceptionType } from './dialect-error.ts'

interface ErrorEntry<Parameters extends readonly unknown[]> {
  readonly type: ExceptionType
  readonly message: (...parameters: Parameters) => string
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
  const make = ([key, entry]: [string, ErrorEntry<never>]) => [
    key,
    (...parameters: never) =>
      new DialectError({ code: `${room}.${key}`, type: entry.type, messages: [entry.message(...parameters)] }),
  ]
  return Object.fromEntries(Object.entries(entries).map(make))
}
