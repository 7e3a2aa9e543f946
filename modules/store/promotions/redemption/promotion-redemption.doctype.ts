import { check, docType, grant, link, money, reading, always, text } from '#framework/doctypes'
import { ofOwnPromotion } from '../promotion/own-promotion.ts'
import { StorePromotion } from '../promotion/store-promotion.doctype.ts'

const shown = { readOnly: true } as const

/** A promotion that an order used. The customer is the order's, so that no second copy of a phone number is kept. */
export const PromotionRedemption = docType('Promotion Redemption', {
  fields: {
    promotion: link(StorePromotion.name, { required: true, ...shown, indexed: true, inList: true }),
    coupon: link('Coupon', { ...shown, indexed: true }),
    code: text({ ...shown, maxLength: 40, inList: true }),
    order: link('Order', { required: true, ...shown, indexed: true, inList: true }),
    amount: money({ required: true, ...shown, min: 0, default: 0, inList: true, label: 'Discount' }),
    given_back: money({
      ...{ label: 'Discount reversed', required: true, ...shown, min: 0, default: 0, inList: true },
      description: 'Share of cancelled and returned items',
    }),
    is_released: check({
      ...{ label: 'Use released', ...shown },
      description: 'The whole order was cancelled or returned, so it doesn’t count as a use',
    }),
  },
  uniqueTogether: [['order', 'promotion']],
  access: {
    'System Manager': grant({ select: always, read: always, report: always, export: always, print: always }),
    'Store Manager': grant({ select: always, read: always, report: always, export: always, print: always }),
    'School Office': reading(always),
    Seller: reading(ofOwnPromotion),
  },
  trackChanges: false,
  sort: 'creation desc',
})
