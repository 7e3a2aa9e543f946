import { defineModule } from '#framework/modules'
import { couponHooks } from './coupon/coupon.hooks.ts'
import { CouponBatch, couponBatchHooks } from './coupon/coupon-batch.doctype.ts'
import { Coupon } from './coupon/coupon.doctype.ts'
import { createCoupons } from './coupon/create-coupons.ts'
import { promotionExtensions } from './extensions.ts'
import { messages } from './messages.ts'
import { StorePromotion } from './promotion/store-promotion.doctype.ts'
import { storePromotionHooks } from './promotion/store-promotion.hooks.ts'
import { getRedemptions } from './redemption/get-redemptions.ts'
import { PromotionRedemption } from './redemption/promotion-redemption.doctype.ts'

export const promotions = defineModule({
  name: 'promotions',
  deskSection: 'store',
  docTypes: [StorePromotion, CouponBatch, Coupon, PromotionRedemption],
  methods: { createCoupons, getRedemptions },
  hooks: [storePromotionHooks, couponBatchHooks, couponHooks],
  extensions: promotionExtensions,
  demo: async (context) => (await import('./demo.ts')).demo(context),
  messages,
})
