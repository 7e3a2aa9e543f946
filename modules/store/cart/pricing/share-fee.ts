import { splitProportionally } from '#money/payments'
import { calculateTax } from '#store/taxes'
import type { PricedParcel } from './priced-cart.ts'

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
