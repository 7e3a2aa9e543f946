import { partOfLine, type LineMoney } from './part-of-line.ts'
import type { ParcelState } from './parcel-states.ts'

/** A line of an order, as far as taking pieces of it back depends on it. */
export interface SoldLine extends LineMoney {
  readonly name: string
  readonly parcel: string | null
  readonly business: string
  readonly quantity: number
  readonly cancelled_quantity: number
  readonly returned_quantity: number
}

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

export const leftOf = ({ quantity, cancelled_quantity, returned_quantity }: SoldLine): number =>
  quantity - cancelled_quantity - returned_quantity

export function goingPieces<Line extends SoldLine>(line: Line, quantity: number): GoingPieces<Line> {
  const before = line.cancelled_quantity + line.returned_quantity
  return { line, quantity, money: partOfLine(line, { all: line.quantity, before, count: quantity }) }
}

/** What the pieces that are left of a line are worth. */
export const partOfRest = (line: SoldLine): LineMoney => goingPieces(line, leftOf(line)).money

export function shippingOf(parcel: SentParcel): LineMoney {
  const { shipping_taxable, shipping_cgst, shipping_sgst, shipping_igst, shipping_amount } = parcel
  return {
    ...{ taxable: shipping_taxable, cgst: shipping_cgst, sgst: shipping_sgst, igst: shipping_igst },
    ...{ cess: 0, total: shipping_amount },
  }
}

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
