import type { DemoContext } from '#framework/modules'
import { Product } from '#store/catalog'
import { Coupon } from './coupon/coupon.doctype.ts'
import { StorePromotion } from './promotion/store-promotion.doctype.ts'

const rupees = (amount: number): number => amount * 100

/** A product whose seller and category have the offer for several items. */
const STATIONERY = 'beeswax-crayons'

async function stationeryOffer({ documents }: DemoContext): Promise<void> {
  const where = { route: STATIONERY }
  const [found] = await documents.find(Product, { where, fields: ['business', 'category'], limit: 1 })
  if (!found || found.business === null || found.category === null) return
  await documents.insert(StorePromotion, {
    ...{ title: 'Buy 2, get 1 free on learning supplies', terms: 'The item with the lowest price is free.' },
    ...{ kind: 'buy x get y', buy_quantity: 2, get_quantity: 1, is_automatic: 1, is_stackable: 1 },
    ...{ business: found.business, items: [{ category: found.category }] },
  })
}

export async function demo(context: DemoContext): Promise<void> {
  const { documents } = context
  const welcome = await documents.insert(StorePromotion, {
    ...{ title: '10% off your first order', terms: 'Up to ₹150 off.', kind: 'percent off', percent: 10 },
    ...{ max_discount: rupees(150), customer_group: 'first order', funded_by: 'organisation' },
  })
  await documents.insert(Coupon, { promotion: welcome.name, code: 'WELCOME10' })
  const delivery = await documents.insert(StorePromotion, {
    ...{ title: 'Free delivery over ₹999', kind: 'free delivery', minimum_amount: rupees(999) },
    ...{ is_stackable: 1, funded_by: 'organisation' },
  })
  await documents.insert(Coupon, { promotion: delivery.name, code: 'FREEDEL' })
  await stationeryOffer(context)
}
