import type { Documents } from '#framework/documents'
import { followShare, readSoldOrder, type SoldPackage } from '#store/orders'
import { AffiliateCommission } from './affiliate-commission.doctype.ts'
import { lockAffiliate, postCommission, type CommissionDoc } from './commission.queries.ts'

const MAX_PACKAGES = 100

/** Updates one commission by its package, and posts what is taken back of a confirmed one. */
async function followPackage(system: Documents, commission: CommissionDoc, sold: SoldPackage): Promise<void> {
  const change = followShare(commission, sold)
  if (change === null) return
  const saved = await system.save(AffiliateCommission, commission.name, change.values)
  if (commission.confirmed_on !== null)
    await postCommission(system, saved, {
      ...{ amount: -change.lost, key: `affiliate-reversal:${commission.name}:${saved.reversed_amount}` },
    })
}

/** Follows an order's deliveries, cancellations, returns and refunds. Repeated calls change nothing. */
export async function followOrder(documents: Documents, order: string): Promise<void> {
  const system = documents.asSystem()
  const [first] = await system.find(AffiliateCommission, { where: { order }, limit: 1 })
  if (!first) return
  await lockAffiliate(system, first.affiliate)
  const { packages } = await readSoldOrder(system, order)
  const commissions = await system.find(AffiliateCommission, { where: { order }, limit: MAX_PACKAGES })
  for (const commission of commissions) {
    const sold = packages.find(({ name }) => name === commission.fulfilment)
    if (sold) await followPackage(system, commission, sold)
  }
}
