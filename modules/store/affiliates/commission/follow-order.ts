import type { Documents } from '#framework/documents'
import { readSoldOrder, type SoldPackage } from '#store/orders'
import { lostCommission, partsIn } from '../program/commission.rules.ts'
import { AffiliateCommission } from './affiliate-commission.doctype.ts'
import {
  lockAffiliate,
  postCommission,
  remainingCommission,
  type CommissionDoc,
} from './commission.queries.ts'

const MAX_PACKAGES = 100

/** Updates one commission by its package, and posts what is taken back of a confirmed one. */
async function followPackage(
  system: Documents,
  commission: CommissionDoc,
  { finalOn, items }: SoldPackage,
): Promise<void> {
  const isHeld = commission.confirmed_on === null
  const reversed = Math.max(commission.reversed_amount, lostCommission(partsIn(commission.parts), items))
  const more = reversed - commission.reversed_amount
  const isSame = more === 0 && (!isHeld || finalOn === commission.final_on)
  if (isSame) return
  const saved = await system.save(AffiliateCommission, commission.name, {
    ...{ reversed_amount: reversed, state: reversed >= commission.amount ? 'reversed' : commission.state },
    ...(isHeld ? { final_on: finalOn } : {}),
  })
  if (!isHeld)
    await postCommission(system, saved, {
      ...{ amount: -more, key: `affiliate-reversal:${commission.name}:${reversed}` },
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
    if (sold && remainingCommission(commission) > 0) await followPackage(system, commission, sold)
  }
}
