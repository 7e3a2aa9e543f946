import type { Database } from '#framework/database'
import type { Registry } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import type { Module, Place, Signal, Subscription } from '#framework/modules'
import { claimDelivery } from '#framework/signals'
import { keepDeadLetters } from './keep-dead-letters.ts'
import type { piecesOfWork } from './pieces-of-work.ts'
import { webhookRound } from './webhook-round.ts'

interface ReactionOptions {
  readonly database: Database
  readonly registry: Registry
  readonly modules: readonly Module[]
  readonly place: Place
  readonly work: Pick<ReturnType<typeof piecesOfWork>, 'writeForItself'>
}

/** What the rooms, other programs and people do about what happened. */
export function createReactions({ database, registry, modules, place, work }: ReactionOptions) {
  const asSystem = (run: (documents: Documents) => Promise<void>) => work.writeForItself(run)
  return {
    ...keepDeadLetters(registry, asSystem),
    subscriptions: modules.flatMap((module) => module.subscriptions),
    beforeDelivery: webhookRound(database, registry, asSystem),
    react: (subscription: Subscription, signal: Signal) =>
      work.writeForItself(async (documents, _journal, connection) => {
        if (await claimDelivery(connection, signal.id, subscription.key))
          await subscription.run(signal, documents, place)
      }),
  }
}
