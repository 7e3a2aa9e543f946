import type { PricedLine, PricedParcel, Totals, AppliedDiscount } from './priced-cart.ts'
import { splitProportionally } from '#money/payments'
import { calculateTax } from '#store/taxes'
import type { Discount } from '../extension-points.ts'

type CountedLine = Pick<PricedLine, 'quantity' | 'amount' | 'discount' | 'tax'>

type CountedParcel = Pick<PricedParcel, 'delivery' | 'delivery_discount' | 'delivery_tax' | 'fee' | 'fee_tax'>

const taxIn = ({ taxable, total }: PricedLine['tax']) => total - taxable

function sumOf<T>(all: readonly T[], amountOf: (one: T) => number): number {
  return all.reduce((sum, one) => sum + amountOf(one), 0)
}

/** Lines, their taxes and deliveries less discounts are the total, to the paisa; how lines are split changes nothing of it. */
export function totalsOf(lines: readonly CountedLine[], parcels: readonly CountedParcel[]): Totals {
  const goods = sumOf(lines, ({ amount }) => amount)
  const discount = sumOf(lines, (line) => line.discount)
  const delivery = sumOf(parcels, (parcel) => parcel.delivery)
  const delivery_discount = sumOf(parcels, (parcel) => parcel.delivery_discount)
  const payment_fee = sumOf(parcels, ({ fee }) => fee)
  const taxes = [
    ...lines.map(({ tax }) => tax),
    ...parcels.flatMap(({ delivery_tax, fee_tax }) => [delivery_tax, fee_tax]),
  ]
  return {
    quantity: sumOf(lines, ({ quantity }) => quantity),
    ...{ goods, discount, delivery, delivery_discount, payment_fee },
    tax: sumOf(taxes, taxIn),
    total: goods - discount + delivery - delivery_discount + payment_fee,
  }
}

type Fee = Pick<PricedParcel, 'fee' | 'fee_tax'>

/** A parcel before it is known what is asked for paying in cash. */
export type WithoutFee = Omit<PricedParcel, keyof Fee>

type Taxed = Pick<PricedParcel, 'goods' | 'delivery_tax_rate' | 'is_intra_state'>

const RUPEE = 100

/**
 * What is asked once for an order that is paid in cash, shared out to its parcels by what is in them. It is a part of
 * bringing the goods, and taxed like it: each share at the rate of its parcel's delivery, by the same seller. Shares of whole
 * rupees are whole rupees: they are paid at doors.
 */
export function shareFee<Parcel extends Taxed>(
  parcels: readonly Parcel[],
  fee: number,
): readonly (Parcel & Fee)[] {
  // What costs nothing is brought too: an order of it alone still has somebody who bears the fee.
  const unit = fee % RUPEE === 0 ? RUPEE : 1
  const shares = splitProportionally(
    fee / unit,
    parcels.map(({ goods }) => Math.max(1, goods)),
  )
  return parcels.map((parcel, at) => {
    const { delivery_tax_rate: rate, is_intra_state: isIntraState } = parcel
    const share = (shares[at] ?? 0) * unit
    return { ...parcel, fee: share, fee_tax: calculateTax(share, { rate, isInclusive: true, isIntraState }) }
  })
}

/** What is left to take something off, by key of a line or a parcel; minor units. */
export type Leftover = Readonly<Record<string, number>>

/** A discount cut to what is there: nothing costs less than nothing, and nothing grows dearer. */
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

/** What of a source's discount comes off, of lines and of deliveries. */
export function spreadDiscount(
  source: string,
  { code, label, reference, lines, parcels }: Discount,
  left: { readonly lines: Leftover; readonly parcels: Leftover },
): AppliedDiscount {
  const off = { lines: cut(lines, left.lines), parcels: cut(parcels, left.parcels) }
  return { source, code, label, reference, amount: totalOf(off.lines) + totalOf(off.parcels), ...off }
}

/** What comes off one key, by all that was applied. */
export function offOf(applied: readonly AppliedDiscount[], part: 'lines' | 'parcels', key: string): number {
  return applied.reduce((sum, discount) => sum + (discount[part][key] ?? 0), 0)
}
