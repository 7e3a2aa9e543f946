import { randomInt } from 'node:crypto'
import { int, link, text } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import { promotionErrors } from '../errors.ts'
import { StorePromotion } from '../promotion/store-promotion.doctype.ts'
import { Coupon } from './coupon.doctype.ts'

const MOST_AT_ONCE = 10_000

/** Without letters and digits that look alike. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** 32 to the 10th power codes: a guess out of ten thousand hits one time in 100,000 million. */
const RANDOM_LENGTH = 10

const PREFIX = /^[A-Z0-9]*$/

const randomCode = (prefix: string): string =>
  prefix + Array.from({ length: RANDOM_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** Creates codes that nobody can guess, each for a number of uses. The list of coupons exports them as CSV. */
export const createCoupons = method({
  access: onlyRoles('Store Manager', 'System Manager', 'Seller'),
  input: {
    promotion: link(StorePromotion.name, { required: true }),
    count: int({ required: true, min: 1, max: MOST_AT_ONCE }),
    prefix: text({ maxLength: 12, description: 'Letters and digits at the start of each code' }),
    uses: int({ min: 1, default: 1, description: 'Uses of each code' }),
    batch: text({ maxLength: 60 }),
  },
  methods: ['POST'],
  idempotent: true,
  async run({ input: { promotion, count, prefix, uses, batch }, documents }) {
    const verbs = await documents.permissions(StorePromotion, promotion)
    if (!verbs?.has('write')) throw promotionErrors.unknown_promotion()
    const start = (prefix ?? '').trim().toUpperCase()
    if (!PREFIX.test(start)) throw promotionErrors.not_a_prefix()
    const codes = new Set<string>()
    while (codes.size < count) codes.add(randomCode(start))
    const name = batch ?? `${promotion} ${documents.today}`
    const coupons = [...codes].map((code) => ({ code, promotion, total_uses: uses ?? 1, batch: name }))
    await documents.asSystemFor(documents.caller.user).insertMany(Coupon, coupons)
    return { batch: name, codes: [...codes] }
  },
})
