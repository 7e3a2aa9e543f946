import type { Doc } from '#framework/doctypes'
import { hooks } from '#framework/documents'
import { promotionErrors } from '../errors.ts'
import { StorePromotion } from './store-promotion.doctype.ts'

type Promotion = Doc<typeof StorePromotion>

const SIX_DIGITS = /^[1-9]\d{5}$/

function requireQuantities({ buy_quantity, get_quantity }: Promotion): void {
  if (!buy_quantity) throw promotionErrors.no_quantity('buy_quantity')
  if (!get_quantity) throw promotionErrors.no_quantity('get_quantity')
}

function requirePrice({ amount }: Promotion): void {
  if (amount === null) throw promotionErrors.no_amount()
}

function requireBundle(promotion: Promotion): void {
  requirePrice(promotion)
  if (!promotion.items.some(({ is_excluded }) => is_excluded === 0)) throw promotionErrors.empty_bundle()
}

/** Checks the values that each kind needs. */
const requirements: ReadonlyMap<string, (promotion: Promotion) => void> = new Map(
  Object.entries<(promotion: Promotion) => void>({
    'percent off'({ percent }) {
      if (!percent) throw promotionErrors.no_percent()
    },
    'amount off'({ amount }) {
      if (!amount) throw promotionErrors.no_amount()
    },
    'fixed price': requirePrice,
    'buy x get y': requireQuantities,
    'bundle price': requireBundle,
  }),
)

/** Rows may lack required values, which are checked after this hook. */
function requirePlaces({ places }: Promotion): void {
  for (const { from_postal_code: from, to_postal_code: to } of places) {
    if (!from || !to) continue
    if (!SIX_DIGITS.test(from) || !SIX_DIGITS.test(to) || to < from) throw promotionErrors.no_such_places()
  }
}

function requireTimes({ starts_at, ends_at, from_time, to_time }: Promotion): void {
  if (starts_at !== null && ends_at !== null && ends_at <= starts_at) throw promotionErrors.ends_first()
  if (from_time !== null && to_time !== null && to_time <= from_time) throw promotionErrors.day_ends_first()
}

export const storePromotionHooks = hooks(StorePromotion, {
  beforeSave({ document }) {
    requirements.get(document.kind)?.(document)
    requirePlaces(document)
    requireTimes(document)
    if (document.items.some(({ category, product }) => !category && !product))
      throw promotionErrors.empty_item()
    return {}
  },
})
