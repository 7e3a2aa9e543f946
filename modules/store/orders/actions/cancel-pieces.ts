import type { Documents } from '#framework/documents'
import { post } from '#money/ledger'
import type { PaymentPlace } from '#money/payments'
import { releaseReservation } from '#store/inventory'
import { Order, type OrderLine } from '../doctypes/order.doctype.ts'
import { Parcel } from '../doctypes/parcel.doctype.ts'
import { lockOrder, type HeldOrder, type ParcelDoc } from '../doctypes/parcel.queries.ts'
import type { ChildDoc } from '#framework/doctypes'
import { contentsLeft } from '../rules/contents.ts'
import { isAllGone } from '../rules/discount-shares.ts'
import { goneOf, wayOf, withoutPieces, type GoingPieces } from '../rules/going-lines.ts'
import { goneBooks } from '../rules/gone-books.ts'
import { owedFor } from '../rules/order-due.ts'
import { rowOf, wayRows } from '../rules/paper-lines.ts'
import { planCancelling, type CancelWanted } from '../rules/plan-cancelling.ts'
import { stockOf } from '../rules/stock-of-lines.ts'
import { invoiceScope } from '../rules/tax-invoice-scope.ts'
import { bookHandedOver } from './book-handed-over.ts'
import { giveBackDiscounts, giveBackSlots } from './give-back-terms.ts'
import { writeCreditNote } from './papers/write-credit-note.ts'
import { placeIfPaid } from './place-paid.ts'
import { settleOrder } from './settle-order.ts'
import { tellTakenOut } from './tell-parcel.ts'

type Line = ChildDoc<typeof OrderLine>
type Going = GoingPieces<Line>

interface Cancelling extends CancelWanted {
  /** Name of the order. */
  readonly order: string
  readonly reason: string
}

/** What is not to come any more, and is not to be paid for. */
export interface TakenOff {
  readonly going: readonly Going[]
  /** Parcels of which nothing is left, and how they end. */
  readonly emptied: readonly ParcelDoc[]
  readonly ended: Partial<ParcelDoc>
  readonly worth: number
  readonly reason: string
}

async function saveLines(
  system: Documents,
  { order }: HeldOrder,
  { going, worth }: { readonly going: readonly Going[]; readonly worth: number },
): Promise<void> {
  const gone = new Map(going.map(({ line, quantity }) => [line.name, quantity]))
  await system.save(Order, order.name, {
    credited_amount: order.credited_amount + worth,
    lines: order.lines.map((line) => withoutPieces(line, gone.get(line.name) ?? 0, 'cancelled_quantity')),
  })
}

async function saveParcels(
  system: Documents,
  { order, parcels }: HeldOrder,
  { going, emptied, ended }: Pick<TakenOff, 'going' | 'emptied' | 'ended'>,
): Promise<void> {
  for (const parcel of parcels) {
    const { name, credited_amount } = parcel
    const own = going.filter(({ line }) => line.parcel === name)
    const isEmptied = emptied.some((one) => one.name === name)
    if (own.length === 0 && !isEmptied) continue
    const goods = own.reduce((sum, { money }) => sum + money.total, credited_amount ?? 0)
    const lines = order.lines.filter((line) => line.parcel === name)
    await system.save(Parcel, name, {
      credited_amount: goods + (isEmptied ? wayOf(parcel) : 0),
      // What ended says what it held.
      ...(isEmptied ? ended : { contents: contentsLeft(lines, own) }),
    })
  }
}

/** Each time less is left of the order than the time before, if only of what was for nothing. */
function leftKey({ credited_amount, lines }: HeldOrder['order'], { going, worth }: TakenOff): string {
  const before = lines.reduce((sum, line) => sum + goneOf(line), 0)
  const gone = going.reduce((sum, { quantity }) => sum + quantity, before)
  return `${credited_amount + worth} ${gone}`
}

/** Where an invoice was written already, because another parcel that stands on it had left, a part of it is taken back. */
async function creditInvoices(
  system: Documents,
  { parcels, key, reason }: { parcels: readonly ParcelDoc[]; key: string; reason: string },
  { going, emptied }: { going: readonly Going[]; emptied: readonly ParcelDoc[] },
): Promise<void> {
  for (const [scope, own] of Map.groupBy(parcels, invoiceScope)) {
    const [parcel] = own
    const names = new Set(own.map(({ name }) => name))
    const rows = [
      ...going
        .filter(({ line }) => names.has(line.parcel ?? ''))
        .map(({ line, quantity, money }) => rowOf(line, quantity, money)),
      ...emptied.filter(({ name }) => names.has(name)).flatMap(wayRows),
    ]
    if (parcel === undefined || rows.length === 0) continue
    const issuedFor = `cancelled ${scope} ${key}`
    await writeCreditNote(system, { parcel, rows, reason, issuedFor, returnRequest: null })
  }
}

/**
 * What goes of an order is owed no longer: the books and the papers say so, and what was paid for it goes back. The order is
 * locked; what becomes of the goods is the caller's business.
 */
export async function takeOff(
  system: Documents,
  place: PaymentPlace,
  { held, ...taken }: TakenOff & { readonly held: HeldOrder },
): Promise<void> {
  const { going, emptied, worth, reason } = taken
  const { order } = held
  const { name } = order
  await bookHandedOver(system, place, { held, worth })
  await saveLines(system, held, taken)
  await saveParcels(system, held, taken)
  await giveBackSlots(system, emptied)
  await giveBackDiscounts(system, order, { going, parcels: emptied })
  const key = leftKey(order, taken)
  await creditInvoices(system, { parcels: held.parcels, key, reason }, { going, emptied })
  const lines = goneBooks({ order: name, going, parcels: emptied })
  if (lines.length > 0)
    await post(system, {
      ...{ kind: 'adjustment', lines, source: { type: Order.name, name }, memo: reason },
      idempotencyKey: `order-cancelled:${name}:${key}`,
    })
  await settleOrder(system, place, { order: name, reason, key })
}

/**
 * Takes pieces off an order before they leave: the stock can be bought again, the books owe so much less, and what was paid
 * for them goes back, all in one transaction. `system` acts as the system; whoever may do this is the caller's business.
 */
export async function cancelPieces(
  system: Documents,
  place: PaymentPlace,
  cancelling: Cancelling,
): Promise<void> {
  const { order: name, reason } = cancelling
  const held = await lockOrder(system, name)
  const { order } = held
  const { going, emptied, worth } = planCancelling(held, cancelling)
  const stock = stockOf(going)
  if (order.reservation !== null && stock.length > 0)
    await releaseReservation(system, order.reservation, stock)
  const ended = { state: 'cancelled', cancel_reason: reason } as const
  await takeOff(system, place, { held, going, emptied, ended, worth, reason })
  await placeIfPaid(system, name)
  await tellTakenOut(system, { parcels: held.parcels, going, emptied, reason })
  await system.emit('orders.cancelled', {
    ...{ order: name, amount: worth, parcel: emptied[0]?.name ?? null },
    is_whole: isAllGone(order.lines, going) ? 1 : 0,
    back: Math.max(0, -owedFor({ ...order, credited_amount: order.credited_amount + worth })),
  })
}
