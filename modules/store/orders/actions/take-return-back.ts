import type { Documents } from '#framework/documents'
import { post } from '#money/ledger'
import type { PaymentPlace } from '#money/payments'
import { takeBack } from '#store/inventory'
import { Order } from '../doctypes/order.doctype.ts'
import { Parcel } from '../doctypes/parcel.doctype.ts'
import { lockOrder, type HeldOrder, type ParcelDoc } from '../doctypes/parcel.queries.ts'
import { Return } from '../doctypes/return.doctype.ts'
import type { ReturnDoc } from '../doctypes/return.queries.ts'
import { changeErrors } from '../rules/change-errors.ts'
import { withoutPieces, type GoingPieces } from '../rules/going-lines.ts'
import { goneBooks, worthOf } from '../rules/gone-books.ts'
import { goneWithReturn } from '../rules/gone-with-return.ts'
import { rowOf, wayRows } from '../rules/paper-lines.ts'
import { isOver, type ReturnState } from '../rules/return-states.ts'
import { stockOf } from '../rules/stock-of-lines.ts'
import { bookHandedOver } from './book-handed-over.ts'
import { giveBackDiscounts } from './give-back-terms.ts'
import { writeCreditNote } from './papers/write-credit-note.ts'
import { renewRefundAmounts } from './refund-amount.ts'
import { settleOrder } from './settle-order.ts'

/** What comes back of an order with a return, and what it is worth. */
export interface TakenBack {
  readonly held: HeldOrder
  /** The parcel that it came in. */
  readonly parcel: ParcelDoc
  readonly returned: ReturnDoc
  readonly worth: number
}

interface Gone {
  readonly going: readonly GoingPieces[]
  readonly worth: number
  readonly parcel: string
  readonly isWithDelivery: boolean
}

async function saveGone(
  system: Documents,
  { order, parcels }: HeldOrder,
  { going, worth, parcel, isWithDelivery }: Gone,
): Promise<void> {
  const gone = new Map(going.map(({ line, quantity }) => [line.name, quantity]))
  await system.save(Order, order.name, {
    credited_amount: order.credited_amount + worth,
    lines: order.lines.map((line) => withoutPieces(line, gone.get(line.name) ?? 0, 'returned_quantity')),
  })
  const before = parcels.find(({ name }) => name === parcel)?.credited_amount ?? 0
  await system.save(Parcel, parcel, {
    credited_amount: before + worth,
    ...(isWithDelivery ? { is_way_credited: 1 } : {}),
  })
}

/**
 * What came back is owed no longer: it lies in its branch again where it can be sold, the books and the invoice are put
 * right. The return is locked and `received`; what becomes of the money is the caller's business. `system` acts as the system.
 */
export async function takeReturnBack(
  system: Documents,
  place: PaymentPlace,
  name: string,
): Promise<TakenBack> {
  const { order: orderName } = await system.get(Return, name)
  const held = await lockOrder(system, orderName)
  const returned = await system.lock(Return, name)
  requireReceived(returned.state)
  const parcel = held.parcels.find((one) => one.name === returned.parcel)
  if (!parcel) throw changeErrors.no_paper()
  const gone = goneWithReturn(held, returned)
  const { going, parcels: delivery } = gone
  const worth = worthOf(gone)
  await bookHandedOver(system, place, { held, worth })
  const stock = stockOf(going)
  const source = { type: Return.name, name }
  if (returned.restock === 1 && stock.length > 0) await takeBack(system, { source, lines: stock })
  const isWithDelivery = delivery.length > 0
  await saveGone(system, held, { going, worth, parcel: returned.parcel, isWithDelivery })
  await giveBackDiscounts(system, held.order, { going, parcels: delivery })
  const rows = [
    ...going.map(({ line, quantity, money }) => rowOf(line, quantity, money)),
    ...delivery.flatMap(wayRows),
  ]
  const { reason } = returned
  const credit_note = await writeCreditNote(system, {
    ...{ parcel, rows, reason, issuedFor: `return ${name}`, returnRequest: name },
  })
  await system.save(Return, name, { credit_note, refund_amount: worth })
  await renewRefundAmounts(system, returned)
  const lines = goneBooks(gone)
  if (lines.length > 0)
    await post(system, { kind: 'adjustment', lines, source, memo: reason, idempotencyKey: `return:${name}` })
  return { held, parcel, returned, worth }
}

/** What was received is paid back: the way it came, as far as a gateway took it. */
export async function refundReturn(system: Documents, place: PaymentPlace, name: string): Promise<void> {
  const { returned } = await takeReturnBack(system, place, name)
  await system.save(Return, name, { state: 'refunded' })
  const { order, reason } = returned
  await settleOrder(system, place, { order, reason, key: name })
}

/** Money and goods move once what was sent back is there: whoever is too early, or too late, is told which. */
function requireReceived(state: ReturnState): void {
  if (isOver(state)) throw changeErrors.return_over()
  if (state === 'asked') throw changeErrors.return_not_answered()
  if (state !== 'received') throw changeErrors.return_not_received()
}
