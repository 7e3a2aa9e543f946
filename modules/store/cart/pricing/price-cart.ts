import type { Documents } from '#framework/documents'
import { tradeOf } from '#store/businesses'
import { listSaleItems } from '#store/catalog'
import { availableOf } from '#store/inventory'
import { calculateDelivery, type ParcelToDeliver, deliveryReasons } from '#store/shipping'
import { taxRatesOn, type TaxTable } from '#store/taxes'
import {
  deliveryAddress,
  priceLine,
  priceParcel,
  sendParcel,
  type PricingTerms,
  type SentParcel,
} from './price-parcel.ts'
import { lineKey, type CartDoc } from '../cart/cart-doc.ts'
import {
  listChanges,
  type PricedCart,
  type PricedParcel,
  type Problem,
  type AppliedDiscount,
} from './priced-cart.ts'
import { checkLine, type AvailableLine } from '../line/line-state.ts'
import type { Message } from '#meta'
import { message } from '../messages.ts'
import { shareFee, totalsOf, offOf, spreadDiscount } from './cart-totals.ts'
import { splitParcels, type SplitParcel } from './split-parcels.ts'
import { discountSourcesOn, type Discountable } from '../extension-points.ts'

type Parcel = Pick<PricedParcel, 'key' | 'chosen' | 'reason' | 'cod'>

const problem = (kind: Problem['kind'], reason: Message, key: string | null = null): Problem => ({
  ...{ kind, key, reason },
})

/** Pickup by choice is no problem, even where delivery is unavailable. */
function deliveryProblem({ key, chosen, reason }: Parcel): readonly Problem[] {
  if (chosen !== null || reason === null) return []
  return [problem(reason === 'no_postal_code' ? 'no_place' : 'not_served', deliveryReasons[reason], key)]
}

function codProblem(
  { payment_choice }: Pick<CartDoc, 'payment_choice'>,
  parcels: readonly Parcel[],
): readonly Problem[] {
  if (payment_choice !== 'cod') return []
  const refused = parcels.find(({ cod }) => !cod.is_allowed)
  return refused?.cod.reason ? [problem('cod', deliveryReasons[refused.cod.reason], refused.key)] : []
}

function problemsIn(cart: Pick<CartDoc, 'payment_choice'>, parcels: readonly Parcel[]): readonly Problem[] {
  if (parcels.length === 0) return [problem('empty', message('cart.empty'))]
  return [...parcels.flatMap(deliveryProblem), ...codProblem(cart, parcels)]
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
function toDeliver({ key, business, branch, is_digital, lines }: SplitParcel): ParcelToDeliver {
  return {
    ...{ key, business, branch, is_digital },
    weight_grams: lines.reduce((sum, { item, quantity }) => sum + item.weight_grams * quantity, 0),
    amount: lines.reduce((sum, { amount }) => sum + amount, 0),
    cod_allowed: lines.every(({ item }) => item.cod_allowed === 1),
  }
}

async function sendParcels(
  documents: Documents,
  cart: CartDoc,
  split: readonly SplitParcel[],
): Promise<readonly SentParcel[]> {
  const parcels = split.map(toDeliver)
  const answers = await calculateDelivery(documents, { postalCode: deliveryAddress(cart), parcels })
  return split.flatMap((parcel, place) => {
    const answer = answers[place]
    return answer ? [sendParcel(cart, parcel, answer)] : []
  })
}

function feeOf({ payment_choice }: CartDoc, sent: readonly SentParcel[]): number {
  return payment_choice === 'cod' ? Math.max(0, ...sent.map(({ answer }) => answer.cod.order_fee)) : 0
}

function put(counted: readonly AvailableLine[], sent: readonly SentParcel[], terms: PricingTerms) {
  const priced = sent.map((parcel) => priceParcel(parcel, terms))
  const living = new Map(priced.flatMap(({ lines }) => lines.map((line) => [line.key, line] as const)))
  return {
    lines: counted.map((line) => living.get(line.key) ?? priceLine(line, terms, null)),
    parcels: shareFee(
      priced.map(({ parcel }) => parcel),
      feeOf(terms.cart, sent),
    ),
  }
}

/**
 * Prices a cart by package and lists the changes since its holder last saw it. Writes nothing. Five statements, plus at
 * most one per discount source; one for an empty cart.
 */
export async function priceCart(documents: Documents, cart: CartDoc): Promise<PricedCart> {
  const rates = await taxRatesOn(documents, documents.today)
  const counted = await countLines(documents, cart, rates)
  const trade: PricingTerms['trade'] = counted.length === 0 ? new Map() : await tradeOf(documents)
  const split = splitParcels(counted, (business) => trade.get(business)?.branches ?? [], cart.postal_code)
  const sent = await sendParcels(documents, cart, split)
  const { applied, coupon_refusal, takes_coupons } = await takeDiscounts(documents, { cart, counted, sent })
  const { lines, parcels } = put(counted, sent, { cart, trade, rates, applied })
  return {
    ...{ version: cart.version, currency: 'INR', lines, parcels, discounts: applied },
    totals: totalsOf(lines, parcels),
    changes: listChanges(cart, lines, parcels),
    problems: problemsIn(cart, parcels),
    ...{ coupon_refusal, takes_coupons },
  }
}

interface Discounted {
  readonly takes_coupons: boolean
  readonly applied: readonly AppliedDiscount[]
  /** Reason why the cart's code gives no discount; null when it does, or without a code. */
  readonly coupon_refusal: Message | null
}

interface Undiscounted {
  readonly cart: CartDoc
  readonly counted: readonly AvailableLine[]
  readonly sent: readonly SentParcel[]
}

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

function refusalOf(
  { coupon_code }: CartDoc,
  { isApplied, refusals }: { readonly isApplied: boolean; readonly refusals: readonly Message[] },
): Message | null {
  if (coupon_code === null || isApplied) return null
  return refusals[0] ?? message('cart.unknown_coupon')
}

async function takeDiscounts(documents: Documents, before: Undiscounted): Promise<Discounted> {
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
  const isApplied = sources.some(
    ({ name, readsCode }) => readsCode && applied.some(({ source }) => source === name),
  )
  const takes_coupons = sources.some(({ readsCode }) => readsCode === true)
  return { applied, coupon_refusal: refusalOf(before.cart, { isApplied, refusals }), takes_coupons }
}
