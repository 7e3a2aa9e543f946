import type { Documents } from '#framework/documents'
import { cancelCashCollection, CashCollection, expectCashFor, type CounterPlace } from '#money/counter'
import { Order } from '../doctypes/order.doctype.ts'
import { Parcel } from '../doctypes/parcel.doctype.ts'
import { lockOrder, type OrderDoc, type ParcelDoc } from '../doctypes/parcel.queries.ts'
import { CHANGED, cashParts } from '../rules/cash-parts.ts'
import { dueOf } from '../rules/order-due.ts'
import type { ParcelState } from '../rules/parcel-states.ts'

/** An order has a collection for each parcel, and one more for each time that it was changed. */
const MOST_COLLECTIONS = 500

type Parts = ReadonlyMap<string, number>

/** What was collected with each parcel, and what is to be collected still. */
async function collectionsOf(documents: Documents, name: string) {
  const found = await documents.find(CashCollection, {
    where: { reference_type: Order.name, reference_name: name },
    fields: ['name', 'state', 'part', 'amount'],
    limit: MOST_COLLECTIONS,
  })
  const collected = new Map<string, number>()
  for (const { state, part, amount } of found)
    if (part !== null && (state === 'collected' || state === 'deposited'))
      collected.set(part, (collected.get(part) ?? 0) + amount)
  const open = found.filter(({ state }) => state === 'due')
  const due = new Map(open.flatMap(({ part, amount }) => (part === null ? [] : [[part, amount] as const])))
  return { collected, due, open }
}

/** What is collected with a parcel stands in one collection, and nothing where nothing is. */
async function collectAnew(
  documents: Documents,
  place: CounterPlace,
  { order, parts, open }: { order: string; parts: Parts } & Pick<Collections, 'open'>,
): Promise<void> {
  const isRight = ({ part, amount }: Collections['open'][number]) =>
    part !== null && parts.get(part) === amount
  const right = new Set(open.filter(isRight).map(({ part }) => part))
  for (const wrong of open.filter((one) => !isRight(one)))
    await cancelCashCollection(documents, wrong.name, CHANGED)
  for (const [name, amount] of parts)
    if (!right.has(name))
      await expectCashFor(documents, place, {
        ...{ reference: { type: Order.name, name: order }, collector: null },
        part: { type: Parcel.name, name, amount },
      })
}

type Collections = Awaited<ReturnType<typeof collectionsOf>>

const unsent: ReadonlySet<ParcelState> = new Set(['placed', 'confirmed', 'packed'])

/** Whoever packs and brings a parcel reads in it what is to be paid for it, and what was not paid yet. */
async function tellParcels(
  documents: Documents,
  parcels: readonly ParcelDoc[],
  { parts, unpaid }: { readonly parts: Parts; readonly unpaid: number },
): Promise<void> {
  for (const { name, state, collect_amount, unpaid_amount } of parcels) {
    const next = { collect_amount: parts.get(name) ?? 0, unpaid_amount: unsent.has(state) ? unpaid : 0 }
    if (collect_amount !== next.collect_amount || unpaid_amount !== next.unpaid_amount)
      await documents.save(Parcel, name, next)
  }
}

const owedNow = (order: OrderDoc): number =>
  order.state === 'awaiting payment' ? 0 : (dueOf(order)?.amount ?? 0)

/**
 * Whoever brings a parcel collects what is still owed for it, and nothing where nothing is. What of an order that is paid
 * online was not paid yet is told to whoever packs it.
 */
export async function renewCash(documents: Documents, place: CounterPlace, name: string): Promise<void> {
  const { order, parcels } = await lockOrder(documents, name)
  const owed = owedNow(order)
  if (order.payment_choice !== 'cash on delivery')
    return tellParcels(documents, parcels, { parts: new Map(), unpaid: owed })
  const { open, ...cash } = await collectionsOf(documents, name)
  const parts = cashParts(owed, parcels, cash)
  await collectAnew(documents, place, { order: name, parts, open })
  await tellParcels(documents, parcels, { parts, unpaid: 0 })
}
