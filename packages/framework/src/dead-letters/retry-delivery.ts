import { method, onlyRoles, type MethodContext } from '#framework/modules'
import { redeliver, type DeliveryKey } from '#framework/events'
import { deadLetterErrors } from './errors.ts'
import { text } from '#framework/doctypes'
import type { Database } from '#framework/database'
import { EventDelivery } from './event-delivery.doctype.ts'

export const access = onlyRoles('System Manager')

export const input = { name: text({ required: true }) }

/** Has a reaction that was given up tried again from the start. */
export const retryDelivery = method({
  access,
  input,
  managesOwnTransaction: true,
  run: (context) =>
    settle(context, 'tried again', async (kysely, key) => {
      if (!(await redeliver(kysely, key))) throw deadLetterErrors.signal_gone()
    }),
})

/**
 * Settles a delivery once: its row is locked meanwhile. The signals' own tables are changed first, so that an end in
 * between can only have a reaction tried again that still shows as waiting.
 */
export function settle(
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
