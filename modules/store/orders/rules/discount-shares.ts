import { lineKey, parcelKey } from '#store/cart'
import type { OrderDoc, ParcelDoc } from '../doctypes/parcel.queries.ts'
import { goneOf, leftOf, type GoingPieces } from './going-lines.ts'
import { partOfAmount } from './part-of-line.ts'
import type { RedeemedBefore } from './read-discounts.ts'

type Line = OrderDoc['lines'][number]
type Parcel = Pick<ParcelDoc, 'business' | 'branch' | 'kind'>

/** What goes of an order: pieces, and parcels whose delivery goes with them. */
export interface GoneOfOrder {
  readonly going: readonly GoingPieces<Line>[]
  readonly parcels: readonly Parcel[]
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

const keyOf = ({ business, branch, kind }: Parcel): string =>
  parcelKey({ business, branch, is_digital: kind === 'digital' })

/**
 * What of a discount falls on what goes; minor units. It was shared out over lines, and is over their pieces as their price
 * is: however an order is taken apart, the shares add up to the discount.
 */
export function shareOfDiscount({ lines, parcels }: RedeemedBefore, gone: GoneOfOrder): number {
  const goods = gone.going.map(({ line, quantity: count }) => {
    return partOfAmount(lines[lineKey(line)] ?? 0, { all: line.quantity, before: goneOf(line), count })
  })
  return sum(goods) + sum(gone.parcels.map((parcel) => parcels[keyOf(parcel)] ?? 0))
}

/** What was taken off the delivery of a parcel. */
export const deliveryOff = (discounts: readonly RedeemedBefore[], parcel: Parcel): number =>
  sum(discounts.map(({ parcels }) => parcels[keyOf(parcel)] ?? 0))

/** Whether nothing is left of the order once these pieces are gone. */
export function isAllGone(lines: readonly Line[], going: readonly GoingPieces<Line>[]): boolean {
  const goes = new Map(going.map(({ line, quantity }) => [line.name, quantity]))
  return lines.every((line) => leftOf(line) === (goes.get(line.name) ?? 0))
}
