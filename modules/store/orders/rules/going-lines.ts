import { lessOf, nothingPaid, partOfAmount, partOfLine, shareOfLine, type LineMoney } from './part-of-line.ts'
import type { ParcelState } from './parcel-states.ts'

/** A line of an order, as far as taking pieces of it back depends on it. */
export interface SoldLine extends LineMoney {
  readonly name: string
  readonly parcel: string | null
  readonly business: string
  readonly quantity: number
  readonly cancelled_quantity: number
  readonly returned_quantity: number
  /** Paid back, and kept by the buyer. */
  readonly refunded_quantity: number
  /** What was paid back of the price of the pieces that are left; minor units. */
  readonly allowed_amount: number
}

/** By which way pieces go. */
type GoneBy = 'cancelled_quantity' | 'returned_quantity' | 'refunded_quantity'

/** A parcel of the order, as far as that depends on it. */
export interface SentParcel {
  readonly name: string
  readonly business: string
  readonly state: ParcelState
  readonly shipping_amount: number
  readonly shipping_taxable: number
  readonly shipping_cgst: number
  readonly shipping_sgst: number
  readonly shipping_igst: number
  /** Its share of the fee for cash on delivery. */
  readonly fee_amount: number
  readonly fee_taxable: number
  readonly fee_cgst: number
  readonly fee_sgst: number
  readonly fee_igst: number
  /** Off for orders that were placed before the fee was the seller's. */
  readonly is_fee_of_seller: 0 | 1 | null
  /** Its delivery was paid back by itself already, and its fee with it. */
  readonly is_way_credited: 0 | 1
}

/** So many pieces of a line. */
export interface PiecesWanted {
  readonly line: string
  readonly quantity: number
}

/** Pieces that go, and what they are worth. */
export interface GoingPieces<Line extends SoldLine = SoldLine> {
  readonly line: Line
  readonly quantity: number
  readonly money: LineMoney
}

/** How many pieces are not to be paid for any more, whatever became of them. */
export const goneOf = ({ cancelled_quantity, returned_quantity, refunded_quantity }: SoldLine): number =>
  cancelled_quantity + returned_quantity + refunded_quantity

export const leftOf = (line: SoldLine): number => line.quantity - goneOf(line)

/** What was paid for the pieces that are left. */
const soldRest = (line: SoldLine): LineMoney =>
  partOfLine(line, { all: line.quantity, before: goneOf(line), count: leftOf(line) })

/** What the pieces that are left of a line are worth still: what was paid for them, less what was paid back of it. */
export function partOfRest(line: SoldLine): LineMoney {
  const sold = soldRest(line)
  return shareOfLine(sold, sold.total - line.allowed_amount)
}

/** Pieces that go take their part of what was paid back of the price along. */
function allowedAfter(line: SoldLine, quantity: number): number {
  const { allowed_amount } = line
  const part = partOfAmount(allowed_amount, { all: leftOf(line), before: 0, count: quantity })
  const rest = soldRest({ ...line, refunded_quantity: line.refunded_quantity + quantity }).total
  return Math.max(0, Math.min(rest, allowed_amount - part))
}

/** The line as it stands once so many pieces are gone. */
export function withoutPieces<Line extends SoldLine>(line: Line, quantity: number, by: GoneBy): Line {
  if (quantity === 0) return line
  return { ...line, [by]: line[by] + quantity, allowed_amount: allowedAfter(line, quantity) }
}

/** However a line is taken apart, and whatever was paid back of it between, it adds up to what was paid for it. */
export function goingPieces<Line extends SoldLine>(line: Line, quantity: number): GoingPieces<Line> {
  const after = withoutPieces(line, quantity, 'refunded_quantity')
  return { line, quantity, money: lessOf(partOfRest(line), partOfRest(after)) }
}

/** What is owed for the way of a parcel; nothing once it was paid back by itself. */
export function shippingOf(parcel: SentParcel): LineMoney {
  if (parcel.is_way_credited === 1) return nothingPaid
  const { shipping_taxable, shipping_cgst, shipping_sgst, shipping_igst, shipping_amount } = parcel
  return {
    ...{ taxable: shipping_taxable, cgst: shipping_cgst, sgst: shipping_sgst, igst: shipping_igst },
    ...{ cess: 0, total: shipping_amount },
  }
}

export function feeOf(parcel: SentParcel): LineMoney {
  if (parcel.is_way_credited === 1) return nothingPaid
  const { fee_taxable, fee_cgst, fee_sgst, fee_igst, fee_amount } = parcel
  return {
    ...{ taxable: fee_taxable, cgst: fee_cgst, sgst: fee_sgst, igst: fee_igst },
    ...{ cess: 0, total: fee_amount },
  }
}

/** Whose the fee is in the books. */
export const feeWhat = ({ is_fee_of_seller }: Pick<SentParcel, 'is_fee_of_seller'>) =>
  is_fee_of_seller === 1 ? 'Fee' : 'Fee of the organisation'

/** What delivery and fee of a parcel come to still. */
export const wayOf = (parcel: SentParcel): number => shippingOf(parcel).total + feeOf(parcel).total

/** The parcels of which nothing is left once these pieces are gone. */
export function emptiedParcels<Parcel extends SentParcel>(
  parcels: readonly Parcel[],
  lines: readonly SoldLine[],
  going: readonly GoingPieces[],
): readonly Parcel[] {
  const goes = new Map(going.map(({ line, quantity }) => [line.name, quantity]))
  return parcels.filter(({ name, state }) => {
    const own = lines.filter((line) => line.parcel === name)
    const isTouched = own.some((line) => goes.has(line.name))
    return (
      state !== 'cancelled' && isTouched && own.every((line) => leftOf(line) === (goes.get(line.name) ?? 0))
    )
  })
}
