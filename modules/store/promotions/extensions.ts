import { isGuest } from '#framework/permissions'
import { discountSource, noDiscount } from '#store/cart'
import type { Documents } from '#framework/documents'
import type { Discountable, DiscountResult } from '#store/cart'
import { explainOffers } from './offer/explain-offers.rules.ts'
import { readCartFacts } from './offer/promotions.queries.ts'
import { StorePromotion } from './promotion/store-promotion.doctype.ts'
import { redeemPromotions, givePromotionsBack } from './redemption/redeem-promotions.ts'

async function applyPromotions(documents: Documents, asked: Discountable): Promise<DiscountResult> {
  const { cart, lines, fulfilments: deliveries } = asked
  const read = await readCartFacts(documents, asked)
  if (read === null) return noDiscount
  const { now, is_first_order, promotions, categories } = read
  const { caller } = documents
  return explainOffers(promotions, {
    basket: {
      lines: lines.map((line) => ({ ...line, categories: categories.get(line.product) ?? [] })),
      deliveries,
    },
    facts: {
      ...{ now, isGuest: isGuest(caller), roles: caller.roles, isFirstOrder: is_first_order },
      ...{ payment_choice: cart.payment_choice, postal_code: cart.postal_code },
    },
  })
}

export const promotionExtensions = [
  discountSource.add({
    name: 'promotions',
    type: StorePromotion,
    readsCode: true,
    apply: applyPromotions,
    redeem: redeemPromotions,
    giveBack: givePromotionsBack,
  }),
]
