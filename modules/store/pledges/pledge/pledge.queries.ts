import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import type { AccountSelector } from '#money/ledger'
import { Pledge } from './pledge.doctype.ts'

export type PledgeDoc = Doc<typeof Pledge>

export const sellerAccount = (business: string): AccountSelector => ({
  purpose: 'business',
  party: { type: 'Business', name: business },
})

/** A purpose's pledges are its income, as donations are; those of classes and events are held for them. */
export const beneficiaryAccount = ({
  beneficiary_type: type,
  beneficiary: name,
}: Pick<PledgeDoc, 'beneficiary_type' | 'beneficiary'>): AccountSelector => ({
  purpose: type === 'Contribution Purpose' ? 'income' : 'pledge',
  party: { type, name },
})

const MAX_PLEDGES = 200

/** Returns the pledges of sellers that are approved and run on a day, the oldest first. */
export async function listRunningPledges(
  system: Documents,
  businesses: readonly string[],
  day: string,
): Promise<readonly PledgeDoc[]> {
  const found = await system.find(Pledge, {
    where: { business: ['in', businesses], state: 'approved', from_day: ['<=', day] },
    order_by: 'name asc',
    limit: MAX_PLEDGES,
  })
  return found.filter(({ to_day }) => to_day === null || to_day >= day)
}
