import { AsyncResource } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { listen, notify, type Database, type NotificationListener } from '#framework/database'
import { type Committed, decodeChanges, encodeChanges } from './committed-changes.ts'

const CHANNEL = 'mela_changed'

interface ChangeAnnouncerOptions {
  readonly database: Database
  onChanged(committed: Committed): void
  /** Called after the connection was lost: anything may have changed. */
  onMissed(): void
  onEvents(): void
}

export interface ChangeAnnouncer {
  start(): Promise<void>
  announce(committed: Committed): void
  stop(): Promise<void>
}

function createWaiting() {
  let types = new Set<string>()
  let documents = new Map<string, Set<string>>()
  // A type once changed without names stays so, whatever names are added later.
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
  // Notifications of many requests are sent together, so their statement belongs to no one request.
  const outside = new AsyncResource('mela change announcer')
  let sending: Promise<void> | null = null
  let listener: NotificationListener | null = null

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
