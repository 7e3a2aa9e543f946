import { text } from '#framework/doctypes'
import { method, onlyRoles, type MethodContext } from '#framework/modules'
import { forgetDelivery, redeliver, type DeliveryKey } from '#framework/signals'
import type { Database } from '#framework/database'
import { deadLetterErrors } from './errors.ts'
import { SignalDelivery } from './signal-delivery.doctype.ts'

const input = { name: text({ required: true }) }
const access = onlyRoles('System Manager')

type Context = Pick<MethodContext<{ readonly name: string }>, 'input' | 'caller' | 'site'>

/**
 * Settles a delivery once: its row is locked meanwhile. The signals' own tables are changed first, so that an end in
 * between can only have a reaction tried again that still shows as waiting.
 */
function settle(
  { input, caller, site }: Context,
  state: 'tried again' | 'discarded',
  act: (kysely: Database['kysely'], key: DeliveryKey) => Promise<void>,
): Promise<void> {
  return site.write(caller, async (documents) => {
    const delivery = await documents.lock(SignalDelivery, input.name)
    if (delivery.state !== 'waiting') throw deadLetterErrors.settled(delivery.state)
    await act(site.database.kysely, delivery)
    await documents.asSystem().save(SignalDelivery, delivery.name, { state })
  })
}

/** Has a reaction that was given up tried again from the start. */
export const retryDelivery = method({
  access,
  input,
  framesItself: true,
  run: (context) =>
    settle(context, 'tried again', async (kysely, key) => {
      if (!(await redeliver(kysely, key))) throw deadLetterErrors.signal_gone()
    }),
})

/** Lets a reaction go that was given up. */
export const discardDelivery = method({
  access,
  input,
  framesItself: true,
  run: (context) => settle(context, 'discarded', forgetDelivery),
})
