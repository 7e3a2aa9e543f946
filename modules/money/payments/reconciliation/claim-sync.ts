import type { Context } from '#framework/context'
import { increment } from '#framework/documents'
import { Payment } from '../payment/payment.doctype.ts'
import type { OrderReference } from './sync-payment.ts'
import { formatLocalTime } from '../payment/local-time.ts'
import { unpaidStates } from '../payment/payment.states.ts'

/** Minutes between two questions that payers set off: three seconds. */
const MIN_MINUTES_BETWEEN = 3 / 60

/**
 * The order about which the gateway is to be asked now, because a payer waits: of all who ask at once, one is told to, and
 * the others are told null. One statement.
 */
export function claimSync(context: Context, name: string): Promise<OrderReference | null> {
  return context.inTransaction(async (documents) => {
    const clock = { timeZone: context.site.settings.timeZone, now: documents.now }
    const [claimed] = await documents.asSystemFor(documents.caller.user).updateWhere(
      Payment,
      {
        name,
        state: ['in', [...unpaidStates]],
        gateway_order: ['is', 'set'],
        last_asked: ['<=', formatLocalTime(clock, -MIN_MINUTES_BETWEEN)],
      },
      { last_asked: formatLocalTime(clock), times_asked: increment(1) },
      { returning: ['gateway', 'gateway_order', 'times_asked'] },
    )
    if (!claimed || claimed.gateway_order === null) return null
    const { gateway, gateway_order: order, times_asked: number } = claimed
    // What was not paid yet has no disputes.
    return { name, gateway, order, query: { number, disputes: [] } }
  })
}
