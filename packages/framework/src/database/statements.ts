import { AsyncLocalStorage } from 'node:async_hooks'
import { sql, type RawBuilder, type CompiledQuery } from 'kysely'
import type pg from 'pg'
import type { Database } from './connect.ts'

const recording = new AsyncLocalStorage<string[]>()

const isBookkeeping = (sql: string): boolean =>
  /^\s*(begin|start transaction|set transaction|commit|rollback|savepoint|release)\b/i.test(sql)

/**
 * Records a statement for the current `countStatements`, if any. Statements sent without Kysely call this themselves.
 */
export function recordStatement(sql: string): void {
  const statements = recording.getStore()
  if (statements !== undefined && !isBookkeeping(sql)) statements.push(sql)
}

export function recordStatementsInto<Result>(statements: string[], run: () => Result): Result {
  return recording.run(statements, run)
}

/**
 * Runs something and returns its SQL statements, failed ones included. Statements of other requests, and those that
 * open and close transactions, are not counted.
 */
export async function countStatements<Result>(
  run: () => Promise<Result>,
): Promise<{ result: Result; statements: string[] }> {
  const statements: string[] = []
  const result = await recordStatementsInto(statements, run)
  return { result, statements }
}

const BEGINNING = '/* prepared '

const END = ' */ '

const preparedText = (name: string, text: string): string => `${BEGINNING}${name}${END}${text}`

/**
 * Names a statement whose text never changes: each session parses and plans it once, inside transactions too. For
 * frequent statements that cost more to plan than to execute.
 */
export function prepared<Row>(name: string, query: RawBuilder<Row>): RawBuilder<Row> {
  return sql<Row>`${sql.raw(preparedText(name, ''))}${query}`
}

function named(args: readonly unknown[]): readonly unknown[] {
  const [text, values, ...rest] = args
  if (typeof text !== 'string' || !text.startsWith(BEGINNING)) return args
  return [{ name: text.slice(BEGINNING.length, text.indexOf(END)), text, values }, ...rest]
}

export function enableNamedStatements(session: pg.ClientBase): void {
  const send = session.query.bind(session)
  const value = (...args: readonly unknown[]): unknown => Reflect.apply(send, session, named(args))
  Object.defineProperty(session, 'query', { value, configurable: true })
}

/** Limit of prepared statements: each session stores a plan of about ten kilobytes for each of them. */
const MAX_PREPARED = 100

const MAX_REMEMBERED = 1000

/**
 * Creates names for texts: a text gets one when it is sent again, up to the limit, so that one-off queries take none.
 */
function createNames(kind: string): (text: string) => string | undefined {
  const names = new Map<string, string>()
  const seenOnce = new Set<string>()
  return (text) => {
    const name = names.get(text)
    if (name !== undefined || names.size >= MAX_PREPARED) return name
    if (seenOnce.delete(text)) {
      const given = `${kind}.${names.size + 1}`
      names.set(text, given)
      return given
    }
    if (seenOnce.size >= MAX_REMEMBERED) seenOnce.clear()
    seenOnce.add(text)
    return undefined
  }
}

export function createPreparer(kind: string) {
  const nameOf = createNames(kind)
  return <Row>(compiled: CompiledQuery<Row>): CompiledQuery<Row> => {
    const name = nameOf(compiled.sql)
    return name === undefined ? compiled : { ...compiled, sql: preparedText(name, compiled.sql) }
  }
}

/**
 * Prepares a statement in each session from the second time that its text is sent. For generated texts of which there
 * are few; `prepared` is for fixed ones.
 */
export const prepareRepeated = createPreparer('text')

/** Works as `prepareRepeated` for statements that write documents, with a limit that callers' queries cannot use up. */
export const prepareRepeatedWrite = createPreparer('write')

/**
 * Runs a fixed statement under its name, so that each session of the pool parses and plans it once. For statements of
 * every request; the name must belong to one text.
 */
export async function queryNamed<Row extends object>(
  database: Database,
  name: string,
  query: RawBuilder<Row>,
): Promise<readonly Row[]> {
  const { sql: text, parameters } = query.compile(database.kysely)
  recordStatement(text)
  const { rows } = await database.pool.query<Row>({ name, text, values: [...parameters] })
  return rows
}

/** An identifier for SQL text, with its quotes doubled. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
