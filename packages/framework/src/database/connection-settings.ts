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
