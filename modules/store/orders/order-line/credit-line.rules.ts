import type { FulfilmentState } from '../fulfilment/fulfilment.states.ts'

/** A line of an order, as far as taking pieces of it back depends on it. */
export interface SoldLine extends LineAmounts {
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
type CreditedQuantityField = 'cancelled_quantity' | 'returned_quantity' | 'refunded_quantity'

/** A parcel of the order, as far as that depends on it. */
export interface ChargedParcel {
  readonly name: string
  readonly business: string
  readonly state: FulfilmentState
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
  readonly is_delivery_credited: 0 | 1
}

/** So many pieces of a line. */
export interface RequestedItem {
  readonly line: string
  readonly quantity: number
}

/** Pieces that go, and what they are worth. */
export interface CreditedLine<Line extends SoldLine = SoldLine> {
  readonly line: Line
  readonly quantity: number
  readonly money: LineAmounts
}

/** How many pieces are not to be paid for any more, whatever became of them. */
export const creditedQuantityOf = ({
  cancelled_quantity,
  returned_quantity,
  refunded_quantity,
}: SoldLine): number => cancelled_quantity + returned_quantity + refunded_quantity

export const remainingQuantity = (line: SoldLine): number => line.quantity - creditedQuantityOf(line)

/** What was paid for the pieces that are left. */
const remainingSoldAmount = (line: SoldLine): LineAmounts =>
  splitLine(line, { all: line.quantity, before: creditedQuantityOf(line), count: remainingQuantity(line) })

/** What the pieces that are left of a line are worth still: what was paid for them, less what was paid back of it. */
export function remainingAmount(line: SoldLine): LineAmounts {
  const sold = remainingSoldAmount(line)
  return shareOfAmounts(sold, sold.total - line.allowed_amount)
}

/** Pieces that go take their part of what was paid back of the price along. */
function remainingAllowance(line: SoldLine, quantity: number): number {
  const { allowed_amount } = line
  const part = splitAmount(allowed_amount, { all: remainingQuantity(line), before: 0, count: quantity })
  const rest = remainingSoldAmount({ ...line, refunded_quantity: line.refunded_quantity + quantity }).total
  return Math.max(0, Math.min(rest, allowed_amount - part))
}

/** The line as it stands once so many pieces are gone. */
export function reduceLine<Line extends SoldLine>(
  line: Line,
  quantity: number,
  by: CreditedQuantityField,
): Line {
  if (quantity === 0) return line
  return { ...line, [by]: line[by] + quantity, allowed_amount: remainingAllowance(line, quantity) }
}

/** However a line is taken apart, and whatever was paid back of it between, it adds up to what was paid for it. */
export function creditLine<Line extends SoldLine>(line: Line, quantity: number): CreditedLine<Line> {
  const after = reduceLine(line, quantity, 'refunded_quantity')
  return { line, quantity, money: subtractAmounts(remainingAmount(line), remainingAmount(after)) }
}

/** What is owed for the way of a parcel; nothing once it was paid back by itself. */
export function shippingCharge(parcel: ChargedParcel): LineAmounts {
  if (parcel.is_delivery_credited === 1) return zeroAmounts
  const { shipping_taxable, shipping_cgst, shipping_sgst, shipping_igst, shipping_amount } = parcel
  return {
    ...{ taxable: shipping_taxable, cgst: shipping_cgst, sgst: shipping_sgst, igst: shipping_igst },
    ...{ cess: 0, total: shipping_amount },
  }
}

export function feeCharge(parcel: ChargedParcel): LineAmounts {
  if (parcel.is_delivery_credited === 1) return zeroAmounts
  const { fee_taxable, fee_cgst, fee_sgst, fee_igst, fee_amount } = parcel
  return {
    ...{ taxable: fee_taxable, cgst: fee_cgst, sgst: fee_sgst, igst: fee_igst },
    ...{ cess: 0, total: fee_amount },
  }
}

/** Whose the fee is in the books. */
export const feePostingKind = ({ is_fee_of_seller }: Pick<ChargedParcel, 'is_fee_of_seller'>) =>
  is_fee_of_seller === 1 ? 'Fee' : 'Fee of the organisation'

/** What delivery and fee of a parcel come to still. */
export const deliveryCharge = (parcel: ChargedParcel): number =>
  shippingCharge(parcel).total + feeCharge(parcel).total

/** The parcels of which nothing is left once these pieces are gone. */
export function findEmptiedParcels<Parcel extends ChargedParcel>(
  parcels: readonly Parcel[],
  lines: readonly SoldLine[],
  creditedLines: readonly CreditedLine[],
): readonly Parcel[] {
  const goes = new Map(creditedLines.map(({ line, quantity }) => [line.name, quantity]))
  return parcels.filter(({ name, state }) => {
    const own = lines.filter((line) => line.parcel === name)
    const isTouched = own.some((line) => goes.has(line.name))
    return (
      state !== 'cancelled' &&
      isTouched &&
      own.every((line) => remainingQuantity(line) === (goes.get(line.name) ?? 0))
    )
  })
}

/** A line's money as it was sold; minor units. `taxable` and the taxes add up to `total`. */
export interface LineAmounts {
  readonly taxable: number
  readonly cgst: number
  readonly sgst: number
  readonly igst: number
  readonly cess: number
  readonly total: number
}

export const zeroAmounts: LineAmounts = { taxable: 0, cgst: 0, sgst: 0, igst: 0, cess: 0, total: 0 }

/** What the first `count` of all pieces are worth: rounded down, so that the last one takes what is left. */
function upTo(amount: number, count: number, all: number): number {
  return Number((BigInt(amount) * BigInt(count)) / BigInt(all))
}

interface QuantityRange {
  /** How many there were. */
  readonly all: number
  /** How many went before: cancelled or returned. */
  readonly before: number
  /** How many go now. */
  readonly count: number
}

/** What falls on some pieces of an amount that was for all of them: parts add up to it, the last takes what is left. */
export const splitAmount = (amount: number, { all, before, count }: QuantityRange): number =>
  upTo(amount, before + count, all) - upTo(amount, before, all)

/**
 * What some pieces of a line are worth, of what was paid for all of them. However a line is taken apart, its parts add up to
 * it to the paisa: nothing is paid back twice, and nothing is left over.
 */
export function splitLine(line: LineAmounts, range: QuantityRange): LineAmounts {
  const part = (amount: number) => splitAmount(amount, range)
  const total = part(line.total)
  const [cgst, sgst, igst, cess] = [part(line.cgst), part(line.sgst), part(line.igst), part(line.cess)]
  return { taxable: total - cgst - sgst - igst - cess, cgst, sgst, igst, cess, total }
}

export function sumAmounts(parts: readonly LineAmounts[]): LineAmounts {
  return parts.reduce(
    (sum, part) => ({
      taxable: sum.taxable + part.taxable,
      cgst: sum.cgst + part.cgst,
      sgst: sum.sgst + part.sgst,
      igst: sum.igst + part.igst,
      cess: sum.cess + part.cess,
      total: sum.total + part.total,
    }),
    zeroAmounts,
  )
}

/** The taxes in so much of a line, as they stand in all of it; what is left over by rounding is no tax. */
export function shareOfAmounts(line: LineAmounts, total: number): LineAmounts {
  const part = (amount: number) => (line.total === 0 ? 0 : upTo(amount, total, line.total))
  const [cgst, sgst, igst, cess] = [part(line.cgst), part(line.sgst), part(line.igst), part(line.cess)]
  return { taxable: total - cgst - sgst - igst - cess, cgst, sgst, igst, cess, total }
}

/** What is left of money when a part of it is gone. */
export function subtractAmounts(all: LineAmounts, part: LineAmounts): LineAmounts {
  return {
    taxable: all.taxable - part.taxable,
    cgst: all.cgst - part.cgst,
    sgst: all.sgst - part.sgst,
    igst: all.igst - part.igst,
    cess: all.cess - part.cess,
    total: all.total - part.total,
  }
}
