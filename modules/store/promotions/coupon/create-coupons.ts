import { randomInt } from 'node:crypto'
import { link } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import { promotionErrors } from '../errors.ts'
import { CouponBatch } from './coupon-batch.doctype.ts'
import { Coupon } from './coupon.doctype.ts'

/** Letters and digits of codes; those that look alike are left out. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** 32 to the 10th power codes: a guess out of ten thousand hits one time in 100,000 million. */
const RANDOM_LENGTH = 10

const randomCode = (prefix: string): string =>
  prefix + Array.from({ length: RANDOM_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

function randomCodes(count: number, prefix: string): readonly string[] {
  const codes = new Set<string>()
  while (codes.size < count) codes.add(randomCode(prefix))
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
