import type { Context } from '#framework/context'
import { sql } from 'kysely'
import { prepared } from '#framework/database'
import { Payment } from '../payment/payment.doctype.ts'
import type { GatewayName } from '../gateways/gateway.ts'
import type { OrderReference } from './sync-payment.ts'
import { formatLocalTime } from '../payment/local-time.ts'
import { unpaidStates } from '../payment/payment.states.ts'

/** Minutes between two questions that payers set off: three seconds. */
const MIN_MINUTES_BETWEEN = 3 / 60

interface ClaimedOrder {
  readonly name: string
  readonly gateway: GatewayName
  readonly gateway_order: string
  readonly number: number
}

/**
 * The order about which the gateway is to be asked now, because a payer waits: of all who ask at once, one is told to, and
 * the others are told null. One statement.
 */
export function claimSync(context: Context, name: string): Promise<OrderReference | null> {
  return context.inTransaction(async (documents) => {
    const clock = { timeZone: context.site.settings.timeZone, now: documents.now }
    const [claimed] = await documents.asSystem().statement(
      prepared<ClaimedOrder>(
        'payments.claim ask',
        sql`update "Payment" set last_asked = ${formatLocalTime(clock)}::timestamp, times_asked = times_asked + 1, modified = clock_timestamp(),
            modified_by = ${documents.caller.user}
          where name = ${name} and state = any(${[...unpaidStates]}) and gateway_order is not null
            and (last_asked is null or last_asked <= ${formatLocalTime(clock, -MIN_MINUTES_BETWEEN)}::timestamp)
          returning name, gateway, gateway_order, times_asked::integer as number`,
      ),
      {
        changes: (rows) =>
          rows.map((row) => ({ type: Payment.name, name: row.name, kind: 'saved' as const })),
      },
    )
    if (!claimed) return null
    const { gateway, gateway_order: order, number } = claimed
    // What was not paid yet has no disputes.
    return { name, gateway, order, query: { number, disputes: [] } }
  })
}
