import type { Database } from '#framework/database'
import type { Journal, NamingRules } from '#framework/documents'
import {
  committedBy,
  createChangeAnnouncer,
  createDispatcher,
  deliverEvents,
  type Committed,
  type DeadDelivery,
  type EventHandler,
  type StoredEvent,
} from '#framework/events'
import type { GuestCache } from '#framework/response-cache'
import type { createSiteAccess } from './site-access.ts'

interface NewsOptions extends MemoryCaches {
  readonly database: Database
  readonly handlers: readonly EventHandler[]
  readonly wakeTasks: (names: ReadonlySet<string>) => void
  readonly handle: (handler: EventHandler, event: StoredEvent) => Promise<void>
  readonly onDead: (delivery: DeadDelivery) => Promise<void>
  /** Runs before each round of deliveries: they close events. */
  readonly beforeDelivery: () => Promise<void>
  readonly onError: (where: string, error: unknown) => void
}

/** What follows a commit: cache tags fall here and on every node, and whoever delivers events is woken. */
export function createNews(options: NewsOptions) {
  const { database, handlers, wakeTasks, handle, onDead, beforeDelivery, onError } = options
  const { fall, fallAll } = createInvalidation(options)
  const watchers = createWatchers()

  const dispatcher = createDispatcher(
    async () => {
      await beforeDelivery()
      return deliverEvents({
        database,
        handlers,
        handle,
        onDead,
        onFailure: ({ key }, error) => onError(key, error),
      })
    },
    (error) => onError('signals', error),
  )

  const handleCommit = (committed: Committed) => {
    fall(committed.types)
    watchers.changed(committed)
  }

  const announcer = createChangeAnnouncer({
    database,
    onChanged: handleCommit,
    onMissed: () => {
      fallAll()
      watchers.missed()
    },
    onEvents: dispatcher.wake,
  })

  return {
    /** Before the answer leaves, so that whoever wrote reads what he wrote. */
    publish(journal: Journal): void {
      if (journal.tasks.size > 0) wakeTasks(journal.tasks)
      if (journal.changed.size === 0 && !journal.hasEvents) return
      const committed = committedBy(journal)
      handleCommit(committed)
      announcer.announce(committed)
    },
    watch: watchers.add,
    drainEvents: () => dispatcher.drain(),
    async start(): Promise<void> {
      await announcer.start()
      dispatcher.start()
    },
    async stop(): Promise<void> {
      await dispatcher.stop()
      await announcer.stop()
    },
  }
}

/** What is kept in memory and may not be true any more after a change. */
interface MemoryCaches {
  readonly cache: GuestCache
  /** What is known by the names of types may have changed. */
  readonly forgetNames: () => void
  readonly siteAccess: Pick<ReturnType<typeof createSiteAccess>, 'forget' | 'isChangedBy'>
  readonly namingRules: Pick<NamingRules, 'forget' | 'isChangedBy'>
}

/** Lets fall what is kept: of the types that changed, or everything. */
function createInvalidation({ cache, forgetNames, siteAccess, namingRules }: MemoryCaches) {
  const fallAll = () => {
    cache.invalidateAll()
    forgetNames()
    siteAccess.forget()
    namingRules.forget()
  }
  return {
    fallAll,
    fall(types: Iterable<string>): void {
      if (siteAccess.isChangedBy(types)) return fallAll()
      if (namingRules.isChangedBy(types)) namingRules.forget()
      cache.invalidate(types)
      forgetNames()
    },
  }
}

/** Somebody who follows what is committed. Called between two requests' work: it must be quick and must not throw. */
export interface ChangeWatcher {
  changed(committed: Committed): void
  /** News were lost: anything may have changed. */
  missed(): void
}

/** Those who follow what is committed on any node. */
function createWatchers() {
  const all = new Set<ChangeWatcher>()
  return {
    add(watcher: ChangeWatcher): () => void {
      all.add(watcher)
      return () => void all.delete(watcher)
    },
    changed(committed: Committed): void {
      if (committed.types.size > 0) for (const watcher of all) watcher.changed(committed)
    },
    missed(): void {
      for (const watcher of all) watcher.missed()
    },
  }
}
