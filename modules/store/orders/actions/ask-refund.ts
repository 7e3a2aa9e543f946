import type { Documents } from '#framework/documents'
import { sentence, type Said } from '#meta'
import { amountSaid, refundSaid } from '#money/payments'
import { Order } from '../doctypes/order.doctype.ts'
import { OrderRefund } from '../doctypes/order-refund.doctype.ts'
import { asItStands } from '../doctypes/parcel.queries.ts'
import { Return } from '../doctypes/return.doctype.ts'
import { owedFor } from '../rules/order-due.ts'
import { planCancelling } from '../rules/plan-cancelling.ts'
import { planEnding } from '../rules/plan-ending.ts'
import { planBack } from './return-overpaid.ts'

/**
 * What it comes to that so much is owed no longer: how much goes to whom by which payment, what is to be given back by hand,
 * and what was never paid.
 */
async function backSaid(system: Documents, of: string, worth: number): Promise<readonly Said[]> {
  const order = await system.get(Order, of)
  const { currency, contact_name } = order
  const back = Math.max(0, worth - owedFor(order))
  const { parts, byHand } = await planBack(system, of, back)
  const unpaid = Math.max(0, worth - back)
  return [
    ...parts.map(({ payment, amount }) => refundSaid(payment, amount)),
    ...(byHand > 0
      ? [sentence`${amountSaid(byHand, currency)} was paid by hand: give it back to ${contact_name} by hand.`]
      : []),
    ...(unpaid > 0
      ? [sentence`${amountSaid(unpaid, currency)} was not paid yet: ${contact_name} owes so much less.`]
      : []),
  ]
}

/** What paying a return back comes to, before it is done. `system` acts as the system. */
export async function askRefund(system: Documents, name: string): Promise<readonly Said[]> {
  const { order, refund_amount } = await system.get(Return, name)
  return backSaid(system, order, refund_amount)
}

/** The same for what is paid back without anything coming back; its taxes beside. */
export async function askOrderRefund(system: Documents, name: string): Promise<readonly Said[]> {
  const { order, amount, tax_amount } = await system.get(OrderRefund, name)
  const { currency } = await system.get(Order, order)
  const taxes = amountSaid(tax_amount, currency)
  const said = await backSaid(system, order, amount)
  return tax_amount === 0 ? said : [...said, sentence`The credit note takes ${taxes} of tax back with it.`]
}

/** What giving up one parcel comes to, before it leaves. */
export async function askCancelParcel(
  system: Documents,
  { order, name }: { readonly order: string; readonly name: string },
): Promise<readonly Said[]> {
  const held = await asItStands(system, order)
  const { worth } = planCancelling(held, { pieces: null, parcel: name, isStaff: true })
  const amount = amountSaid(worth, held.order.currency)
  return [
    sentence`The parcel ${name} is cancelled, worth ${amount} with its delivery.`,
    ...(await backSaid(system, order, worth)),
  ]
}

/** What it comes to that a parcel on its way does not arrive. */
export async function askUndelivered(
  system: Documents,
  { order, name }: { readonly order: string; readonly name: string },
): Promise<readonly Said[]> {
  const held = await asItStands(system, order)
  const { worth } = planEnding(held, name)
  const amount = amountSaid(worth, held.order.currency)
  return [
    sentence`The parcel ${name} does not arrive: ${amount} with its delivery is owed no longer.`,
    ...(await backSaid(system, order, worth)),
  ]
}

/** What cancelling all that is not packed yet comes to. */
export async function askCancel(system: Documents, name: string): Promise<readonly Said[]> {
  const held = await asItStands(system, name)
  const { worth } = planCancelling(held, { pieces: null, parcel: null, isStaff: false })
  const amount = amountSaid(worth, held.order.currency)
  return [
    sentence`All of it that is not packed yet is cancelled, worth ${amount} with its delivery.`,
    ...(await backSaid(system, name, worth)),
  ]
}
