import type { PricedLine, PricedParcel, Totals } from './priced-cart.ts'

type CountedLine = Pick<PricedLine, 'quantity' | 'amount' | 'discount' | 'tax'>
type CountedParcel = Pick<PricedParcel, 'delivery' | 'delivery_discount' | 'delivery_tax'>

const taxIn = ({ taxable, total }: PricedLine['tax']) => total - taxable

function sumOf<T>(all: readonly T[], amountOf: (one: T) => number): number {
  return all.reduce((sum, one) => sum + amountOf(one), 0)
}

/** Lines, their taxes and deliveries less discounts are the total, to the paisa; how lines are split changes nothing of it. */
export function totalsOf(
  lines: readonly CountedLine[],
  parcels: readonly CountedParcel[],
  payment_fee: number,
): Totals {
  const goods = sumOf(lines, ({ amount }) => amount)
  const discount = sumOf(lines, (line) => line.discount)
  const delivery = sumOf(parcels, (parcel) => parcel.delivery)
  const delivery_discount = sumOf(parcels, (parcel) => parcel.delivery_discount)
  return {
    quantity: sumOf(lines, ({ quantity }) => quantity),
    ...{ goods, discount, delivery, delivery_discount, payment_fee },
    tax: sumOf(lines, ({ tax }) => taxIn(tax)) + sumOf(parcels, ({ delivery_tax }) => taxIn(delivery_tax)),
    total: goods - discount + delivery - delivery_discount + payment_fee,
  }
}
