import type { GuestCache } from '#framework/cache'
import type { Database } from '#framework/database'
import type { Journal } from '#framework/documents'
import type { Signal, Subscription } from '#framework/modules'
import { createAnnouncer, createDispatcher, deliverSignals } from '#framework/signals'

interface NewsOptions {
  readonly database: Database
  readonly cache: GuestCache
  readonly subscriptions: readonly Subscription[]
  /** What is known by the names of types may have changed. */
  readonly forgetNames: () => void
  readonly wakeTasks: () => void
  readonly react: (subscription: Subscription, signal: Signal) => Promise<void>
  readonly onError: (where: string, error: unknown) => void
}

/** What follows a commit: cache tags fall here and on every node, and whoever waits for signals is woken. */
export function createNews(options: NewsOptions) {
  const { database, cache, subscriptions, forgetNames, wakeTasks, react, onError } = options

  const dispatcher = createDispatcher(
    () =>
      deliverSignals({
        database,
        subscriptions,
        react,
        onFailure: (subscription, _signal, error) => onError(subscription.key, error),
      }),
    (error) => onError('signals', error),
  )

  const announcer = createAnnouncer({
    database,
    onChanged: (types) => {
      cache.invalidate(types)
      forgetNames()
    },
    onMissed: () => {
      cache.invalidateAll()
      forgetNames()
    },
    onSignals: () => {
      dispatcher.wake()
      wakeTasks()
    },
  })

  return {
    /** Before the answer leaves, so that whoever wrote reads what he wrote. */
    tell({ changed, hasSignals }: Journal): void {
      if (changed.size === 0 && !hasSignals) return
      cache.invalidate(changed)
      forgetNames()
      announcer.announce(changed)
    },
    drainSignals: () => dispatcher.drain(),
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
