import { sql, type RawBuilder } from 'kysely'
import type pg from 'pg'

const BEGINNING = '/* prepared '
const END = ' */ '

/** A statement's text as one that its session keeps under this name. */
export const preparedText = (name: string, text: string): string => `${BEGINNING}${name}${END}${text}`

/**
 * A statement whose text never changes, under a name that stands for this one text: each session parses and plans it
 * once, inside transactions too. For what is sent often and costs more to plan than to do.
 */
export function prepared<Row>(name: string, query: RawBuilder<Row>): RawBuilder<Row> {
  return sql<Row>`${sql.raw(preparedText(name, ''))}${query}`
}

/** The arguments of a driver's query, by name where its text says one. */
function named(args: readonly unknown[]): readonly unknown[] {
  const [text, values, ...rest] = args
  if (typeof text !== 'string' || !text.startsWith(BEGINNING)) return args
  return [{ name: text.slice(BEGINNING.length, text.indexOf(END)), text, values }, ...rest]
}

/** Lets a session keep the statements that are `prepared`: the driver knows names, and Kysely does not pass them on. */
export function enableNamedStatements(session: pg.ClientBase): void {
  const send = session.query.bind(session)
  const value = (...args: readonly unknown[]): unknown => Reflect.apply(send, session, named(args))
  Object.defineProperty(session, 'query', { value, configurable: true })
}
