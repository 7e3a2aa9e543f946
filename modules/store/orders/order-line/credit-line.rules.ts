import type { FulfilmentState } from '../fulfilment/fulfilment.states.ts'

export interface SoldLine extends LineAmounts {
  readonly name: string
  readonly fulfilment: string | null
  readonly business: string
  readonly quantity: number
  readonly cancelled_quantity: number
  readonly returned_quantity: number
  readonly refunded_quantity: number
  /** Price allowance on the remaining units, in minor units. */
  readonly allowed_amount: number
}

type CreditedQuantityField = 'cancelled_quantity' | 'returned_quantity' | 'refunded_quantity'

export interface ChargedFulfilment {
  readonly name: string
  readonly business: string
  readonly state: FulfilmentState
  readonly shipping_amount: number
  readonly shipping_taxable: number
  readonly shipping_cgst: number
  readonly shipping_sgst: number
  readonly shipping_igst: number
  readonly fee_amount: number
  readonly fee_taxable: number
  readonly fee_cgst: number
  readonly fee_sgst: number
  readonly fee_igst: number
  /** Off for older orders, whose fee belonged to the organisation. */
  readonly is_fee_of_seller: 0 | 1 | null
  readonly is_delivery_credited: 0 | 1
}

export interface RequestedItem {
  readonly line: string
  readonly quantity: number
}

export interface CreditedLine<Line extends SoldLine = SoldLine> {
  readonly line: Line
  readonly quantity: number
  readonly money: LineAmounts
}

export const creditedQuantityOf = ({
  cancelled_quantity,
  returned_quantity,
  refunded_quantity,
}: SoldLine): number => cancelled_quantity + returned_quantity + refunded_quantity

export const remainingQuantity = (line: SoldLine): number => line.quantity - creditedQuantityOf(line)

const remainingSoldAmount = (line: SoldLine): LineAmounts =>
  splitLine(line, { all: line.quantity, before: creditedQuantityOf(line), count: remainingQuantity(line) })

export function remainingAmount(line: SoldLine): LineAmounts {
  const sold = remainingSoldAmount(line)
  return shareOfAmounts(sold, sold.total - line.allowed_amount)
}

/** Splits the allowance in proportion to the removed units. */
function remainingAllowance(line: SoldLine, quantity: number): number {
  const { allowed_amount } = line
  const part = splitAmount(allowed_amount, { all: remainingQuantity(line), before: 0, count: quantity })
  const rest = remainingSoldAmount({ ...line, refunded_quantity: line.refunded_quantity + quantity }).total
  return Math.max(0, Math.min(rest, allowed_amount - part))
}

export function reduceLine<Line extends SoldLine>(
  line: Line,
  quantity: number,
  by: CreditedQuantityField,
): Line {
  if (quantity === 0) return line
  return { ...line, [by]: line[by] + quantity, allowed_amount: remainingAllowance(line, quantity) }
}

/** Credits a quantity of a line; the parts of any sequence of credits and allowances add up to the line's total. */
export function creditLine<Line extends SoldLine>(line: Line, quantity: number): CreditedLine<Line> {
  const after = reduceLine(line, quantity, 'refunded_quantity')
  return { line, quantity, money: subtractAmounts(remainingAmount(line), remainingAmount(after)) }
}

export function shippingCharge(fulfilment: ChargedFulfilment): LineAmounts {
  if (fulfilment.is_delivery_credited === 1) return zeroAmounts
  const { shipping_taxable, shipping_cgst, shipping_sgst, shipping_igst, shipping_amount } = fulfilment
  return {
    ...{ taxable: shipping_taxable, cgst: shipping_cgst, sgst: shipping_sgst, igst: shipping_igst },
    ...{ cess: 0, total: shipping_amount },
  }
}

export function feeCharge(fulfilment: ChargedFulfilment): LineAmounts {
  if (fulfilment.is_delivery_credited === 1) return zeroAmounts
  const { fee_taxable, fee_cgst, fee_sgst, fee_igst, fee_amount } = fulfilment
  return {
    ...{ taxable: fee_taxable, cgst: fee_cgst, sgst: fee_sgst, igst: fee_igst },
    ...{ cess: 0, total: fee_amount },
  }
}

export const feePostingKind = ({ is_fee_of_seller }: Pick<ChargedFulfilment, 'is_fee_of_seller'>) =>
  is_fee_of_seller === 1 ? 'Fee' : 'Fee of the organisation'

export const deliveryCharge = (fulfilment: ChargedFulfilment): number =>
  shippingCharge(fulfilment).total + feeCharge(fulfilment).total

export function findEmptiedFulfilments<Fulfilment extends ChargedFulfilment>(
  fulfilments: readonly Fulfilment[],
  lines: readonly SoldLine[],
  creditedLines: readonly CreditedLine[],
): readonly Fulfilment[] {
  const goes = new Map(creditedLines.map(({ line, quantity }) => [line.name, quantity]))
  return fulfilments.filter(({ name, state }) => {
    const own = lines.filter((line) => line.fulfilment === name)
    const isTouched = own.some((line) => goes.has(line.name))
    return (
      state !== 'cancelled' &&
      isTouched &&
      own.every((line) => remainingQuantity(line) === (goes.get(line.name) ?? 0))
    )
  })
}

/** Amounts of a line as sold, in minor units. `taxable` and the taxes add up to `total`. */
export interface LineAmounts {
  readonly taxable: number
  readonly cgst: number
  readonly sgst: number
  readonly igst: number
  readonly cess: number
  readonly total: number
}

export const zeroAmounts: LineAmounts = { taxable: 0, cgst: 0, sgst: 0, igst: 0, cess: 0, total: 0 }

/** Returns the value of the first `count` units, rounded down, so that the last unit takes the remainder. */
function upTo(amount: number, count: number, all: number): number {
  return Number((BigInt(amount) * BigInt(count)) / BigInt(all))
}

interface QuantityRange {
  readonly all: number
  /** Units already cancelled or returned. */
  readonly before: number
  readonly count: number
}

/** Returns the share of some units in an amount; shares add up to it, the last takes the remainder. */
export const splitAmount = (amount: number, { all, before, count }: QuantityRange): number =>
  upTo(amount, before + count, all) - upTo(amount, before, all)

/**
 * Returns the share of some units in a line's amounts. Shares add up exactly to the paisa, so nothing is refunded twice
 * or lost.
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

/**
 * Splits `total` into amount and taxes in the line's proportion; the rounding difference belongs to the taxable amount.
 */
export function shareOfAmounts(line: LineAmounts, total: number): LineAmounts {
  const part = (amount: number) => (line.total === 0 ? 0 : upTo(amount, total, line.total))
  const [cgst, sgst, igst, cess] = [part(line.cgst), part(line.sgst), part(line.igst), part(line.cess)]
  return { taxable: total - cgst - sgst - igst - cess, cgst, sgst, igst, cess, total }
}

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
