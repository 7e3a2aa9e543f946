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
    readonly net: number
  }[]
  readonly fulfilments: readonly {
    readonly key: string
    readonly business: string
    readonly delivery: number
  }[]
}

export interface Discount {
  readonly code: string
  readonly label: string
  readonly reference: string | null
  readonly lines: Readonly<Record<string, number>>
  readonly fulfilments: Readonly<Record<string, number>>
}

interface DiscountRefusal {
  readonly refusal: Message
}

interface RedeemedDiscount {
  readonly order: string
  readonly user: string | null
  readonly code: string
  readonly reference: string | null
  readonly amount: number
}

/** A share of the redeemed discount; `amount` is restored for cancelled or returned items. */
export interface DiscountGivenBack extends RedeemedDiscount {
  /** True when the whole order is cancelled, so that a single-use code may be used again. */
  readonly isOrderEmptied: boolean
}

/**
 * A source of discounts: coupons, points, a wallet. Sources run in the order of registration, each in at most one
 * statement.
 */
export interface DiscountSource {
  readonly name: string
  /** The source is active on sites that load this type. */
  readonly type: DocType
  readonly readsCode?: boolean
  /** Returns null when no discount is requested from this source. */
  apply(documents: Documents, asked: Discountable): Promise<Discount | DiscountRefusal | null>
  /** Runs in the transaction that places the order; throws when the discount was used up in the meantime. */
  redeem(documents: Documents, redeemed: RedeemedDiscount): Promise<void>
  /** Called for each cancelled or returned part of an order; the sum does not exceed the redeemed amount. */
  giveBack(documents: Documents, back: DiscountGivenBack): Promise<void>
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
