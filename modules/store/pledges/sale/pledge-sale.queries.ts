import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { post } from '#money/ledger'
import { beneficiaryAccount, sellerAccount, type PledgeDoc } from '../pledge/pledge.queries.ts'
import { PledgeSale } from './pledge-sale.doctype.ts'

export type PledgeSaleDoc = Doc<typeof PledgeSale>

interface PledgeChange {
  /** Minor units; positive for what the beneficiary gets. */
  readonly amount: number
  readonly key: string
}

/** Posts a change from what the seller is owed to the beneficiary. Run it last. */
export async function postPledge(
  system: Documents,
  { name, order }: PledgeSaleDoc,
  { pledge, amount, key }: PledgeChange & { readonly pledge: PledgeDoc },
): Promise<void> {
  if (amount === 0) return
  await post(system, {
    kind: 'pledge',
    source: { type: PledgeSale.name, name },
    idempotencyKey: key,
    memo: `${pledge.title}: order ${order}`,
    lines: [
      { account: sellerAccount(pledge.business), amount },
      { account: beneficiaryAccount(pledge), amount: -amount },
    ],
  })
}
