import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { clientSettings, type ConnectionSettings, type SessionSettings } from './connection-settings.ts'
import { frugalSocket } from './frugal-socket.ts'
import { keepPrepared } from './prepared.ts'
import { watchSilence } from './silence.ts'
import { recordStatement } from './statements.ts'
import { valueParsers } from './value-parsers.ts'

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
  pool.on('error', (error) => options.onLost?.(error))
  // A session lost while a statement runs tells the statement, and then also its client: unheard, that would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('connect', keepPrepared)
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
