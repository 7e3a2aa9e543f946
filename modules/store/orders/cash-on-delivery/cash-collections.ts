import type { Documents } from '#framework/documents'
import { CashCollection, cancelCashCollection, expectCashFor, collectExpectedCash } from '#money/counter'
import {
  summariseCashCollections,
  type CashCollections,
  ORDER_CHANGED_REASON,
  allocateCash,
  shouldBookCash,
  isPaidOtherwise,
  type UnbookedCash,
} from './cash-collections.rules.ts'
import { Order } from '../order/order.doctype.ts'
import {
  type OrderWithParcels,
  lockOrder,
  type OrderDoc,
  type FulfilmentDoc,
} from '../order/order.queries.ts'
import type { Context } from '#framework/context'
import { Fulfilment } from '../fulfilment/fulfilment.doctype.ts'
import { paymentDue } from '../balance/balance-due.rules.ts'
import type { FulfilmentState } from '../fulfilment/fulfilment.states.ts'

/** An order has a collection for each parcel, and one more for each time that it was changed. */
const MOST_COLLECTIONS = 500

/** What was paid at the doors of an order's parcels, and what is asked for there. One statement at most. */
export async function readCashCollections(
  system: Documents,
  { order, parcels }: OrderWithParcels,
): Promise<CashCollections> {
  if (order.payment_choice !== 'cash on delivery') return summariseCashCollections([], parcels)
  const found = await system.find(CashCollection, {
    where: { reference_type: Order.name, reference_name: order.name },
    fields: ['name', 'state', 'part', 'amount', 'reason', 'modified'],
    limit: MOST_COLLECTIONS,
  })
  return summariseCashCollections(found, parcels)
}

type Parts = ReadonlyMap<string, number>

/** What is collected with a parcel stands in one collection, and nothing where nothing is. */
async function replaceCashCollections(
  documents: Documents,
  place: Context,
  { order, parts, open }: { order: string; parts: Parts } & Pick<CashCollections, 'open'>,
): Promise<void> {
  const isRight = ({ part, amount }: CashCollections['open'][number]) =>
    part !== null && parts.get(part) === amount
  const right = new Set(open.filter(isRight).map(({ part }) => part))
  for (const wrong of open.filter((one) => !isRight(one)))
    await cancelCashCollection(documents, wrong.name, ORDER_CHANGED_REASON)
  for (const [name, amount] of parts)
    if (!right.has(name))
      await expectCashFor(documents, place, {
        ...{ reference: { type: Order.name, name: order }, collector: null },
        part: { type: Fulfilment.name, name, amount },
      })
}

const unsent: ReadonlySet<FulfilmentState> = new Set(['placed', 'confirmed', 'packed'])

/** Whoever packs and brings a parcel reads in it what is to be paid for it, and what was not paid yet. */
async function saveParcelAmounts(
  documents: Documents,
  parcels: readonly FulfilmentDoc[],
  { parts, unpaid }: { readonly parts: Parts; readonly unpaid: number },
): Promise<void> {
  for (const { name, state, collect_amount, unpaid_amount } of parcels) {
    const next = { collect_amount: parts.get(name) ?? 0, unpaid_amount: unsent.has(state) ? unpaid : 0 }
    if (collect_amount !== next.collect_amount || unpaid_amount !== next.unpaid_amount)
      await documents.save(Fulfilment, name, next)
  }
}

const currentBalanceDue = (order: OrderDoc): number =>
  order.state === 'awaiting payment' ? 0 : (paymentDue(order)?.amount ?? 0)

/**
 * Whoever brings a parcel collects what is still owed for it, and nothing where nothing is. What of an order that is paid
 * online was not paid yet is told to whoever packs it.
 */
export async function updateCashCollections(
  documents: Documents,
  place: Context,
  name: string,
): Promise<void> {
  const { order, parcels } = await lockOrder(documents, name)
  const owed = currentBalanceDue(order)
  if (order.payment_choice !== 'cash on delivery')
    return saveParcelAmounts(documents, parcels, { parts: new Map(), unpaid: owed })
  const { open, ...cash } = await readCashCollections(documents, { order, parcels })
  const parts = allocateCash(owed, parcels, cash)
  await replaceCashCollections(documents, place, { order: name, parts, open })
  await saveParcelAmounts(documents, parcels, { parts, unpaid: 0 })
}

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
