import type { Documents } from '#framework/documents'
import { cancelCashCollection, expectCashFor, type CounterPlace } from '#money/counter'
import { readDoorCash } from '../doctypes/door-cash.queries.ts'
import { Order } from '../doctypes/order.doctype.ts'
import { Parcel } from '../doctypes/parcel.doctype.ts'
import { lockOrder, type OrderDoc, type ParcelDoc } from '../doctypes/parcel.queries.ts'
import { CHANGED, cashParts } from '../rules/cash-parts.ts'
import type { DoorCash } from '../rules/door-cash.ts'
import { dueOf } from '../rules/order-due.ts'
import type { ParcelState } from '../rules/parcel-states.ts'

type Parts = ReadonlyMap<string, number>

/** What is collected with a parcel stands in one collection, and nothing where nothing is. */
async function collectAnew(
  documents: Documents,
  place: CounterPlace,
  { order, parts, open }: { order: string; parts: Parts } & Pick<DoorCash, 'open'>,
): Promise<void> {
  const isRight = ({ part, amount }: DoorCash['open'][number]) => part !== null && parts.get(part) === amount
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
  const { open, ...cash } = await readDoorCash(documents, { order, parcels })
  const parts = cashParts(owed, parcels, cash)
  await collectAnew(documents, place, { order: name, parts, open })
  await tellParcels(documents, parcels, { parts, unpaid: 0 })
}
