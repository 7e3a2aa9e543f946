import type { Documents } from '#framework/documents'
import { discountSourcesOn, type Discountable } from '../extension-points.ts'
import type { CartDoc } from '../rules/cart-doc.ts'
import type { CountedLine } from '../rules/counted-line.ts'
import type { SentParcel } from '../rules/price-parcel.ts'
import type { AppliedDiscount } from '../rules/priced-cart.ts'
import { offOf, spreadDiscount } from '../rules/spread-discount.ts'

export interface Discounted {
  readonly applied: readonly AppliedDiscount[]
  /** Why something that was asked for does not come off. */
  readonly refusals: readonly string[]
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

/** Asks each source in turn; each takes off what those before it left. */
export async function takeDiscounts(documents: Documents, before: Undiscounted): Promise<Discounted> {
  const sources = discountSourcesOn(documents.registry)
  const applied: AppliedDiscount[] = []
  const refusals: string[] = []
  for (const source of sources) {
    const left = leftOf(before, applied)
    const discount = await source.apply(documents, left)
    if (discount === null) continue
    if ('refusal' in discount) refusals.push(discount.refusal)
    else applied.push(spreadDiscount(source.name, discount, amountsIn(left)))
  }
  const isUnread = before.cart.coupon_code !== null && !sources.some(({ readsCode }) => readsCode)
  return { applied, refusals: isUnread ? [...refusals, 'There is no such coupon'] : refusals }
}
