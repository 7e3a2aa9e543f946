import type { Context } from '#framework/context'
import { fulfilmentEvents } from '../events.ts'
import type { Documents } from '#framework/documents'
import { returnToStock } from '#store/inventory'
import { Fulfilment } from './fulfilment.doctype.ts'
import {
  lockOrder,
  type OrderWithFulfilments,
  type FulfilmentDoc,
  type OrderDoc,
} from '../order/order.queries.ts'
import { reasons } from '../invoice/issue-tax-document.ts'
import type { UndeliveredState } from './fulfilment.states.ts'
import { stockLines } from '../order-line/order-lines.rules.ts'
import { creditItems } from '../cancellation/cancel-items.ts'
import { changeErrors } from '../errors.ts'
import { creditLine, remainingQuantity, type CreditedLine } from '../order-line/credit-line.rules.ts'
import { creditedAmount } from '../balance/order-posting.rules.ts'

async function restockFulfilment(
  system: Documents,
  held: OrderWithFulfilments,
  fulfilment: FulfilmentDoc,
): Promise<void> {
  const own = held.order.lines.filter((line) => line.fulfilment === fulfilment.name)
  const inside = own.map((line) => ({
    line,
    quantity: line.quantity - line.cancelled_quantity - line.returned_quantity,
  }))
  const lines = stockLines(inside)
  const source = { type: Fulfilment.name, name: fulfilment.name }
  if (lines.length > 0) await returnToStock(system, { source, lines })
}

/**
 * Ends a dispatched package that was not delivered: credits and refunds it, and restocks returned items that can be
 * sold. Idempotent. `system` acts as the system.
 */
export async function markUndelivered(
  system: Documents,
  place: Context,
  { fulfilment: name, state }: { readonly fulfilment: string; readonly state: UndeliveredState },
): Promise<void> {
  const { order } = await system.get(Fulfilment, name)
  const held = await lockOrder(system, order)
  if (held.fulfilments.some((one) => one.name === name && one.state === state)) return
  const { fulfilment, creditedLines, worth } = planUndelivered(held, name)
  if (state === 'returned' && fulfilment.restock === 1) await restockFulfilment(system, held, fulfilment)
  const ended = { creditedLines, emptied: [fulfilment], ended: { state } }
  await creditItems(system, place, { held, ...ended, worth, reason: reasons[state].text })
  const { business } = fulfilment
  await system.emit(fulfilmentEvents[state], {
    fulfilment: name,
    order,
    business,
    from: 'shipped',
    amount: worth,
  })
}

type Line = OrderDoc['lines'][number]

interface UndeliveredPlan {
  readonly fulfilment: FulfilmentDoc
  readonly creditedLines: readonly CreditedLine<Line>[]
  /** Credited value including delivery, in minor units. */
  readonly worth: number
}

export function planUndelivered({ order, fulfilments }: OrderWithFulfilments, name: string): UndeliveredPlan {
  const fulfilment = fulfilments.find((one) => one.name === name)
  if (fulfilment?.state !== 'shipped') throw changeErrors.not_in_transit()
  const creditedLines = order.lines
    .filter((line) => line.fulfilment === name && remainingQuantity(line) > 0)
    .map((line) => creditLine(line, remainingQuantity(line)))
  return { fulfilment, creditedLines, worth: creditedAmount({ creditedLines, fulfilments: [fulfilment] }) }
}
