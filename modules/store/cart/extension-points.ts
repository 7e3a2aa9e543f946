import type { DocType, Registry } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { extensionPoint, type Extension, type ExtensionPoint } from '#framework/modules'
import type { Message } from '#meta'
import type { CartDoc } from './cart/cart-doc.ts'

/** Amounts that a discount may reduce, in minor units, after the preceding sources. */
export interface Discountable {
  readonly cart: CartDoc
  readonly lines: readonly {
    readonly key: string
    readonly product: string
    readonly business: string
    readonly quantity: number
    readonly price: number
    readonly net: number
  }[]
  readonly fulfilments: readonly {
    readonly key: string
    readonly business: string
    readonly delivery: number
  }[]
}

export interface Discount {
  /** The code that gives it; empty when it applies without one. */
  readonly code: string
  readonly label: string
  readonly reference: string | null
  readonly lines: Readonly<Record<string, number>>
  readonly fulfilments: Readonly<Record<string, number>>
}

/** An offer as the buyer sees it: what it gives this cart, or why it does not apply. */
export interface Offer {
  readonly key: string
  readonly title: string
  readonly terms: string | null
  /** The code to enter; null when the offer applies without one. */
  readonly code: string | null
  readonly state: 'applied' | 'available' | 'not_applied'
  /** Minor units; 0 while the offer's conditions are not met. */
  readonly amount: number
  readonly reason: Message | null
}

export interface DiscountResult {
  readonly discounts: readonly Discount[]
  /** The reason that the cart's code gives no discount; null when it does, and for an unknown code. */
  readonly refusal: Message | null
  readonly offers: readonly Offer[]
}

export const noDiscount: DiscountResult = { discounts: [], refusal: null, offers: [] }

interface DiscountAmount {
  readonly code: string
  readonly reference: string | null
  readonly amount: number
}

interface RedeemedDiscounts {
  readonly order: string
  readonly user: string | null
  readonly phone: string | null
  readonly discounts: readonly DiscountAmount[]
}

/** Shares of the redeemed discounts; each `amount` is restored for cancelled or returned items. */
export interface DiscountsGivenBack extends Omit<RedeemedDiscounts, 'phone'> {
  /** True when the whole order is cancelled, so that a single-use code may be used again. */
  readonly isOrderEmptied: boolean
}

/** A source of discounts: promotions, points, a wallet. Sources run in the order of registration. */
export interface DiscountSource {
  readonly name: string
  /** The source is active on sites that load this type. */
  readonly type: DocType
  readonly readsCode?: boolean
  /** Runs at every pricing of a cart with items, in at most two statements. */
  apply(documents: Documents, asked: Discountable): Promise<DiscountResult>
  /** Runs in the transaction that places the order; throws when a discount was used up in the meantime. */
  redeem(documents: Documents, redeemed: RedeemedDiscounts): Promise<void>
  /** Called for each cancelled or returned part of an order; the sum does not exceed the redeemed amount. */
  giveBack(documents: Documents, back: DiscountsGivenBack): Promise<void>
}

const point = extensionPoint<DiscountSource>('cart.discount_source')
const added: DiscountSource[] = []

/**
 * A registered source is active on each site that has its type, because carts are priced wherever documents are
 * available.
 */
export const discountSource: ExtensionPoint<DiscountSource> = {
  ...point,
  add(value): Extension {
    added.push(value)
    return point.add(value)
  },
}

export function discountSourcesOn(registry: Registry): readonly DiscountSource[] {
  return added.filter(({ type }) => registry.find(type.name) === type)
}
