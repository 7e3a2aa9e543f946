import { expect, test } from 'vitest'
import { hasCoupons } from './coupon-part.tsx'

test('the coupon box is shown where the site takes coupons, or one is held', () => {
  expect(hasCoupons({ takes_coupons: false, coupon_code: null })).toBe(false)
  expect(hasCoupons({ takes_coupons: true, coupon_code: null })).toBe(true)
  expect(hasCoupons({ takes_coupons: false, coupon_code: 'DIWALI' })).toBe(true)
})
