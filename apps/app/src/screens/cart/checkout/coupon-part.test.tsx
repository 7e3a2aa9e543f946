import { expect, test } from 'vitest'
import { hasCoupons } from './coupon-part.tsx'

test('The coupon box is shown when the site accepts coupons or one is applied', () => {
  expect(hasCoupons({ takes_coupons: false, coupon_code: null })).toBe(false)
  expect(hasCoupons({ takes_coupons: true, coupon_code: null })).toBe(true)
  expect(hasCoupons({ takes_coupons: false, coupon_code: 'DIWALI' })).toBe(true)
})
