import type { Context } from '#framework/context'
import type { Documents } from '#framework/documents'
import { cancelCashCollection, expectCashFor } from '#money/counter'
import { readCashCollections } from './cash-collections.queries.ts'
import { Order } from '../order/order.doctype.ts'
import { Fulfilment } from '../fulfilment/fulfilment.doctype.ts'
import { lockOrder, type OrderDoc, type FulfilmentDoc } from '../order/order.queries.ts'
import { ORDER_CHANGED_REASON, allocateCash } from './allocate-cash.rules.ts'
import type { CashCollections } from './cash-collections.rules.ts'
import { paymentDue } from '../balance/balance-due.rules.ts'
import type { FulfilmentState } from '../fulfilment/fulfilment.states.ts'

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
