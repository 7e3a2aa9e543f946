import type { Documents } from '#framework/documents'
import { addDays } from '#meta'
import { listProductCategories } from '#store/catalog'
import { commissionOf, readSoldOrder, type SoldOrder, type SoldPackage, type SoldShare } from '#store/orders'
import { findApproved, type AffiliateDoc } from '../affiliate/affiliate.queries.ts'
import { isProgramOn, readTerms, type AffiliateTerms } from '../program/affiliate-settings.queries.ts'
import { rateFor } from '../program/commission.rules.ts'
import { AffiliateCommission } from './affiliate-commission.doctype.ts'
import { isBuyerRelated } from './buyer-relation.queries.ts'
import { followOrder } from './follow-order.ts'

/** True while the order's day is within the window that began when the code was used: on its own day, or earlier. */
const isWithinWindow = (
  { day, affiliate_on }: Pick<SoldOrder, 'day' | 'affiliate_on'>,
  windowDays: number,
): boolean => affiliate_on === null || addDays(affiliate_on, windowDays) >= day

/** Returns the affiliate whom an order counts for; null without one, as when they are the buyer. */
async function findAffiliate(
  system: Documents,
  order: SoldOrder,
  { window_days }: AffiliateTerms,
): Promise<AffiliateDoc | null> {
  if (order.affiliate_code === null || !isWithinWindow(order, window_days)) return null
  const affiliate = await findApproved(system, order.affiliate_code)
  if (affiliate === null || (await isBuyerRelated(system, affiliate.user, order))) return null
  return affiliate
}

type CategoriesOf = ReadonlyMap<string, readonly string[]>

function partsOf(
  { items }: SoldPackage,
  { rates }: AffiliateTerms,
  { day, categories }: { readonly day: string; readonly categories: CategoriesOf },
): readonly SoldShare[] {
  const dated = rates.map((rate) => ({ ...rate, rate: rate.rate ?? 0 }))
  return items.map(({ key, product, amount }) => {
    const rate = rateFor(dated, categories.get(product ?? '') ?? [], day)
    return { key, amount, commission: commissionOf(amount, rate) }
  })
}

const sumOf = (parts: readonly SoldShare[], of: 'amount' | 'commission'): number =>
  parts.reduce((sum, part) => sum + part[of], 0)

async function insertCommissions(
  system: Documents,
  order: SoldOrder,
  { affiliate, terms }: { readonly affiliate: AffiliateDoc; readonly terms: AffiliateTerms },
): Promise<void> {
  const products = order.packages.flatMap(({ items }) => items.flatMap(({ product }) => product ?? []))
  const categories = await listProductCategories(system, products)
  for (const sold of order.packages) {
    const parts = partsOf(sold, terms, { day: order.day, categories })
    const amount = sumOf(parts, 'commission')
    if (amount === 0) continue
    await system.insert(AffiliateCommission, {
      ...{ affiliate: affiliate.name, order: order.name, fulfilment: sold.name, earned_on: order.day },
      ...{ sales_amount: sumOf(parts, 'amount'), amount, parts: JSON.stringify(parts) },
    })
  }
}

/** Records the commissions of a placed order, once, at the rates of its day. */
export async function attributeOrder(documents: Documents, name: string): Promise<void> {
  const system = documents.asSystem()
  if (!(await isProgramOn(system))) return
  const order = await readSoldOrder(system, name)
  if (order.affiliate_code === null) return
  const recorded = await system.find(AffiliateCommission, { where: { order: name }, limit: 1 })
  if (recorded.length > 0) return
  const terms = await readTerms(system)
  const affiliate = await findAffiliate(system, order, terms)
  if (affiliate === null) return
  await insertCommissions(system, order, { affiliate, terms })
  // Its packages may have been delivered or cancelled before this event arrived.
  await followOrder(documents, name)
}
