import type { PostingLine } from '#money/ledger'
import type { GoingPieces, SentParcel } from './going-lines.ts'
import { shippingOf } from './going-lines.ts'
import { receivableOf, salePosting, type Sold } from './sale-posting.ts'

interface Gone {
  readonly order: string
  readonly going: readonly GoingPieces[]
  /** Parcels whose delivery is paid back as well. */
  readonly parcels: readonly SentParcel[]
  /** What was asked for paying on delivery, when it is owed no longer. */
  readonly fee: number
}

function soldBefore({ going, parcels }: Gone): readonly Sold[] {
  return [
    ...going.map(({ line, money }) => ({ business: line.business, what: 'Goods' as const, ...money })),
    ...parcels.map((parcel) => ({
      business: parcel.business,
      what: 'Delivery' as const,
      ...shippingOf(parcel),
    })),
  ]
}

/** What a part of an order is worth that is owed no longer; minor units. */
export const worthOf = ({ going, parcels, fee }: Omit<Gone, 'order'>): number =>
  going.reduce((sum, { money }) => sum + money.total, fee) +
  parcels.reduce((sum, { shipping_amount }) => sum + shipping_amount, 0)

/**
 * What the books say when a part of an order is owed no longer: its sellers and the tax get so much less, and so much less is
 * to be had from the buyer. The mirror image of what was booked when it was placed.
 */
export function goneBooks(gone: Gone): readonly PostingLine[] {
  const { order, fee } = gone
  const total = worthOf(gone)
  const [, ...credits] = salePosting(order, { total, fee, sold: soldBefore(gone) })
  if (total === 0) return []
  return [
    { account: receivableOf(order), amount: -total, memo: order },
    ...credits.map(({ amount, ...line }) => ({ ...line, amount: -amount })),
  ]
}
