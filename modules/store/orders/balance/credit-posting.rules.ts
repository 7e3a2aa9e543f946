import type { PostingLine } from '#money/ledger'
import type { CreditedLine, ChargedParcel } from '../order-line/credit-line.rules.ts'
import { feeCharge, feePostingKind, shippingCharge, deliveryCharge } from '../order-line/credit-line.rules.ts'
import { receivableAccount, salePosting, type SaleAmount } from './sale-posting.rules.ts'

interface CreditedPart {
  readonly order: string
  readonly creditedLines: readonly CreditedLine[]
  /** Parcels whose delivery is paid back as well, and what was asked for paying for it there. */
  readonly parcels: readonly ChargedParcel[]
}

/** What sellers get for bringing parcels, and for taking the money there. */
function deliverySales(parcels: readonly ChargedParcel[]): readonly SaleAmount[] {
  return parcels.flatMap((parcel) => [
    { business: parcel.business, what: 'Delivery' as const, ...shippingCharge(parcel) },
    { business: parcel.business, what: feePostingKind(parcel), ...feeCharge(parcel) },
  ])
}

function creditedSales({ creditedLines, parcels }: CreditedPart): readonly SaleAmount[] {
  return [
    ...creditedLines.map(({ line, money }) => ({
      business: line.business,
      what: 'Goods' as const,
      ...money,
    })),
    ...deliverySales(parcels),
  ]
}

/** What a part of an order is worth that is owed no longer; minor units. */
export const creditedAmount = ({ creditedLines, parcels }: Omit<CreditedPart, 'order'>): number =>
  creditedLines.reduce((sum, { money }) => sum + money.total, 0) +
  parcels.reduce((sum, parcel) => sum + deliveryCharge(parcel), 0)

/**
 * What the books say when a part of an order is owed no longer: its sellers and the tax get so much less, and so much less is
 * to be had from the buyer. The mirror image of what was booked when it was placed.
 */
export function creditPosting(credited: CreditedPart): readonly PostingLine[] {
  const { order } = credited
  const total = creditedAmount(credited)
  if (total === 0) return []
  const [, ...credits] = salePosting(order, { total, sold: creditedSales(credited) })
  return [
    { account: receivableAccount(order), amount: -total, memo: order },
    ...credits.map(({ amount, ...line }) => ({ ...line, amount: -amount })),
  ]
}
