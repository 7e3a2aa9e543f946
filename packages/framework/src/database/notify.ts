import { setTimeout as wait } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { clientSettings, type ConnectionSettings, type Tables } from './connect.ts'

export interface ListenOptions {
  channels: readonly string[]
  onMessage: (channel: string, payload: string) => void
  onLost?: (error: Error) => void
  /**
   * Called when the connection is restored; missed messages must be read from tables. Not called for the first
   * connection.
   */
  onRestored?: () => void
}

export interface NotificationListener {
  close(): Promise<void>
}

/** Milliseconds between probes of an idle connection, after which a vanished peer is noticed. */
const heartbeat = 30_000

const firstPause = 100
const longestPause = 5_000

async function openLine(connection: ConnectionSettings, options: ListenOptions) {
  const client = new pg.Client({
    ...clientSettings(connection, { timeZone: 'UTC' }),
    application_name: 'mela listener',
    connectionTimeoutMillis: 5_000,
    query_timeout: 10_000,
    keepAlive: true,
  })
  const broken = new Promise<Error>((resolve) => {
    client.on('error', resolve)
    client.on('end', () => resolve(new Error('The line was closed')))
  })
  client.on('notification', (message) => options.onMessage(message.channel, message.payload ?? ''))
  try {
    await client.connect()
    for (const channel of options.channels) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
  return { client, broken }
}

type Line = Awaited<ReturnType<typeof openLine>>

async function untilBroken(line: Line, signal: AbortSignal): Promise<Error> {
  const beat = setInterval(() => {
    line.client.query('select 1').catch(() => line.client.end().catch(() => undefined))
  }, heartbeat)
  const closed = new Promise<Error>((resolve) => {
    signal.addEventListener('abort', () => resolve(new Error('The listener was closed')), { once: true })
  })
  const error = await Promise.race([line.broken, closed])
  clearInterval(beat)
  await line.client.end().catch(() => undefined)
  return error
}

async function reopenLine(connection: ConnectionSettings, options: ListenOptions, signal: AbortSignal) {
  for (let pause = firstPause; !signal.aborted; pause = Math.min(pause * 2, longestPause)) {
    await wait(pause, undefined, { signal }).catch(() => undefined)
    if (signal.aborted) return undefined
    const line = await openLine(connection, options).catch(() => undefined)
    if (line !== undefined) return line
  }
  return undefined
}

async function maintainListener(
  line: Line,
  {
    connection,
    options,
    signal,
  }: { connection: ConnectionSettings; options: ListenOptions; signal: AbortSignal },
): Promise<void> {
  let current: Line | undefined = line
  while (current !== undefined) {
    const error = await untilBroken(current, signal)
    if (signal.aborted) return
    options.onLost?.(error)
    current = await reopenLine(connection, options, signal)
    if (current !== undefined && !signal.aborted) options.onRestored?.()
    else await current?.client.end()
  }
}

/**
 * Listens to channels on a connection of its own, which is replaced when it breaks. Rejects when the first connection
 * fails. Messages sent while it is down are lost.
 */
export async function listen(
  connection: ConnectionSettings,
  options: ListenOptions,
): Promise<NotificationListener> {
  const line = await openLine(connection, options)
  const closing = new AbortController()
  const done = maintainListener(line, { connection, options, signal: closing.signal })
  return {
    close: () => {
      closing.abort()
      return done
    },
  }
}

/** Notifies a channel when the transaction commits (at once outside of one). The payload may have 7999 bytes. */
export async function notify(executor: Kysely<Tables>, channel: string, payload = ''): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(executor)
}
