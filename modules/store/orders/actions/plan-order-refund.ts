import type { Documents } from '#framework/documents'
import { OrderRefund } from '../doctypes/order-refund.doctype.ts'
import { plannedFor, type OrderRefundDoc } from '../doctypes/order-refund.queries.ts'
import { Parcel } from '../doctypes/parcel.doctype.ts'
import { asItStands, type HeldOrder } from '../doctypes/parcel.queries.ts'
import { pendingPieces } from '../doctypes/return.queries.ts'
import { leftOf, wayOf } from '../rules/going-lines.ts'
import { planRefund, type PlannedRefund, type RefundWanted } from '../rules/plan-refund.ts'
import { sumOfRows } from '../rules/paper-lines.ts'
import { thingName } from '../rules/thing-name.ts'

const LONGEST_TITLE = 240

type Said = Pick<OrderRefundDoc, 'order' | 'parcel' | 'items' | 'with_delivery' | 'allowance'>

/** What is wanted, of what people said. */
function wantedBy({ parcel, items, with_delivery, allowance }: Said): RefundWanted {
  const pieces = items
    .filter(({ quantity }) => quantity > 0)
    .map(({ order_line, quantity }) => ({ line: order_line, quantity }))
  return { parcel, pieces, isWithDelivery: with_delivery === 1, allowance }
}

/** What a refund would do to its order as that stands. One more statement. `system` acts as the system. */
export async function plannedRefund(system: Documents, held: HeldOrder, said: Said): Promise<PlannedRefund> {
  const pending = await pendingPieces(system, said.order)
  return planRefund(held, { wanted: wantedBy(said), pending })
}

/** What a refund comes to as its order stands, line by line. */
export async function knownRefund(system: Documents, said: Said) {
  const { going, ways, rows, worth } = await plannedRefund(system, await asItStands(system, said.order), said)
  const { total, taxable } = sumOfRows(rows)
  const amounts = new Map(going.map(({ line, money }) => [line.name, money.total]))
  return {
    items: said.items.map((item) => ({ ...item, amount: amounts.get(item.order_line) ?? 0 })),
    delivery_amount: ways.reduce((sum, parcel) => sum + wayOf(parcel), 0),
    tax_amount: total - taxable,
    amount: worth,
  }
}

/** A refund of a parcel that can be filled in: the one that is planned already, or a new one of `author`. */
export async function planOrderRefund(system: Documents, name: string): Promise<string> {
  const { order: of, business } = await system.lock(Parcel, name)
  const known = await plannedFor(system, name)
  if (known) return known.name
  const held = await asItStands(system, of)
  const nothing = { parcel: name, pieces: [], isWithDelivery: false, allowance: 0 }
  planRefund(held, { wanted: nothing, pending: new Map() })
  const items = held.order.lines
    .filter((line) => line.parcel === name)
    .map((line) => ({
      ...{ title: thingName(line).slice(0, LONGEST_TITLE), left: leftOf(line), quantity: 0, amount: 0 },
      order_line: line.name,
    }))
  const { contact_name } = held.order
  const made = await system.insert(OrderRefund, { order: of, parcel: name, business, contact_name, items })
  return made.name
}
