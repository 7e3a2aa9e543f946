import type { PostingLine } from '#money/ledger'
import type { GoingPieces, SentParcel } from './going-lines.ts'
import { feeOf, feeWhat, shippingOf, wayOf } from './going-lines.ts'
import { receivableOf, salePosting, type Sold } from './sale-posting.ts'

interface Gone {
  readonly order: string
  readonly going: readonly GoingPieces[]
  /** Parcels whose delivery is paid back as well, and what was asked for paying for it there. */
  readonly parcels: readonly SentParcel[]
}

/** What sellers get for bringing parcels, and for taking the money there. */
function soldWith(parcels: readonly SentParcel[]): readonly Sold[] {
  return parcels.flatMap((parcel) => [
    { business: parcel.business, what: 'Delivery' as const, ...shippingOf(parcel) },
    { business: parcel.business, what: feeWhat(parcel), ...feeOf(parcel) },
  ])
}

function soldBefore({ going, parcels }: Gone): readonly Sold[] {
  return [
    ...going.map(({ line, money }) => ({ business: line.business, what: 'Goods' as const, ...money })),
    ...soldWith(parcels),
  ]
}

/** What a part of an order is worth that is owed no longer; minor units. */
export const worthOf = ({ going, parcels }: Omit<Gone, 'order'>): number =>
  going.reduce((sum, { money }) => sum + money.total, 0) +
  parcels.reduce((sum, parcel) => sum + wayOf(parcel), 0)

/**
 * What the books say when a part of an order is owed no longer: its sellers and the tax get so much less, and so much less is
 * to be had from the buyer. The mirror image of what was booked when it was placed.
 */
export function goneBooks(gone: Gone): readonly PostingLine[] {
  const { order } = gone
  const total = worthOf(gone)
  if (total === 0) return []
  const [, ...credits] = salePosting(order, { total, sold: soldBefore(gone) })
  return [
    { account: receivableOf(order), amount: -total, memo: order },
    ...credits.map(({ amount, ...line }) => ({ ...line, amount: -amount })),
  ]
}
