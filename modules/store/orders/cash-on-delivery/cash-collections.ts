import type { Documents } from '#framework/documents'
import {
  CashCollection,
  cancelCashCollection,
  expectCashFor,
  collectExpectedCash,
} from '#money/manual-payments'
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
  type OrderWithFulfilments,
  lockOrder,
  type OrderDoc,
  type FulfilmentDoc,
} from '../order/order.queries.ts'
import type { Context } from '#framework/context'
import { Fulfilment } from '../fulfilment/fulfilment.doctype.ts'
import { paymentDue } from '../balance/balance-due.rules.ts'
import type { FulfilmentState } from '../fulfilment/fulfilment.states.ts'

/** Limit of collections: one per package, plus one per change of the order. */
const MAX_COLLECTIONS = 500

/** Reads paid and requested cash of an order's packages. At most one statement. */
export async function readCashCollections(
  system: Documents,
  { order, fulfilments }: OrderWithFulfilments,
): Promise<CashCollections> {
  if (order.payment_choice !== 'cash on delivery') return summariseCashCollections([], fulfilments)
  const found = await system.find(CashCollection, {
    where: { reference_type: Order.name, reference_name: order.name },
    fields: ['name', 'state', 'part', 'amount', 'reason', 'modified'],
    limit: MAX_COLLECTIONS,
  })
  return summariseCashCollections(found, fulfilments)
}

type Parts = ReadonlyMap<string, number>

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

/** Stores the cash due and the unpaid amount on each package for its packer and carrier. */
async function saveFulfilmentAmounts(
  documents: Documents,
  fulfilments: readonly FulfilmentDoc[],
  { parts, unpaid }: { readonly parts: Parts; readonly unpaid: number },
): Promise<void> {
  for (const { name, state, collect_amount, unpaid_amount } of fulfilments) {
    const next = { collect_amount: parts.get(name) ?? 0, unpaid_amount: unsent.has(state) ? unpaid : 0 }
    if (collect_amount !== next.collect_amount || unpaid_amount !== next.unpaid_amount)
      await documents.save(Fulfilment, name, next)
  }
}

const currentBalanceDue = (order: OrderDoc): number =>
  order.state === 'awaiting payment' ? 0 : (paymentDue(order)?.amount ?? 0)

export async function updateCashCollections(
  documents: Documents,
  place: Context,
  name: string,
): Promise<void> {
  const { order, fulfilments } = await lockOrder(documents, name)
  const owed = currentBalanceDue(order)
  if (order.payment_choice !== 'cash on delivery')
    return saveFulfilmentAmounts(documents, fulfilments, { parts: new Map(), unpaid: owed })
  const { open, ...cash } = await readCashCollections(documents, { order, fulfilments })
  const parts = allocateCash(owed, fulfilments, cash)
  await replaceCashCollections(documents, place, { order: name, parts, open })
  await saveFulfilmentAmounts(documents, fulfilments, { parts, unpaid: 0 })
}

/** Finds cash paid at delivery that is not booked. At most one statement. */
export async function findUnbookedCash(
  system: Documents,
  held: OrderWithFulfilments,
): Promise<readonly UnbookedCash[]> {
  if (held.fulfilments.every(({ state }) => state !== 'delivered')) return []
  return (await readCashCollections(system, held)).unbooked
}

/**
 * Books the cash of delivered packages as requested there; the carrier owes it. The office has cancelled collections of
 * unpaid packages. The order must be locked. `system` acts as the system.
 */
export async function bookCollectedCash(
  system: Documents,
  place: Context,
  held: OrderWithFulfilments,
): Promise<void> {
  const unbooked = await findUnbookedCash(system, held)
  const isLess = isPaidOtherwise(held.order, unbooked)
  // An amount paid by other means in the meantime is no longer collected.
  if (isLess) await updateCashCollections(system, place, held.order.name)
  for (const { name } of isLess ? await findUnbookedCash(system, held) : unbooked)
    await collectExpectedCash(system, place, name)
}

/** Books cash before a credit that would leave the order's total below it, so that the cash can be refunded. */
export async function bookCashBeforeCredit(
  system: Documents,
  place: Context,
  { held, worth }: { readonly held: OrderWithFulfilments; readonly worth: number },
): Promise<void> {
  const cash = await findUnbookedCash(system, held)
  if (shouldBookCash(held.order, cash, worth)) await bookCollectedCash(system, place, held)
}
