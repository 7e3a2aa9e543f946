import type { Documents } from '#framework/documents'
import { CashCollection, collectExpectedCash, type CounterPlace } from '#money/counter'
import { Order } from '../doctypes/order.doctype.ts'
import type { HeldOrder } from '../doctypes/parcel.queries.ts'
import { isBookedWith, type HandedOver } from '../rules/handed-over.ts'
import { renewCash } from './renew-cash.ts'

/** An order has one open collection for each parcel: far fewer than this. */
const MOST_OPEN = 100

/** What was paid at the doors of parcels that came, and nobody booked yet. One statement at most. */
export async function handedOver(
  system: Documents,
  { order, parcels }: HeldOrder,
): Promise<readonly HandedOver[]> {
  const came = new Set(parcels.filter(({ state }) => state === 'delivered').map(({ name }) => name))
  if (order.payment_choice !== 'cash on delivery' || came.size === 0) return []
  const due = await system.find(CashCollection, {
    where: { reference_type: Order.name, reference_name: order.name, state: 'due' },
    fields: ['name', 'part', 'amount'],
    limit: MOST_OPEN,
  })
  return due.filter(({ part }) => part !== null && came.has(part))
}

/**
 * Before so much of an order is owed no longer: a parcel that came was paid at its door, so whoever brought it has the cash
 * and owes it, and what was paid for what goes can be given back. Where nobody paid there, the office has cancelled the
 * collection. The order is locked. `system` acts as the system.
 */
export async function bookHandedOver(
  system: Documents,
  place: CounterPlace,
  { held, worth }: { readonly held: HeldOrder; readonly worth: number },
): Promise<void> {
  const cash = await handedOver(system, held)
  if (!isBookedWith(held.order, cash, worth)) return
  // What was paid otherwise a moment ago is not collected any more.
  await renewCash(system, place, held.order.name)
  for (const { name } of await handedOver(system, held)) await collectExpectedCash(system, place, name)
}
