import type { DocType, Registry } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { extensionPoint, type Extension, type ExtensionPoint } from '#framework/modules'
import type { Message } from '#meta'
import type { CartDoc } from './cart/cart-doc.ts'

/** What a discount may come off: amounts in minor units, after the sources before it. */
export interface Discountable {
  readonly cart: CartDoc
  readonly lines: readonly {
    readonly key: string
    readonly product: string
    readonly business: string
    readonly quantity: number
    readonly net: number
  }[]
  readonly parcels: readonly { readonly key: string; readonly business: string; readonly delivery: number }[]
}

/** What comes off: more than a line or a delivery costs is cut. */
export interface Discount {
  readonly code: string
  readonly label: string
  readonly reference: string | null
  readonly lines: Readonly<Record<string, number>>
  readonly parcels: Readonly<Record<string, number>>
}

/** Why nothing comes off although something was asked for: a message of the source. */
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

/** A share of what was redeemed: `amount` is what comes back this time, for things that are cancelled or sent back. */
export interface DiscountGivenBack extends RedeemedDiscount {
  /** Nothing is left of the order: what is used once may be used again. */
  readonly isOrderEmptied: boolean
}

/**
 * Something that makes a cart cheaper: coupons, points, a wallet. They are asked in the order in which they were added;
 * each in at most one statement.
 */
export interface DiscountSource {
  readonly name: string
  /** The source counts where this type is loaded. */
  readonly type: DocType
  /** Whether `coupon_code` is its to know. */
  readonly readsCode?: boolean
  /** Null where nothing is asked of it. */
  apply(documents: Documents, asked: Discountable): Promise<Discount | DiscountRefusal | null>
  /** In the transaction that places the order; throws where it is used up meanwhile. */
  redeem(documents: Documents, redeemed: RedeemedDiscount): Promise<void>
  /** Called each time that a part of an order goes; all that it is given back adds up to what was redeemed at most. */
  giveBack(documents: Documents, back: DiscountGivenBack): Promise<void>
}

const point = extensionPoint<DiscountSource>('cart.discount_source')
const added: DiscountSource[] = []

/** Carts are priced wherever documents are at hand: whatever was added counts on every site that has its type. */
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
