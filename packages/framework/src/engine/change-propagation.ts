import type { Database } from '#framework/database'
import type { ChangeSet, NamingRules } from '#framework/documents'
import {
  committedBy,
  createChangeAnnouncer,
  createDispatcher,
  deliverEvents,
  renameHandlers,
  type Committed,
  type DeadDelivery,
  type EventHandler,
  type StoredEvent,
} from '#framework/events'
import type { GuestCache } from '#framework/response-cache'
import type { createSiteAccess } from './site-access.ts'

interface ChangePropagationOptions extends MemoryCaches {
  readonly database: Database
  readonly handlers: readonly EventHandler[]
  /** Tables that store the keys of handlers. */
  readonly deliveryTables: readonly string[]
  readonly notifyWorkers: (names: ReadonlySet<string>) => void
  readonly handle: (handler: EventHandler, event: StoredEvent) => Promise<void>
  readonly onDead: (delivery: DeadDelivery) => Promise<void>
  readonly beforeDelivery: () => Promise<void>
  readonly onError: (where: string, error: unknown) => void
}

export function createChangePropagation(options: ChangePropagationOptions) {
  const { database, handlers, notifyWorkers, handle, onDead, beforeDelivery, onError } = options
  const { invalidate, invalidateAll } = createInvalidation(options)
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
    (error) => onError('events', error),
  )

  const handleCommit = (committed: Committed) => {
    invalidate(committed.types)
    watchers.changed(committed)
  }

  const announcer = createChangeAnnouncer({
    database,
    onChanged: handleCommit,
    onMissed: () => {
      invalidateAll()
      watchers.missed()
    },
    onEvents: dispatcher.wake,
  })

  return {
    /** Runs before the response leaves, so that callers read their own writes. */
    publish(changeSet: ChangeSet): void {
      if (changeSet.tasks.size > 0) notifyWorkers(changeSet.tasks)
      if (changeSet.changed.size === 0 && !changeSet.hasEvents) return
      const committed = committedBy(changeSet)
      handleCommit(committed)
      announcer.announce(committed)
    },
    watch: watchers.add,
    drainEvents: () => dispatcher.drain(),
    async start(): Promise<void> {
      await renameHandlers(database, handlers, options.deliveryTables)
      await announcer.start()
      dispatcher.start()
    },
    async stop(): Promise<void> {
      await dispatcher.stop()
      await announcer.stop()
    },
  }
}

interface MemoryCaches {
  readonly cache: GuestCache
  readonly clearNames: () => void
  readonly siteAccess: Pick<ReturnType<typeof createSiteAccess>, 'forget' | 'isChangedBy'>
  readonly namingRules: Pick<NamingRules, 'forget' | 'isChangedBy'>
}

function createInvalidation({ cache, clearNames, siteAccess, namingRules }: MemoryCaches) {
  const invalidateAll = () => {
    cache.invalidateAll()
    clearNames()
    siteAccess.forget()
    namingRules.forget()
  }
  return {
    invalidateAll,
    invalidate(types: Iterable<string>): void {
      if (siteAccess.isChangedBy(types)) return invalidateAll()
      if (namingRules.isChangedBy(types)) namingRules.forget()
      cache.invalidate(types)
      clearNames()
    },
  }
}

/** A watcher of commits. Called between requests: it must be quick and must not throw. */
export interface ChangeWatcher {
  changed(committed: Committed): void
  /** Called when notifications were lost: anything may have changed. */
  missed(): void
}

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
