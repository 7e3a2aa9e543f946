import { check, docType, everything, grant, int, link, text } from '#framework/doctypes'
import { ofOwnPromotion } from '../promotion/own-promotion.ts'
import { StorePromotion } from '../promotion/store-promotion.doctype.ts'
import { CouponBatch } from './coupon-batch.doctype.ts'

const fixed = { setOnlyOnce: true } as const

/** A code that a buyer enters to get a promotion. Stored in capital letters, so that case does not matter. */
export const Coupon = docType('Coupon', {
  fields: {
    code: text({
      required: true,
      unique: true,
      inList: true,
      maxLength: 40,
      ...fixed,
      description:
        'Letters, digits and dashes in any case. A link that ends in ?coupon= and the code applies it.',
    }),
    promotion: link(StorePromotion.name, { required: true, inList: true, indexed: true, ...fixed }),
    is_active: check({ label: 'Active', default: 1, inList: true }),
    total_uses: int({ isNullable: true, min: 1, inList: true, description: 'Leave empty for no limit' }),
    used_count: int({
      ...{ label: 'Uses so far', required: true, readOnly: true, min: 0, default: 0, inList: true },
    }),
    user: link('User', {
      label: 'Customer',
      ignoreUserPermissions: true,
      linksUnread: 'managers of the store name accounts; names of accounts are made of chance',
      description: 'Only this customer can use the code',
    }),
    batch: link(CouponBatch.name, { readOnly: true, indexed: true, inList: true }),
  },
  access: {
    'System Manager': everything,
    'Store Manager': everything,
    Seller: grant({
      ...{ select: ofOwnPromotion, read: ofOwnPromotion, create: ofOwnPromotion, write: ofOwnPromotion },
      ...{ report: ofOwnPromotion, export: ofOwnPromotion },
    }),
  },
  // Created by the thousand, and each is the same but for its code.
  bulkWrites: { skips: ['hooks', 'versions', 'events'] },
  titleField: 'code',
  searchFields: ['code'],
})
