import type { Context } from '#framework/context'
import type { Documents } from '#framework/documents'
import { collectExpectedCash } from '#money/counter'
import { readCashCollections } from './cash-collections.queries.ts'
import type { OrderWithParcels } from '../order/order.queries.ts'
import { shouldBookCash, isPaidOtherwise, type UnbookedCash } from './unbooked-cash.rules.ts'
import { updateCashCollections } from './update-cash-collections.ts'

/** What was paid at the doors of parcels that came, and nobody booked yet. One statement at most. */
export async function findUnbookedCash(
  system: Documents,
  held: OrderWithParcels,
): Promise<readonly UnbookedCash[]> {
  if (held.parcels.every(({ state }) => state !== 'delivered')) return []
  return (await readCashCollections(system, held)).unbooked
}

/**
 * A parcel that came was paid at its door: whoever brought it has the cash and owes it, as it was asked for there. Where
 * nobody paid there, the office has cancelled the collection. The order is locked. `system` acts as the system.
 */
export async function bookCollectedCash(
  system: Documents,
  place: Context,
  held: OrderWithParcels,
): Promise<void> {
  const unbooked = await findUnbookedCash(system, held)
  const isLess = isPaidOtherwise(held.order, unbooked)
  // What was paid otherwise a moment ago is not collected any more.
  if (isLess) await updateCashCollections(system, place, held.order.name)
  for (const { name } of isLess ? await findUnbookedCash(system, held) : unbooked)
    await collectExpectedCash(system, place, name)
}

/** The same before so much of an order is owed no longer that it could not hold what was paid at its doors: what was paid for what goes can be given back. */
export async function bookCashBeforeCredit(
  system: Documents,
  place: Context,
  { held, worth }: { readonly held: OrderWithParcels; readonly worth: number },
): Promise<void> {
  const cash = await findUnbookedCash(system, held)
  if (shouldBookCash(held.order, cash, worth)) await bookCollectedCash(system, place, held)
}
