import type { Database } from '#framework/database'
import type { Registry } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { addressSignals, Webhook } from '#framework/webhooks'

/** What each round of deliveries begins with on a site that tells other programs; on others, nothing. */
export function webhookRound(
  database: Database,
  registry: Registry,
  write: (run: (documents: Documents) => Promise<void>) => Promise<void>,
): () => Promise<void> {
  if (registry.find(Webhook.name) !== Webhook) return async () => undefined
  return () => addressSignals(database, write)
}
