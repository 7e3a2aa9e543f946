import { hooks } from '#framework/documents'
import { promotionErrors } from '../errors.ts'
import { Coupon } from './coupon.doctype.ts'

const CODE = /^[A-Z0-9](?:[A-Z0-9-]{1,38})[A-Z0-9]$/

export const couponHooks = hooks(Coupon, {
  beforeSave({ document }) {
    // Required fields are checked after this hook.
    if (!document.code) return {}
    const code = document.code.trim().toUpperCase()
    if (!CODE.test(code)) throw promotionErrors.not_a_code()
    return { code }
  },
})
