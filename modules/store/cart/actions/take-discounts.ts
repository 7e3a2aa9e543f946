import type { Documents } from '#framework/documents'
import type { Message } from '#meta'
import { discountSourcesOn, type Discountable } from '../extension-points.ts'
import { message } from '../messages.ts'
import type { CartDoc } from '../rules/cart-doc.ts'
import type { CountedLine } from '../rules/counted-line.ts'
import type { SentParcel } from '../rules/price-parcel.ts'
import type { AppliedDiscount } from '../rules/priced-cart.ts'
import { offOf, spreadDiscount } from '../rules/spread-discount.ts'

export interface Discounted {
  /** Whether any source reads a code. */
  readonly takes_coupons: boolean
  readonly applied: readonly AppliedDiscount[]
  /** Why the code that the cart holds makes nothing cheaper; null where it does, and where there is none. */
  readonly coupon_refusal: Message | null
}

interface Undiscounted {
  readonly cart: CartDoc
  readonly counted: readonly CountedLine[]
  readonly sent: readonly SentParcel[]
}

/** What is left to pay for each line and delivery. */
function leftOf({ cart, counted, sent }: Undiscounted, applied: readonly AppliedDiscount[]): Discountable {
  return {
    cart,
    lines: counted.map(({ key, item: { product, business }, quantity, amount }) => ({
      ...{ key, product, business, quantity, net: amount - offOf(applied, 'lines', key) },
    })),
    parcels: sent.map(({ key, business, chosen }) => ({
      ...{ key, business, delivery: (chosen?.amount ?? 0) - offOf(applied, 'parcels', key) },
    })),
  }
}

function amountsIn({ lines, parcels }: Discountable) {
  return {
    lines: Object.fromEntries(lines.map(({ key, net }) => [key, net])),
    parcels: Object.fromEntries(parcels.map(({ key, delivery }) => [key, delivery])),
  }
}

/** A code that one source takes is good, whatever others say of it; one that nobody knows has a message of its own. */
function refusalOf(
  { coupon_code }: CartDoc,
  { isTaken, refusals }: { readonly isTaken: boolean; readonly refusals: readonly Message[] },
): Message | null {
  if (coupon_code === null || isTaken) return null
  return refusals[0] ?? message('cart.unknown_coupon')
}

/** Asks each source in turn; each takes off what those before it left. */
export async function takeDiscounts(documents: Documents, before: Undiscounted): Promise<Discounted> {
  const sources = discountSourcesOn(documents.registry)
  const applied: AppliedDiscount[] = []
  const refusals: Message[] = []
  for (const source of sources) {
    const left = leftOf(before, applied)
    const discount = await source.apply(documents, left)
    if (discount === null) continue
    if ('refusal' in discount) refusals.push(discount.refusal)
    else applied.push(spreadDiscount(source.name, discount, amountsIn(left)))
  }
  const isTaken = sources.some(
    ({ name, readsCode }) => readsCode && applied.some(({ source }) => source === name),
  )
  const takes_coupons = sources.some(({ readsCode }) => readsCode === true)
  return { applied, coupon_refusal: refusalOf(before.cart, { isTaken, refusals }), takes_coupons }
}
