import type { CustomerGroup, PromotionKind } from '../promotion/store-promotion.doctype.ts'

/** A part of the cart as the rules see it. Money in minor units. */
export interface BasketLine {
  readonly key: string
  readonly product: string
  readonly business: string
  /** The product's category and the categories above it. */
  readonly categories: readonly string[]
  readonly quantity: number
  readonly price: number
  /** The amount that can still be discounted. */
  readonly net: number
}

interface BasketDelivery {
  readonly key: string
  readonly business: string
  readonly delivery: number
}

export interface Basket {
  readonly lines: readonly BasketLine[]
  readonly deliveries: readonly BasketDelivery[]
}

/** The facts that conditions of promotions are compared with. */
export interface ShopperFacts {
  /** 'YYYY-MM-DD HH:MM:SS' in the organisation's time zone, by the server's clock. */
  readonly now: string
  readonly isGuest: boolean
  readonly roles: ReadonlySet<string>
  /** True when a signed-in customer has no order yet; a guest's orders are counted when the order is placed. */
  readonly isFirstOrder: boolean
  readonly payment_choice: 'online' | 'cod' | null
  readonly postal_code: string | null
}

export interface PromotionItem {
  readonly category: string | null
  readonly product: string | null
  readonly quantity: number
  readonly is_excluded: 0 | 1
}

/** A promotion as read for one cart, with the counts of its limits. Money in minor units. */
export interface PromotionTerms {
  readonly name: string
  readonly title: string
  readonly terms: string | null
  readonly kind: PromotionKind
  readonly business: string | null
  readonly percent: number | null
  readonly amount: number | null
  readonly max_discount: number | null
  readonly buy_quantity: number | null
  readonly get_quantity: number | null
  readonly items: readonly PromotionItem[]
  readonly minimum_amount: number
  readonly minimum_quantity: number
  readonly customer_group: CustomerGroup
  readonly payment_choice: 'any' | 'online' | 'cod'
  readonly places: readonly { readonly from_postal_code: string; readonly to_postal_code: string }[]
  readonly days: 'every day' | 'Monday to Friday' | 'Saturday and Sunday'
  readonly from_time: string | null
  readonly to_time: string | null
  readonly is_automatic: 0 | 1
  readonly is_listed: 0 | 1
  readonly is_stackable: 0 | 1
  readonly priority: number
  readonly total_uses: number | null
  readonly used_count: number
  readonly budget: number | null
  readonly spent_amount: number
  readonly uses_per_customer: number | null
  /** Uses by the signed-in customer. */
  readonly customer_uses: number
  /** True while the promotion is active and within its dates. */
  readonly is_running: boolean
  /** The coupon that the cart names; null when it names none of this promotion. */
  readonly coupon: {
    readonly name: string
    readonly code: string
    readonly is_active: 0 | 1
    readonly is_for_caller: boolean
    readonly is_left: boolean
  } | null
  /** A code for everybody, shown in the list of offers. */
  readonly listed_code: string | null
}
