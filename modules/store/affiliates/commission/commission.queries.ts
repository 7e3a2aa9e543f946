import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { post } from '#money/ledger'
import { Affiliate } from '../affiliate/affiliate.doctype.ts'
import { affiliateAccount, commissionCost } from '../affiliate/affiliate.queries.ts'
import { AffiliateCommission } from './affiliate-commission.doctype.ts'

export type CommissionDoc = Doc<typeof AffiliateCommission>

/** Returns the rest of a commission after returns, in minor units. */
export const remainingCommission = ({
  amount,
  reversed_amount,
}: Pick<CommissionDoc, 'amount' | 'reversed_amount'>): number => amount - reversed_amount

/** Locks an affiliate, so that returns, the nightly task and payouts wait for each other. */
export const lockAffiliate = (system: Documents, name: string) => system.lock(Affiliate, name)

interface CommissionChange {
  /** Minor units; positive for what the affiliate gets. */
  readonly amount: number
  readonly key: string
}

/** Posts a change of what the organisation owes the affiliate. Run it last. */
export async function postCommission(
  system: Documents,
  { name, affiliate, order }: CommissionDoc,
  { amount, key }: CommissionChange,
): Promise<void> {
  if (amount === 0) return
  await post(system, {
    kind: 'commission',
    source: { type: AffiliateCommission.name, name },
    idempotencyKey: key,
    memo: `Order ${order}`,
    lines: [
      { account: commissionCost, amount },
      { account: affiliateAccount(affiliate), amount: -amount },
    ],
  })
}
