import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import { taskInSteps } from '#framework/tasks'
import { Fulfilment } from '../fulfilment/fulfilment.doctype.ts'
import { markUndelivered } from '../fulfilment/mark-undelivered.ts'
import { lockOrder } from '../order/order.queries.ts'

/** Limit of packages per run; the next night's run continues. */
const AT_ONCE = 500

/** Days after the event on which a package can still be handed over. */
const DAYS_TO_CLAIM = 3

/**
 * Returns shipped packages of events that nobody collected in time, the oldest first. Those of a class stay, because a
 * teacher may hand them over without recording it. One statement.
 */
async function listUnclaimed(system: Documents) {
  return system.statement(
    sql<{ name: string; order: string }>`select name, "order" from "Fulfilment"
      where kind = 'collection' and delivery_code like 'event:%' and state = 'shipped'
        and promised_by < ${system.today}::date - ${DAYS_TO_CLAIM}::int
      order by promised_by, name limit ${AT_ONCE}`,
    { reads: [Fulfilment] },
  )
}

const EARLY_MORNING = '20 4 * * *'

/** Sends unclaimed packages of events back to their sellers, as a refused delivery: credit, refund and notices. */
export const returnUnclaimed = taskInSteps(
  'orders.return_unclaimed',
  async (_payload, ctx) => {
    for (const { name, order } of await ctx.inTransaction((documents) => listUnclaimed(documents)))
      await ctx.inTransaction(async (documents) => {
        const { fulfilments } = await lockOrder(documents, order)
        // It may have been handed over in the meantime.
        if (fulfilments.find((one) => one.name === name)?.state !== 'shipped') return
        await documents.save(Fulfilment, name, { undelivered_reason: 'not collected' })
        await markUndelivered(documents, { ...ctx, documents }, { fulfilment: name, state: 'returned' })
      })
  },
  EARLY_MORNING,
)
