import type { Documents } from '#framework/documents'
import { tradeOf } from '#store/businesses'
import { listSaleItems } from '#store/catalog'
import { availableOf } from '#store/inventory'
import { calculateDelivery, type FulfilmentToDeliver, deliveryReasons } from '#store/shipping'
import { taxRatesOn, type TaxTable } from '#store/taxes'
import {
  deliveryAddress,
  priceLine,
  priceFulfilment,
  sendFulfilment,
  type PricingTerms,
  type SentFulfilment,
} from './price-fulfilment.ts'
import { lineKey, type CartDoc } from '../cart/cart-doc.ts'
import { listCollectionOptions, withOptions } from './collection-options.ts'
import {
  listChanges,
  type PricedCart,
  type PricedFulfilment,
  type Problem,
  type AppliedDiscount,
} from './priced-cart.ts'
import { checkLine, type AvailableLine } from '../line/line-state.ts'
import type { Message } from '#meta'
import { message } from '../messages.ts'
import { shareFee, totalsOf, offOf, spreadDiscount, type Leftover } from './cart-totals.ts'
import { readyOn, splitFulfilments, type SplitFulfilment } from './split-fulfilments.ts'
import { discountSourcesOn, type Discount, type Discountable, type Offer } from '../extension-points.ts'

type Fulfilment = Pick<PricedFulfilment, 'key' | 'chosen' | 'reason' | 'cod'>

const problem = (kind: Problem['kind'], reason: Message, key: string | null = null): Problem => ({
  ...{ kind, key, reason },
})

/** Pickup by choice is no problem, even where delivery is unavailable. */
function deliveryProblem({ key, chosen, reason }: Fulfilment): readonly Problem[] {
  if (chosen !== null || reason === null) return []
  return [problem(reason === 'no_postal_code' ? 'no_place' : 'not_served', deliveryReasons[reason], key)]
}

function codProblem(
  { payment_choice }: Pick<CartDoc, 'payment_choice'>,
  fulfilments: readonly Fulfilment[],
): readonly Problem[] {
  if (payment_choice !== 'cod') return []
  const refused = fulfilments.find(({ cod }) => !cod.is_allowed)
  return refused?.cod.reason ? [problem('cod', deliveryReasons[refused.cod.reason], refused.key)] : []
}

function problemsIn(
  cart: Pick<CartDoc, 'payment_choice'>,
  fulfilments: readonly Fulfilment[],
): readonly Problem[] {
  if (fulfilments.length === 0) return [problem('empty', message('cart.empty'))]
  return [...fulfilments.flatMap(deliveryProblem), ...codProblem(cart, fulfilments)]
}

/**
 * Reads catalogue and stock of a cart's lines. Two statements; none for an empty cart. Items without a known tax rate
 * are not sold.
 */
async function countLines(
  documents: Documents,
  { lines }: CartDoc,
  rates: TaxTable,
): Promise<readonly AvailableLine[]> {
  const known = await listSaleItems(documents, lines)
  const items = known.filter(({ tax_class }) => rates.hasRate(tax_class))
  const stock = await availableOf(documents, [...new Set(lines.map(({ variant }) => variant))])
  const byKey = new Map(items.map((item) => [lineKey(item), item]))
  return lines.map((line) => {
    const its = stock.get(line.variant)?.filter(({ business }) => business === line.business) ?? []
    return checkLine(line, byKey.get(lineKey(line)), its)
  })
}

/** The delivery charge depends on the amount before discounts, so that a coupon does not increase it. */
function toDeliver({ key, business, branch, is_digital, lines }: SplitFulfilment): FulfilmentToDeliver {
  return {
    ...{ key, business, branch, is_digital },
    weight_grams: lines.reduce((sum, { item, quantity }) => sum + item.weight_grams * quantity, 0),
    amount: lines.reduce((sum, { amount }) => sum + amount, 0),
    cod_allowed: lines.every(({ item }) => item.cod_allowed === 1),
    ready_on: readyOn({ lines, branch }),
  }
}

async function sendFulfilments(
  documents: Documents,
  cart: CartDoc,
  split: readonly SplitFulfilment[],
): Promise<readonly SentFulfilment[]> {
  const fulfilments = split.map(toDeliver)
  const answers = await calculateDelivery(documents, { postalCode: deliveryAddress(cart), fulfilments })
  const collections = await listCollectionOptions(documents, split)
  return split.flatMap((fulfilment, place) => {
    const answer = answers[place]
    if (!answer) return []
    return [sendFulfilment(cart, fulfilment, withOptions(answer, collections.get(fulfilment.key) ?? []))]
  })
}

function feeOf({ payment_choice }: CartDoc, sent: readonly SentFulfilment[]): number {
  return payment_choice === 'cod' ? Math.max(0, ...sent.map(({ answer }) => answer.cod.order_fee)) : 0
}

function put(counted: readonly AvailableLine[], sent: readonly SentFulfilment[], terms: PricingTerms) {
  const priced = sent.map((fulfilment) => priceFulfilment(fulfilment, terms))
  const living = new Map(priced.flatMap(({ lines }) => lines.map((line) => [line.key, line] as const)))
  return {
    lines: counted.map((line) => living.get(line.key) ?? priceLine(line, terms, null)),
    fulfilments: shareFee(
      priced.map(({ fulfilment }) => fulfilment),
      feeOf(terms.cart, sent),
    ),
  }
}

/**
 * Prices a cart by package and lists the changes since its holder last saw it. Writes nothing. Five statements, plus at
 * most two per discount source and collection source; one for an empty cart.
 */
export async function priceCart(documents: Documents, cart: CartDoc): Promise<PricedCart> {
  const rates = await taxRatesOn(documents, documents.today)
  const counted = await countLines(documents, cart, rates)
  const trade: PricingTerms['trade'] = counted.length === 0 ? new Map() : await tradeOf(documents)
  const split = splitFulfilments(counted, (business) => trade.get(business)?.branches ?? [], cart.postal_code)
  const sent = await sendFulfilments(documents, cart, split)
  const { applied, ...discounted } = await takeDiscounts(documents, { cart, counted, sent })
  const { lines, fulfilments } = put(counted, sent, { cart, trade, rates, applied })
  return {
    ...{ version: cart.version, currency: 'INR', lines, fulfilments, discounts: applied },
    totals: totalsOf(lines, fulfilments),
    changes: listChanges(cart, lines, fulfilments),
    problems: problemsIn(cart, fulfilments),
    ...discounted,
  }
}

interface Discounted {
  readonly takes_coupons: boolean
  readonly applied: readonly AppliedDiscount[]
  /** Reason why the cart's code gives no discount; null when it does, or without a code. */
  readonly coupon_refusal: Message | null
  readonly offers: readonly Offer[]
}

interface Undiscounted {
  readonly cart: CartDoc
  readonly counted: readonly AvailableLine[]
  readonly sent: readonly SentFulfilment[]
}

function leftOf({ cart, counted, sent }: Undiscounted, applied: readonly AppliedDiscount[]): Discountable {
  return {
    cart,
    lines: counted.map(({ key, item: { product, business, price }, quantity, amount }) => ({
      ...{ key, product, business, quantity, price, net: amount - offOf(applied, 'lines', key) },
    })),
    fulfilments: sent.map(({ key, business, chosen }) => ({
      ...{ key, business, delivery: (chosen?.amount ?? 0) - offOf(applied, 'fulfilments', key) },
    })),
  }
}

function amountsIn({ lines, fulfilments }: Discountable): Left {
  return {
    lines: Object.fromEntries(lines.map(({ key, net }) => [key, net])),
    fulfilments: Object.fromEntries(fulfilments.map(({ key, delivery }) => [key, delivery])),
  }
}

interface Left {
  readonly lines: Leftover
  readonly fulfilments: Leftover
}

const minus = (left: Leftover, off: Leftover): Leftover => ({
  ...left,
  ...Object.fromEntries(Object.entries(off).map(([key, amount]) => [key, (left[key] ?? 0) - amount])),
})

/** Applies the discounts of a source one after the other; none takes more than is left. */
function applyDiscounts(source: string, discounts: readonly Discount[], before: Left): AppliedDiscount[] {
  let left = before
  return discounts.map((discount) => {
    const applied = spreadDiscount(source, discount, left)
    left = {
      lines: minus(left.lines, applied.lines),
      fulfilments: minus(left.fulfilments, applied.fulfilments),
    }
    return applied
  })
}

function refusalOf(
  { coupon_code }: CartDoc,
  {
    applied,
    refusals,
  }: { readonly applied: readonly AppliedDiscount[]; readonly refusals: readonly Message[] },
): Message | null {
  if (coupon_code === null || applied.some(({ code }) => code === coupon_code)) return null
  return refusals[0] ?? message('cart.unknown_coupon')
}

async function takeDiscounts(documents: Documents, before: Undiscounted): Promise<Discounted> {
  const sources = discountSourcesOn(documents.registry)
  const takes_coupons = sources.some(({ readsCode }) => readsCode === true)
  const applied: AppliedDiscount[] = []
  const refusals: Message[] = []
  const offers: Offer[] = []
  if (before.counted.length === 0) return { applied, coupon_refusal: null, offers, takes_coupons }
  for (const source of sources) {
    const left = leftOf(before, applied)
    const result = await source.apply(documents, left)
    applied.push(...applyDiscounts(source.name, result.discounts, amountsIn(left)))
    if (result.refusal !== null) refusals.push(result.refusal)
    offers.push(...result.offers)
  }
  return { applied, coupon_refusal: refusalOf(before.cart, { applied, refusals }), offers, takes_coupons }
}
