import type { Documents } from '#framework/documents'
import { collectExpectedCash, type CounterPlace } from '#money/counter'
import { readDoorCash } from '../doctypes/door-cash.queries.ts'
import type { HeldOrder } from '../doctypes/parcel.queries.ts'
import { isBookedWith, isPaidOtherwise, type HandedOver } from '../rules/handed-over.ts'
import { renewCash } from './renew-cash.ts'

/** What was paid at the doors of parcels that came, and nobody booked yet. One statement at most. */
export async function handedOver(system: Documents, held: HeldOrder): Promise<readonly HandedOver[]> {
  if (held.parcels.every(({ state }) => state !== 'delivered')) return []
  return (await readDoorCash(system, held)).handedOver
}

/**
 * A parcel that came was paid at its door: whoever brought it has the cash and owes it, as it was asked for there. Where
 * nobody paid there, the office has cancelled the collection. The order is locked. `system` acts as the system.
 */
export async function bookDoors(system: Documents, place: CounterPlace, held: HeldOrder): Promise<void> {
  const asked = await handedOver(system, held)
  const isLess = isPaidOtherwise(held.order, asked)
  // What was paid otherwise a moment ago is not collected any more.
  if (isLess) await renewCash(system, place, held.order.name)
  for (const { name } of isLess ? await handedOver(system, held) : asked)
    await collectExpectedCash(system, place, name)
}

/** The same before so much of an order is owed no longer that it could not hold what was paid at its doors: what was paid for what goes can be given back. */
export async function bookHandedOver(
  system: Documents,
  place: CounterPlace,
  { held, worth }: { readonly held: HeldOrder; readonly worth: number },
): Promise<void> {
  const cash = await handedOver(system, held)
  if (isBookedWith(held.order, cash, worth)) await bookDoors(system, place, held)
}
