import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { Socket } from 'node:net'
import { enableNamedStatements, recordStatement } from './statements.ts'

/** Milliseconds that a statement may wait for its answer before somebody asks whether anybody is there. */
const SILENCE = 3_000

/** Whether a database answers who knocks: with a session, or with the reason why there is none. */
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
 * Ends sessions whose statement stays without an answer while new sessions get none either: the database is away without
 * having said so. Where one answers, the work may take as long as the database itself allows.
 */
function watchSilence(settings: pg.ClientConfig): (session: pg.PoolClient) => void {
  let asking: Promise<boolean> | null = null
  // However many sessions wait, one knocks for all of them.
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

/** PostgreSQL drops trailing zeros of a fraction; documents compare datetimes as text, so a fraction always has six digits. */
const padFraction = (text: string): string =>
  text.includes('.') ? text.replace(/\.\d{1,6}/, (fraction) => fraction.padEnd(7, '0')) : text

const asPrinted = (text: string): string => text

/** `{1,2,NULL}`: what `array_agg` of whole or exact numbers gives. */
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

/** As much as one read brings at most, in bytes. */
const MOST = 64 * 1024

/** All reads of all sessions land here, one after another: what came is copied out before the next. */
const readBuffer = Buffer.allocUnsafeSlow(MOST)

/**
 * A socket that takes no more memory for a read than what came. Node's own reads take 64 kB each and give most of it back,
 * which leaves the process's memory in pieces.
 */
function frugalSocket(): Socket {
  const socket: Socket = new Socket({
    onread: {
      buffer: readBuffer,
      callback: (length, buffer) => socket.emit('data', Buffer.from(buffer.subarray(0, length))),
    },
  })
  return socket
}

/** Tables are made from document types at run time, so their names and columns are not known to the compiler. */
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
  /** Told when an idle session is lost; the pool replaces it by itself. */
  onLost?: (error: Error) => void
}

/** Milliseconds to wait for a free session: longer than a busy moment, shorter than a person's patience. */
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
    stream: frugalSocket,
    max: options.poolSize,
    keepAlive: true,
  })
  // The pool is closed before its last socket is: what breaks then is no loss.
  pool.on('error', (error) => {
    if (!pool.ending) options.onLost?.(error)
  })
  // A session lost while a statement runs tells the statement, and then also its client: unheard, that would end the process.
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

/** How to reach a PostgreSQL: an address as people write it, or the parts of one (a host that starts with `/` is a socket folder). */
export type ConnectionSettings =
  | { connectionString: string }
  | { host: string; port: number; database: string; user: string; password?: string }

export interface SessionSettings {
  /** IANA name; what `now()` and timestamps without a zone mean in every session. */
  timeZone: string
  /** Milliseconds one statement may run before PostgreSQL cancels it. */
  statementTimeout?: number
  /** Milliseconds a statement may wait for another transaction's lock. */
  lockTimeout?: number
}

/** Milliseconds a transaction may sit open without a statement: a forgotten one must not hold its locks for ever. */
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
 * What `pg` needs to open a session with our settings. A connection string keeps its own options too:
 * they come last, so that an operator's word wins over ours.
 */
export function clientSettings(connection: ConnectionSettings, session: SessionSettings) {
  const options = sessionOptions(session)
  if (!('connectionString' in connection)) return { ...connection, ssl: false, options }
  const address = new URL(connection.connectionString)
  const theirs = address.searchParams.get('options')
  address.searchParams.set('options', theirs === null ? options : `${options} ${theirs}`)
  return { connectionString: address.href }
}
