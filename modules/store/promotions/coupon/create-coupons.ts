import { link } from '#framework/doctypes'
import { randomCode } from '#framework/identity'
import { method, onlyRoles } from '#framework/modules'
import { promotionErrors } from '../errors.ts'
import { CouponBatch } from './coupon-batch.doctype.ts'
import { Coupon } from './coupon.doctype.ts'

/** 32 to the 10th power codes: a guess out of ten thousand hits one time in 100,000 million. */
const RANDOM_LENGTH = 10

function randomCodes(count: number, prefix: string): readonly string[] {
  const codes = new Set<string>()
  while (codes.size < count) codes.add(prefix + randomCode(RANDOM_LENGTH))
  return [...codes]
}

/**
 * Creates the codes of a batch, once, that nobody can guess. The list of coupons of the batch exports them as CSV.
 */
export const createCoupons = method({
  access: onlyRoles('Store Manager', 'System Manager', 'Seller'),
  input: { name: link(CouponBatch.name, { required: true }) },
  methods: ['POST'],
  async run({ input: { name }, documents }) {
    const verbs = await documents.permissions(CouponBatch, name)
    if (!verbs?.has('write')) throw promotionErrors.unknown_batch()
    const system = documents.asSystemFor(documents.caller.user)
    const { state, promotion, count, prefix, uses } = await system.lock(CouponBatch, name)
    if (state === 'draft') {
      const coupons = randomCodes(count, prefix ?? '').map((code) => ({
        ...{ code, promotion, total_uses: uses, batch: name },
      }))
      await system.insertMany(Coupon, coupons)
      await system.save(CouponBatch, name, { state: 'created' })
    }
    return { name, count }
  },
})
