import type { Basket, BasketLine, PromotionTerms, ShopperFacts } from '../offer/basket.ts'

/** A percent promotion without conditions, changed by `values`. */
export const aPromotion = (values: Partial<PromotionTerms> = {}): PromotionTerms => ({
  ...{ name: 'PRM-00001', title: 'Ten percent', terms: null, kind: 'percent off', business: null },
  ...{ percent: 10, amount: null, max_discount: null, buy_quantity: null, get_quantity: null, items: [] },
  ...{
    minimum_amount: 0,
    minimum_quantity: 0,
    customer_group: 'everyone',
    payment_choice: 'any',
    places: [],
  },
  ...{ days: 'every day', from_time: null, to_time: null, is_automatic: 1, is_listed: 1, is_stackable: 0 },
  ...{ priority: 0, total_uses: null, used_count: 0, budget: null, spent_amount: 0, uses_per_customer: null },
  ...{ customer_uses: 0, is_running: true, coupon: null, listed_code: null },
  ...values,
})

export const aLine = (
  key: string,
  price: number,
  { quantity = 1, ...values }: Partial<BasketLine> = {},
): BasketLine => ({
  ...{ key, product: key, business: 'BS-1', categories: [], quantity, price, net: price * quantity },
  ...values,
})

export const aBasket = (...lines: readonly BasketLine[]): Basket => ({
  lines,
  deliveries: [...new Set(lines.map(({ business }) => business))].map((business) => ({
    ...{ key: `${business}/shop`, business, delivery: 50_00 },
  })),
})

/** A guest on a Wednesday afternoon, who pays online in Chennai. */
export const aShopper = (values: Partial<ShopperFacts> = {}): ShopperFacts => ({
  ...{ now: '2026-11-25 15:00:00', isGuest: true, roles: new Set(['Guest']), isFirstOrder: true },
  ...{ payment_choice: 'online', postal_code: '600004' },
  ...values,
})

export const item = (values: Partial<PromotionTerms['items'][number]>): PromotionTerms['items'][number] => ({
  ...{ category: null, product: null, quantity: 1, is_excluded: 0 },
  ...values,
})

export const coupon = (values: Partial<NonNullable<PromotionTerms['coupon']>> = {}) => ({
  ...{ name: 'c1', code: 'DIWALI', is_active: 1 as const, is_for_caller: true, is_left: true },
  ...values,
})
