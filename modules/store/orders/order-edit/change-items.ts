import type { Context } from '#framework/context'
import { money } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { anyone, anyValue, method } from '#framework/modules'
import { extendReservation, reserveStock } from '#store/inventory'
import { cancelItems } from '../cancellation/cancel-items.ts'
import { changeErrors } from '../errors.ts'
import { emitItemsAdded } from '../fulfilment/emit-fulfilment-events.ts'
import { reasons } from '../invoice/issue-tax-document.ts'
import { stockLines } from '../order-line/order-lines.rules.ts'
import { loadOrderView } from '../order/get-order.ts'
import { accessInput, isOffice, requireOrderAccess } from '../order/order-access.ts'
import { Order } from '../order/order.doctype.ts'
import { lockOrder, type OrderDoc } from '../order/order.queries.ts'
import { applyEdit, emitEdited, insertEdit, settleEdit } from './apply-order-edit.ts'
import { parseItemChanges, type ItemChanges } from './item-changes.rules.ts'
import { planItemChanges, type AddedLine } from './plan-item-changes.ts'

/** Reserves the new items with the order's reservation, or with a new one when that has ended. */
async function reserveMore(
  system: Documents,
  order: OrderDoc,
  newLines: readonly AddedLine[],
): Promise<void> {
  const lines = newLines.flatMap(({ line, field }) =>
    stockLines([{ line, quantity: line.quantity }]).map((one) => ({ ...one, field, title: line.title })),
  )
  if (lines.length === 0) return
  const { name, reservation, expires_at: expiresAt } = order
  if (reservation !== null && (await extendReservation(system, reservation, lines))) return
  const source = { type: Order.name, name }
  await system.save(Order, name, { reservation: await reserveStock(system, { source, lines, expiresAt }) })
}

interface OrderItemChange {
  readonly order: string
  readonly changes: ItemChanges
  /** Total that the buyer saw, in minor units. */
  readonly expectedTotal: number
  readonly reason: string
}

/**
 * Changes items before packing. New items come at their present price; what is removed is credited at the price that
 * was paid. A higher total becomes due, a lower one is refunded. `system` acts as the system.
 */
async function applyItemChanges(
  system: Documents,
  place: Context,
  { order: name, changes, expectedTotal, reason }: OrderItemChange,
): Promise<void> {
  const before = await lockOrder(system, name)
  const planned = await planItemChanges(system, before, changes)
  const { newLines, cancelled, total, what } = planned
  if (expectedTotal !== total) throw changeErrors.repriced()
  const { order } = before
  const edit = await insertEdit(system, { order, what, totalAfter: planned.next.total, addressBefore: null })
  if (newLines.length > 0) {
    await reserveMore(system, order, newLines)
    await applyEdit(system, { ...planned, before, address: null }, edit)
    await emitItemsAdded(
      system,
      before,
      newLines.map(({ line }) => line),
    )
  }
  // A cancellation settles the balance, so that only the difference of a swap is refunded.
  if (cancelled.length > 0)
    await cancelItems(system, place, {
      ...{ order: name, fulfilment: null, requestedItems: cancelled, isStaff: false, reason },
    })
  else await settleEdit(system, place, { order: name, edit })
  await emitEdited(system, { order: name, edit })
}

/**
 * Changes quantities of an order's items, and adds items of its sellers, until they are packed. The token holder and
 * the office may call it.
 */
export const changeItems = method({
  access: anyone,
  idempotent: true,
  input: {
    ...accessInput,
    items: anyValue,
    added: anyValue,
    expected_total: money({ required: true, description: 'Shown to the buyer; another total is refused' }),
  },
  methods: ['POST'],
  isTranslated: true,
  async run(context) {
    const { input, documents, language } = context
    const order = await requireOrderAccess(documents, input)
    const isOwn = input.token !== null || !isOffice(documents.caller)
    await applyItemChanges(documents.asSystem(), context, {
      ...{ order, changes: parseItemChanges(input), expectedTotal: input.expected_total },
      reason: (isOwn ? reasons.changed_by_buyer : reasons.cancelled_by_office).text,
    })
    return loadOrderView({ documents, language }, order)
  },
})
