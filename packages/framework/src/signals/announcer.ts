import { AsyncResource } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { listen, notify, type Database, type Listener } from '#framework/database'

const CHANNEL = 'mela_changed'
/** PostgreSQL takes payloads below 8,000 bytes. */
const LONGEST = 7000

interface News {
  readonly node: string
  readonly changed: readonly string[]
}

interface AnnouncerOptions {
  readonly database: Database
  /** Document types that another node changed. */
  onChanged(types: readonly string[]): void
  /** The line was down: anything may have changed. */
  onMissed(): void
  /** Somebody wrote signals. */
  onSignals(): void
}

/**
 * Tells every node what was committed. It is said after the commit and in a statement of its own, because a NOTIFY
 * inside a transaction makes all commits wait for one another. Signals that a dying node could not tell of are found by polling.
 */
export interface Announcer {
  start(): Promise<void>
  announce(types: Iterable<string>): void
  stop(): Promise<void>
}

function readNews(payload: string): News | null {
  const news: unknown = JSON.parse(payload)
  const isNews = (value: unknown): value is News =>
    typeof value === 'object' &&
    value !== null &&
    'node' in value &&
    'changed' in value &&
    Array.isArray(value.changed)
  return isNews(news) ? news : null
}

export function createAnnouncer(options: AnnouncerOptions): Announcer {
  const node = randomUUID()
  const waiting = new Set<string>()
  // News of many requests go out together: they are no one request's work.
  const outside = new AsyncResource('mela announcer')
  let sending: Promise<void> | null = null
  let listener: Listener | null = null

  const sendWaiting = async () => {
    while (waiting.size > 0) {
      const text = JSON.stringify({ node, changed: [...waiting] } satisfies News)
      waiting.clear()
      const payload = text.length > LONGEST ? JSON.stringify({ node, changed: ['*'] }) : text
      await notify(options.database.kysely, CHANNEL, payload).catch(() => undefined)
    }
    sending = null
  }

  return {
    async start() {
      listener = await listen(options.database.connection, {
        channels: [CHANNEL],
        onMessage: (_channel, payload) => {
          const news = readNews(payload)
          if (!news || news.node === node) return
          if (news.changed.includes('*')) options.onMissed()
          else options.onChanged(news.changed)
          options.onSignals()
        },
        onRestored: options.onMissed,
      })
    },
    announce(types) {
      for (const type of types) waiting.add(type)
      options.onSignals()
      sending ??= outside.runInAsyncScope(sendWaiting)
    },
    async stop() {
      await sending
      await listener?.close()
    },
  }
}
