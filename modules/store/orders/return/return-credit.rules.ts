import type { OrderWithParcels, FulfilmentDoc } from '../order/order.queries.ts'
import { changeErrors } from '../errors.ts'
import { creditLine, remainingQuantity, type CreditedLine } from '../order-line/credit-line.rules.ts'
import { findRefundedDelivery } from './delivery-refund.rules.ts'

type Line = OrderWithParcels['order']['lines'][number]

interface ReturnedItems {
  readonly parcel: string
  readonly with_delivery: 0 | 1
  readonly items: readonly { readonly order_line: string; readonly quantity: number }[]
}

/** What of an order is owed no longer once something of it came back. */
export interface ReturnCredit {
  readonly order: string
  readonly creditedLines: readonly CreditedLine<Line>[]
  readonly parcels: readonly FulfilmentDoc[]
}

function findCreditedLines(
  { order }: OrderWithParcels,
  { items }: ReturnedItems,
): readonly CreditedLine<Line>[] {
  return items.map(({ order_line, quantity }, at) => {
    const line = order.lines.find(({ name }) => name === order_line)
    if (!line) throw changeErrors.unknown_line(`items.${at}.line`)
    const left = remainingQuantity(line)
    if (quantity > left)
      throw changeErrors.too_many_pieces(line.title, { left, pending: 0 }, `items.${at}.quantity`)
    return creditLine(line, quantity)
  })
}

/** The same before the goods are there and when they are paid back: what was shown is what goes back. */
export function planReturnCredit(held: OrderWithParcels, returned: ReturnedItems): ReturnCredit {
  const creditedLines = findCreditedLines(held, returned)
  const { parcel, with_delivery } = returned
  const parcels = findRefundedDelivery(held, { parcel, with_delivery, creditedLines })
  return { order: held.order.name, creditedLines, parcels }
}
