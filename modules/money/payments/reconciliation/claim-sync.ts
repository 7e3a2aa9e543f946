import type { Context } from '#framework/context'
import { increment } from '#framework/documents'
import { Payment } from '../payment/payment.doctype.ts'
import type { OrderReference } from './sync-payment.ts'
import { formatLocalTime } from '../payment/local-time.ts'
import { unpaidStates } from '../payment/payment.states.ts'

/** Minimum minutes between queries by payers: three seconds. */
const MIN_MINUTES_BETWEEN = 3 / 60

/** Claims the next query: of concurrent payers one gets the order, the others null. One statement. */
export function claimSync(context: Context, name: string): Promise<OrderReference | null> {
  return context.inTransaction(async (documents) => {
    const clock = { timeZone: context.site.settings.timeZone, now: documents.now }
    const [claimed] = await documents.asSystemFor(documents.caller.user).updateWhere(
      Payment,
      {
        name,
        state: ['in', [...unpaidStates]],
        gateway_order: ['is', 'set'],
        last_queried_at: ['<=', formatLocalTime(clock, -MIN_MINUTES_BETWEEN)],
      },
      { last_queried_at: formatLocalTime(clock), query_count: increment(1) },
      { returning: ['gateway', 'gateway_order', 'query_count'] },
    )
    if (!claimed || claimed.gateway_order === null) return null
    const { gateway, gateway_order: order, query_count: number } = claimed
    // An unpaid payment has no disputes.
    return { name, gateway, order, query: { number, disputes: [] } }
  })
}
