import {
  docType,
  everything,
  grant,
  int,
  link,
  select,
  series,
  text,
  type Transition,
} from '#framework/doctypes'
import { hooks } from '#framework/documents'
import { ofOwnPromotion } from '../promotion/own-promotion.ts'
import { StorePromotion } from '../promotion/store-promotion.doctype.ts'
import { promotionErrors } from '../errors.ts'

/** `create_coupons` creates the codes, so nobody may make the transition directly. */
const transitions: readonly Transition[] = [
  { action: 'Create codes', from: 'draft', to: 'created', roles: [] },
]

const fixed = { setOnlyOnce: true } as const

/** Codes of a promotion that are created together, for a campaign or one for each recipient. */
export const CouponBatch = docType('Coupon Batch', {
  naming: series('CPB-.#####'),
  fields: {
    state: select(['draft', 'created'], {
      label: 'Status',
      tones: { draft: 'warn', created: 'ok' },
      ...{ required: true, default: 'draft', inList: true, readOnly: true },
    }),
    promotion: link(StorePromotion.name, { required: true, inList: true, indexed: true, ...fixed }),
    count: int({ label: 'Number of codes', required: true, min: 1, max: 10_000, inList: true, ...fixed }),
    prefix: text({
      ...{ maxLength: 12, inList: true, ...fixed },
      description: 'Letters and digits at the start of each code',
    }),
    uses: int({ label: 'Uses of each code', required: true, min: 1, default: 1, inList: true, ...fixed }),
  },
  states: { field: 'state', initial: 'draft', transitions },
  access: {
    'System Manager': everything,
    'Store Manager': everything,
    Seller: grant({
      ...{ select: ofOwnPromotion, read: ofOwnPromotion, create: ofOwnPromotion, write: ofOwnPromotion },
    }),
  },
  actions: [
    {
      label: 'Create codes',
      method: 'mela.promotions.create_coupons',
      dependsOn: "eval:doc.state === 'draft'",
      isNext: true,
    },
  ],
  searchFields: ['prefix'],
  sort: 'creation desc',
})

const PREFIX = /^[A-Z0-9]*$/

export const couponBatchHooks = hooks(CouponBatch, {
  beforeSave({ document }) {
    if (!document.prefix) return {}
    const prefix = document.prefix.trim().toUpperCase()
    if (!PREFIX.test(prefix)) throw promotionErrors.not_a_prefix()
    return { prefix }
  },
})
