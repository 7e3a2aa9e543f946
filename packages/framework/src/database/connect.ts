import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { enableNamedStatements, recordStatement } from './statements.ts'

/** Milliseconds without a response to a statement before the watchdog probes the database. */
const SILENCE = 3_000

async function answers(settings: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client(settings)
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch (error) {
    return error instanceof pg.DatabaseError
  } finally {
    client.end().catch(() => undefined)
  }
}

/**
 * Ends sessions whose statement gets no response while new sessions get none either: the database is gone without
 * closing its connections. While it responds, statements run up to their own timeout.
 */
function watchSilence(settings: pg.ClientConfig): (session: pg.PoolClient) => void {
  let asking: Promise<boolean> | null = null
  const isThere = () => (asking ??= answers(settings).finally(() => (asking = null)))

  return (session) => {
    let waiting: NodeJS.Timeout | undefined
    let isOver = false
    const look = async () => {
      const mine = waiting
      const isAlive = await isThere()
      if (mine === undefined || mine !== waiting) return
      if (isAlive) mine.refresh()
      else session.end().catch(() => undefined)
    }
    const rest = () => {
      clearTimeout(waiting)
      waiting = undefined
    }
    session.on('drain', rest)
    session.on('end', () => {
      isOver = true
      rest()
    })
    const send = session.query.bind(session)
    const value = (...args: readonly unknown[]): unknown => {
      if (!isOver) waiting ??= setTimeout(() => void look(), SILENCE).unref()
      return Reflect.apply(send, session, args)
    }
    Object.defineProperty(session, 'query', { value, configurable: true })
  }
}

const { builtins, getTypeParser } = pg.types

const int8Array = 1016

const numericArray = 1231

/** Pads fractions to six digits: PostgreSQL drops trailing zeros, and documents compare datetimes as text. */
const padFraction = (text: string): string =>
  text.includes('.') ? text.replace(/\.\d{1,6}/, (fraction) => fraction.padEnd(7, '0')) : text

const asPrinted = (text: string): string => text

const numbers = (text: string): (number | null)[] =>
  text === '{}'
    ? []
    : text
        .slice(1, -1)
        .split(',')
        .map((item) => (item === 'NULL' ? null : Number(item)))

type ValueParser = (text: string) => unknown

const parsers = new Map<number, ValueParser>([
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
  [builtins.DATE, asPrinted],
  [builtins.TIME, padFraction],
  [builtins.TIMETZ, padFraction],
  [builtins.TIMESTAMP, padFraction],
  [builtins.TIMESTAMPTZ, padFraction],
  [int8Array, numbers],
  [numericArray, numbers],
])

/** Values as documents hold them: numbers for int8 and numeric, text for dates and times, parsed JSON. Only for our own connections. */
const valueParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: (typeof builtins)['INT8'], format?: string): ValueParser => {
    if (format === 'binary') return getTypeParser(oid, 'binary') as ValueParser
    return parsers.get(oid) ?? (getTypeParser(oid, 'text') as ValueParser)
  },
}

/** Tables come from document types at run time, so the compiler does not know their names and columns. */
export type Tables = Record<string, Record<string, unknown>>

export interface Database {
  readonly kysely: Kysely<Tables>
  readonly pool: pg.Pool
  readonly connection: ConnectionSettings
  readonly session: SessionSettings
  /** Waits for running statements, then closes every session. Safe to call twice. */
  close(): Promise<void>
}

export interface ConnectOptions extends SessionSettings {
  poolSize: number
  onLost?: (error: Error) => void
}

/** Milliseconds to wait for a free session: longer than a short peak, shorter than a user waits. */
const patience = 5_000

function openPool(connection: ConnectionSettings, options: ConnectOptions): pg.Pool {
  const settings = {
    ...clientSettings(connection, options),
    connectionTimeoutMillis: patience,
    application_name: 'mela',
  }
  const pool = new pg.Pool({
    ...settings,
    types: valueParsers,
    max: options.poolSize,
    keepAlive: true,
  })
  // The pool closes before its last socket does; a later socket error is no loss.
  pool.on('error', (error) => {
    if (!pool.ending) options.onLost?.(error)
  })
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('connect', enableNamedStatements)
  pool.on('connect', watchSilence(settings))
  return pool
}

/** Opens a pool of sessions. Nothing is sent before the first statement, so this never fails. */
export function connect(connection: ConnectionSettings, options: ConnectOptions): Database {
  const pool = openPool(connection, options)
  const kysely = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: (event) => recordStatement(event.query.sql),
  })
  let closing: Promise<void> | undefined
  return {
    kysely,
    pool,
    connection,
    session: options,
    close: () => (closing ??= pool.end()),
  }
}

export type ConnectionSettings =
  | { connectionString: string }
  | { host: string; port: number; database: string; user: string; password?: string }

export interface SessionSettings {
  /** IANA name; the zone of `now()` and of timestamps without a zone in every session. */
  timeZone: string
  /** Milliseconds one statement may run before PostgreSQL cancels it. */
  statementTimeout?: number
  /** Milliseconds a statement may wait for another transaction's lock. */
  lockTimeout?: number
}

/** Milliseconds a transaction may stay open without a statement, so that a forgotten one does not hold its locks. */
const idleTransactionTimeout = 60_000

const sessionOptions = (session: SessionSettings): string =>
  Object.entries({
    TimeZone: session.timeZone,
    statement_timeout: session.statementTimeout ?? 30_000,
    lock_timeout: session.lockTimeout ?? 10_000,
    idle_in_transaction_session_timeout: idleTransactionTimeout,
  })
    .map(([name, value]) => `-c ${name}=${String(value).replace(/[\\ ]/g, '\\$&')}`)
    .join(' ')

/**
 * Options with which `pg` opens a session. Options of the connection string come last, so that the operator's override
 * ours.
 */
export function clientSettings(connection: ConnectionSettings, session: SessionSettings) {
  const options = sessionOptions(session)
  if (!('connectionString' in connection)) return { ...connection, ssl: false, options }
  const address = new URL(connection.connectionString)
  const theirs = address.searchParams.get('options')
  address.searchParams.set('options', theirs === null ? options : `${options} ${theirs}`)
  return { connectionString: address.href }
}
