import type { PricedLine, PricedParcel, Totals } from './priced-cart.ts'

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
