import type { PricedLine, PricedFulfilment, Totals, AppliedDiscount } from './priced-cart.ts'
import { splitProportionally } from '#money/payments'
import { calculateTax } from '#store/taxes'
import type { Discount } from '../extension-points.ts'

type CountedLine = Pick<PricedLine, 'quantity' | 'amount' | 'discount' | 'tax'>

type CountedFulfilment = Pick<
  PricedFulfilment,
  'delivery' | 'delivery_discount' | 'delivery_tax' | 'fee' | 'fee_tax'
>

const taxIn = ({ taxable, total }: PricedLine['tax']) => total - taxable

function sumOf<T>(all: readonly T[], amountOf: (one: T) => number): number {
  return all.reduce((sum, one) => sum + amountOf(one), 0)
}

/**
 * The total equals lines, taxes and deliveries less discounts, exact to the paisa, independent of the split into
 * packages.
 */
export function totalsOf(lines: readonly CountedLine[], fulfilments: readonly CountedFulfilment[]): Totals {
  const goods = sumOf(lines, ({ amount }) => amount)
  const discount = sumOf(lines, (line) => line.discount)
  const delivery = sumOf(fulfilments, (fulfilment) => fulfilment.delivery)
  const delivery_discount = sumOf(fulfilments, (fulfilment) => fulfilment.delivery_discount)
  const payment_fee = sumOf(fulfilments, ({ fee }) => fee)
  const taxes = [
    ...lines.map(({ tax }) => tax),
    ...fulfilments.flatMap(({ delivery_tax, fee_tax }) => [delivery_tax, fee_tax]),
  ]
  return {
    quantity: sumOf(lines, ({ quantity }) => quantity),
    ...{ goods, discount, delivery, delivery_discount, payment_fee },
    tax: sumOf(taxes, taxIn),
    total: goods - discount + delivery - delivery_discount + payment_fee,
  }
}

type Fee = Pick<PricedFulfilment, 'fee' | 'fee_tax'>

export type WithoutFee = Omit<PricedFulfilment, keyof Fee>

type Taxed = Pick<PricedFulfilment, 'goods' | 'delivery_tax_rate' | 'is_intra_state'>

const RUPEE = 100

/**
 * Distributes the cash-on-delivery fee by package value, taxed at each package's delivery rate. A fee in whole rupees
 * splits into whole rupees, because it is paid in cash.
 */
export function shareFee<Fulfilment extends Taxed>(
  fulfilments: readonly Fulfilment[],
  fee: number,
): readonly (Fulfilment & Fee)[] {
  // An order whose items are free still needs a package that carries the fee.
  const unit = fee % RUPEE === 0 ? RUPEE : 1
  const shares = splitProportionally(
    fee / unit,
    fulfilments.map(({ goods }) => Math.max(1, goods)),
  )
  return fulfilments.map((fulfilment, at) => {
    const { delivery_tax_rate: rate, is_intra_state: isIntraState } = fulfilment
    const share = (shares[at] ?? 0) * unit
    return {
      ...fulfilment,
      fee: share,
      fee_tax: calculateTax(share, { rate, isInclusive: true, isIntraState }),
    }
  })
}

/** Amounts that can still be discounted, by line or package key, in minor units. */
export type Leftover = Readonly<Record<string, number>>

/** Limits a discount to the remaining amount; ignores negative discounts. */
function cut(wanted: Readonly<Record<string, number>>, left: Leftover): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(wanted).flatMap(([key, amount]) => {
      const most = Math.min(Math.trunc(amount), left[key] ?? 0)
      return most > 0 ? [[key, most]] : []
    }),
  )
}

const totalOf = (amounts: Readonly<Record<string, number>>) =>
  Object.values(amounts).reduce((sum, amount) => sum + amount, 0)

export function spreadDiscount(
  source: string,
  { code, label, reference, lines, fulfilments }: Discount,
  left: { readonly lines: Leftover; readonly fulfilments: Leftover },
): AppliedDiscount {
  const off = { lines: cut(lines, left.lines), fulfilments: cut(fulfilments, left.fulfilments) }
  return { source, code, label, reference, amount: totalOf(off.lines) + totalOf(off.fulfilments), ...off }
}

export function offOf(
  applied: readonly AppliedDiscount[],
  part: 'lines' | 'fulfilments',
  key: string,
): number {
  return applied.reduce((sum, discount) => sum + (discount[part][key] ?? 0), 0)
}
