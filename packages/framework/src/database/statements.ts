import { AsyncLocalStorage } from 'node:async_hooks'
import { sql, type RawBuilder, type CompiledQuery } from 'kysely'
import type pg from 'pg'
import type { Database } from './connect.ts'

const recording = new AsyncLocalStorage<string[]>()

const isBookkeeping = (sql: string): boolean =>
  /^\s*(begin|start transaction|set transaction|commit|rollback|savepoint|release)\b/i.test(sql)

/** Notes a statement that was sent for the current `countStatements`, if there is one. Statements sent past Kysely call this themselves. */
export function recordStatement(sql: string): void {
  const statements = recording.getStore()
  if (statements !== undefined && !isBookkeeping(sql)) statements.push(sql)
}

/** Runs something so that its statements are noted in a list that can be read meanwhile. */
export function recordStatementsInto<Result>(statements: string[], run: () => Result): Result {
  return recording.run(statements, run)
}

/**
 * Runs something and tells which SQL statements it made, failed ones included. Only its own: what other
 * requests do meanwhile is not counted, nor what opens and closes transactions.
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

/** A statement's text as one that its session keeps under this name. */
const preparedText = (name: string, text: string): string => `${BEGINNING}${name}${END}${text}`

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

/** Each session keeps a plan of some ten kilobytes for each of them. */
const MOST_PREPARED = 100

const MOST_REMEMBERED = 1000

/** Gives texts names: one earns its own when it comes again, while there is room, for strangers ask what nobody asks twice. */
function createNames(kind: string): (text: string) => string | undefined {
  const names = new Map<string, string>()
  const seenOnce = new Set<string>()
  return (text) => {
    const name = names.get(text)
    if (name !== undefined || names.size >= MOST_PREPARED) return name
    if (seenOnce.delete(text)) {
      const given = `${kind}.${names.size + 1}`
      names.set(text, given)
      return given
    }
    if (seenOnce.size >= MOST_REMEMBERED) seenOnce.clear()
    seenOnce.add(text)
    return undefined
  }
}

/** Keeps statements as `kept` does, with room of its own; `kind` begins their names. */
export function createPreparer(kind: string) {
  const nameOf = createNames(kind)
  return <Row>(compiled: CompiledQuery<Row>): CompiledQuery<Row> => {
    const name = nameOf(compiled.sql)
    return name === undefined ? compiled : { ...compiled, sql: preparedText(name, compiled.sql) }
  }
}

/**
 * The same statement, kept by each session from the second time that its text is sent, so that it is parsed and planned
 * once. For texts that are put together, and still are few. For one that never changes there is `prepared`.
 */
export const prepareRepeated = createPreparer('text')

/** As `kept`, for what documents are written with: what strangers ask for takes none of its room. */
export const prepareRepeatedWrite = createPreparer('write')

/**
 * Runs a statement whose text never changes under its name, so that each session of the pool parses and plans it once.
 * For what every request asks: the name must stand for one text.
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
