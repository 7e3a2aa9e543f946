import { method, onlyRoles, type MethodContext } from '#framework/modules'
import { redeliver, type DeliveryKey } from '#framework/events'
import { deadLetterErrors } from './errors.ts'
import { text } from '#framework/doctypes'
import type { Database } from '#framework/database'
import { EventDelivery } from './event-delivery.doctype.ts'

export const deliveryAccess = onlyRoles('System Manager')

export const deliveryInput = { name: text({ required: true }) }

/** Retries a delivery that was given up, from the start. */
export const retryDelivery = method({
  access: deliveryAccess,
  input: deliveryInput,
  managesOwnTransaction: true,
  run: (context) =>
    settleDelivery(context, 'tried again', async (kysely, key) => {
      if (!(await redeliver(kysely, key))) throw deadLetterErrors.event_not_found()
    }),
})

/**
 * Settles a delivery once, with its row locked. The events' own tables change first: an interruption can only cause a
 * retry of one that still shows as waiting.
 */
export function settleDelivery(
  { input, caller, site }: MethodContext<{ readonly name: string }>,
  state: 'tried again' | 'discarded',
  act: (kysely: Database['kysely'], key: DeliveryKey) => Promise<void>,
): Promise<void> {
  return site.write(caller, async (documents) => {
    const delivery = await documents.lock(EventDelivery, input.name)
    if (delivery.state !== 'waiting') throw deadLetterErrors.settled(delivery.state)
    await act(site.database.kysely, delivery)
    await documents.asSystem().save(EventDelivery, delivery.name, { state })
  })
}
