import type { Context } from '#framework/context'
import { translateResponse, translateDocument, type TranslationContext } from '#site/translations'
import { Business } from '#store/businesses'
import { translateItem } from '#store/catalog'
import { lockCart, saveCart } from './cart.queries.ts'
import { cartErrors } from '../errors.ts'
import type { CartDoc } from './cart-doc.ts'
import { toDecimal, type Translate, type TranslateText } from '#meta'
import type { Offer } from '../extension-points.ts'
import type {
  AppliedDiscount,
  Change,
  PricedCart,
  PricedLine,
  PricedFulfilment,
  Problem,
  Totals,
} from '../pricing/priced-cart.ts'
import { priceCart } from '../pricing/price-cart.ts'
import { int, text } from '#framework/doctypes'

function shownLine(line: PricedLine) {
  const { variant, business, product, route, title, variant_label, image, state, wanted, quantity, left } =
    line
  const { compare_at_price, fulfilment, returnable, return_days, is_digital, back_order } = line
  return {
    ...{ key: line.key, variant, business, product, route, title, variant_label, image },
    ...{ state, wanted, quantity, left, fulfilment, returnable, return_days, is_digital, back_order },
    price: toDecimal(line.price),
    compare_at_price: compare_at_price === null ? null : toDecimal(compare_at_price),
    price_seen: toDecimal(line.price_seen),
    amount: toDecimal(line.amount),
    discount: toDecimal(line.discount),
  }
}

function shownFulfilment(fulfilment: PricedFulfilment) {
  const { key, business, business_name, branch, branch_name, is_digital, lines, is_served, reason } =
    fulfilment
  const { slot, cod, chosen, ready_on } = fulfilment
  return {
    ...{ key, business, business_name, branch, branch_name, is_digital, lines, is_served, reason, slot },
    ready_on,
    options: fulfilment.options.map((option) => ({ ...option, amount: toDecimal(option.amount) })),
    chosen: chosen?.code ?? null,
    cod: {
      ...{ is_allowed: cod.is_allowed, reason: cod.reason },
      ...{ order_fee: toDecimal(cod.order_fee), limit: toDecimal(cod.limit) },
    },
    goods: toDecimal(fulfilment.goods),
    delivery: toDecimal(fulfilment.delivery),
    delivery_discount: toDecimal(fulfilment.delivery_discount),
  }
}

function shownTotals({ quantity, ...amounts }: Totals) {
  const { goods, discount, delivery, delivery_discount, payment_fee, tax, total } = amounts
  return {
    quantity,
    goods: toDecimal(goods),
    discount: toDecimal(discount),
    delivery: toDecimal(delivery),
    delivery_discount: toDecimal(delivery_discount),
    payment_fee: toDecimal(payment_fee),
    tax: toDecimal(tax),
    total: toDecimal(total),
  }
}

const isPrice = ({ kind }: Change) => kind === 'price_up' || kind === 'price_down'

function shownChange(change: Change): Change {
  const shown = (value: number | null) => (value !== null && isPrice(change) ? toDecimal(value) : value)
  return { ...change, before: shown(change.before), after: shown(change.after) }
}

const shownDiscount = ({ source, code, label, amount, lines }: AppliedDiscount) => ({
  ...{ source, code, label, amount: toDecimal(amount) },
  items_amount: toDecimal(Object.values(lines).reduce((sum, part) => sum + part, 0)),
})

interface ShownProblem {
  readonly kind: Problem['kind'] | 'coupon'
  readonly key: string | null
  readonly reason: string
}

/** Lists the problems that block an order, and the coupon refusal, which does not. */
function shownProblems(
  { problems, coupon_refusal }: Pick<PricedCart, 'problems' | 'coupon_refusal'>,
  t: Translate,
) {
  const shown: ShownProblem[] = problems.map(({ kind, key, reason }) => ({
    kind,
    key,
    reason: t(reason),
  }))
  if (coupon_refusal === null) return shown
  return [...shown, { kind: 'coupon' as const, key: null, reason: t(coupon_refusal) }]
}

const shownOffer = ({ amount, reason, ...offer }: Offer, t: Translate) => ({
  ...{ ...offer, amount: toDecimal(amount), reason: reason === null ? null : t(reason) },
})

/** The cart as its holder sees it; amounts are decimals, prices include taxes. */
function cartView(
  cart: Omit<CartDoc, 'name' | 'user' | 'lines' | 'deliveries'>,
  { version, currency, lines, fulfilments, discounts, totals, changes, ...priced }: PricedCart,
  t: Translate,
) {
  const { postal_code, place_city, place_state, address, contact_name, phone, email, gstin } = cart
  const { payment_choice, coupon_code, ordered_as } = cart
  return {
    ...{
      version,
      currency,
      postal_code,
      place_city,
      place_state,
      address,
      contact_name,
      phone,
      email,
      gstin,
    },
    ...{ payment_choice, coupon_code, takes_coupons: priced.takes_coupons },
    ordered_as: lines.length === 0 ? ordered_as : null,
    lines: lines.map(shownLine),
    fulfilments: fulfilments.map(shownFulfilment),
    discounts: discounts.map(shownDiscount),
    totals: shownTotals(totals),
    changes: changes.map(shownChange),
    problems: shownProblems(priced, t),
    offers: priced.offers.map((offer) => shownOffer(offer, t)),
  }
}

export type CartView = ReturnType<typeof cartView>

export interface Opening {
  readonly cart_token: string | null
  /** Version that the caller has seen; another version is refused, null accepts each version. */
  readonly version: number | null
}

export function requireVersion({ version }: CartDoc, seen: number | null): void {
  if (seen !== null && seen !== version) throw cartErrors.changed_elsewhere()
}

/** The documents of a transaction, and the language in which the cart is shown. */
export type CartViewer = TranslationContext & Pick<Context, 't'>

export const shownCart = async (viewer: CartViewer, cart: CartDoc): Promise<CartView> =>
  showPricedCart(viewer, cart, await priceCart(viewer.documents, cart))

/** Shows a cart that is priced already. */
export function showPricedCart(viewer: CartViewer, cart: CartDoc, priced: PricedCart): Promise<CartView> {
  const shown = cartView(cart, priced, viewer.t)
  return translateResponse(viewer, (translate) => translateCart(shown, translate))
}

function translateCart(cart: CartView, translate: TranslateText): CartView {
  return {
    ...cart,
    lines: cart.lines.map((shown) => translateItem(shown, translate)),
    fulfilments: cart.fulfilments.map((shown) => translateDocument(Business, shown, translate)),
    discounts: cart.discounts.map((shown) => ({ ...shown, label: translate(shown.label) })),
    offers: cart.offers.map((shown) => ({
      ...{ ...shown, title: translate(shown.title) },
      terms: shown.terms === null ? null : translate(shown.terms),
    })),
    changes: cart.changes.map((shown) => ({ ...shown, title: translate(shown.title) })),
  }
}

/** Changes the caller's cart under a lock and returns the result. */
export async function changeCart(
  viewer: CartViewer,
  { cart_token, version }: Opening,
  change: (cart: CartDoc) => CartDoc | Promise<CartDoc>,
): Promise<CartView> {
  const { documents } = viewer
  const before = await lockCart(documents, { token: cart_token })
  requireVersion(before, version)
  const after = await change(before)
  return shownCart(viewer, await saveCart(documents, before, after))
}

/** A guest's token; ignored for a signed-in caller. */
export const cart_token = text({ maxLength: 60 })

export const opening = { cart_token, version: int({ min: 0 }) } as const

export const line = {
  variant: text({ required: true }),
  business: text({ required: true }),
  ...opening,
} as const
