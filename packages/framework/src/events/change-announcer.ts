import { AsyncResource } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { listen, notify, type Database, type Listener } from '#framework/database'
import { type Committed, decodeChanges, encodeChanges } from './committed-changes.ts'

const CHANNEL = 'mela_changed'

interface ChangeAnnouncerOptions {
  readonly database: Database
  /** What another node changed. */
  onChanged(committed: Committed): void
  /** The line was down: anything may have changed. */
  onMissed(): void
  /** Somebody emitted events. */
  onEvents(): void
}

/**
 * Tells every node what was committed. It is said after the commit and in a statement of its own, because a NOTIFY
 * inside a transaction makes all commits wait for one another. Events that a dying node could not tell of are found by polling.
 */
export interface ChangeAnnouncer {
  start(): Promise<void>
  announce(committed: Committed): void
  stop(): Promise<void>
}

/** What is to be told, with what came together while something was being told. */
function createWaiting() {
  let types = new Set<string>()
  let documents = new Map<string, Set<string>>()
  // A type of which once was not said which documents stays so, whatever is named of it later.
  let unnamed = new Set<string>()
  let isEmpty = true
  return {
    add(committed: Committed): void {
      isEmpty = false
      for (const type of committed.types) {
        types.add(type)
        const names = committed.documents.get(type)
        if (!names) unnamed.add(type)
        else documents.set(type, new Set([...(documents.get(type) ?? []), ...names]))
      }
    },
    take(): Committed | null {
      if (isEmpty) return null
      for (const type of unnamed) documents.delete(type)
      const claimed = { types, documents }
      types = new Set()
      documents = new Map()
      unnamed = new Set()
      isEmpty = true
      return claimed
    },
  }
}

export function createChangeAnnouncer(options: ChangeAnnouncerOptions): ChangeAnnouncer {
  const node = randomUUID()
  const waiting = createWaiting()
  // News of many requests go out together: they are no one request's work.
  const outside = new AsyncResource('mela change announcer')
  let sending: Promise<void> | null = null
  let listener: Listener | null = null

  const sendWaiting = async () => {
    for (let claimed = waiting.take(); claimed !== null; claimed = waiting.take())
      for (const payload of encodeChanges(node, claimed))
        await notify(options.database.kysely, CHANNEL, payload).catch(() => undefined)
    sending = null
  }

  return {
    async start() {
      listener = await listen(options.database.connection, {
        channels: [CHANNEL],
        onMessage: (_channel, payload) => {
          const received = decodeChanges(payload)
          if (!received || received.node === node) return
          if (received.isEverything) options.onMissed()
          else options.onChanged(received)
          options.onEvents()
        },
        onRestored: options.onMissed,
      })
    },
    announce(committed) {
      waiting.add(committed)
      options.onEvents()
      sending ??= outside.runInAsyncScope(sendWaiting)
    },
    async stop() {
      await sending
      await listener?.close()
    },
  }
}
