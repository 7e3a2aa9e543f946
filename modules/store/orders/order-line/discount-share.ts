import { lineKey, parcelKey } from '#store/cart'
import type { OrderDoc, FulfilmentDoc } from '../order/order.queries.ts'
import { creditedQuantityOf, remainingQuantity, type CreditedLine } from './credit-line.rules.ts'
import { splitAmount } from './split-amount.rules.ts'
import type { RedeemedDiscount } from './redeemed-discounts.rules.ts'

type Line = OrderDoc['lines'][number]
type Parcel = Pick<FulfilmentDoc, 'business' | 'branch' | 'kind'>

/** What goes of an order: pieces, and parcels whose delivery goes with them. */
export interface CreditedPart {
  readonly creditedLines: readonly CreditedLine<Line>[]
  readonly parcels: readonly Parcel[]
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

const keyOf = ({ business, branch, kind }: Parcel): string =>
  parcelKey({ business, branch, is_digital: kind === 'digital' })

/**
 * What of a discount falls on what goes; minor units. It was shared out over lines, and is over their pieces as their price
 * is: however an order is taken apart, the shares add up to the discount.
 */
export function discountShare({ lines, parcels }: RedeemedDiscount, credited: CreditedPart): number {
  const goods = credited.creditedLines.map(({ line, quantity: count }) => {
    return splitAmount(lines[lineKey(line)] ?? 0, {
      all: line.quantity,
      before: creditedQuantityOf(line),
      count,
    })
  })
  return sum(goods) + sum(credited.parcels.map((parcel) => parcels[keyOf(parcel)] ?? 0))
}

/** What was taken off the delivery of a parcel. */
export const deliveryDiscount = (discounts: readonly RedeemedDiscount[], parcel: Parcel): number =>
  sum(discounts.map(({ parcels }) => parcels[keyOf(parcel)] ?? 0))

/** Whether nothing is left of the order once these pieces are gone. */
export function isFullyCredited(
  lines: readonly Line[],
  creditedLines: readonly CreditedLine<Line>[],
): boolean {
  const goes = new Map(creditedLines.map(({ line, quantity }) => [line.name, quantity]))
  return lines.every((line) => remainingQuantity(line) === (goes.get(line.name) ?? 0))
}
