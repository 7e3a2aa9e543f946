import type { BusinessTrade } from '#store/businesses'
import type { FulfilmentDelivery, DeliveryOption } from '#store/shipping'
import {
  placeOfSupply,
  calculateTax,
  type PlaceOfSupply,
  type Supply,
  type Tax,
  type TaxTable,
} from '#store/taxes'
import type { CartDoc, DeliveryChoice } from '../cart/cart-doc.ts'
import type { AvailableLine } from '../line/line-state.ts'
import type { AppliedDiscount, PricedLine } from './priced-cart.ts'
import { type WithoutFee, offOf } from './cart-totals.ts'
import { backOrderAt, readyOn, type SplitFulfilment } from './split-fulfilments.ts'
import { HOME_COUNTRY } from '#site/places'

export interface SentFulfilment extends SplitFulfilment, ChosenDelivery {
  readonly answer: FulfilmentDelivery
}

export interface PricingTerms {
  readonly cart: CartDoc
  readonly trade: ReadonlyMap<string, BusinessTrade>
  readonly rates: TaxTable
  readonly applied: readonly AppliedDiscount[]
}

export function sendFulfilment(
  cart: CartDoc,
  fulfilment: SplitFulfilment,
  answer: FulfilmentDelivery,
): SentFulfilment {
  const choice = chooseDelivery(answer.options, cart.deliveries[fulfilment.key])
  // Nobody takes cash for a seller at a collection.
  const cod =
    choice.chosen?.kind === 'collection'
      ? { ...answer.cod, is_allowed: false, reason: 'cod_not_delivered' as const }
      : answer.cod
  return { ...fulfilment, answer: { ...answer, cod }, ...choice }
}

function branchOf({ trade }: PricingTerms, { business, branch, chosen }: SentFulfilment) {
  const leaves = chosen?.pickup?.branch ?? branch
  return trade.get(business)?.branches.find(({ name }) => name === leaves)
}

/** Returns the place of supply: the state of delivery, of pickup or of the collection. */
function stateOf(fulfilment: SentFulfilment, terms: PricingTerms): string | null {
  if (fulfilment.chosen?.collection) return fulfilment.chosen.collection.address.state
  if (fulfilment.chosen?.kind === 'pickup') return branchOf(terms, fulfilment)?.state ?? null
  return terms.cart.address?.state ?? terms.cart.place_state
}

/** Returns the supplier for the tax: the dispatching branch if it has its own GSTIN, else its business. */
function supplierOf(fulfilment: SentFulfilment, terms: PricingTerms): Supply['seller'] {
  const branch = branchOf(terms, fulfilment)
  if (branch && branch.gstin !== null) return { gstin: branch.gstin, state: branch.state }
  const [first] = fulfilment.lines
  return { gstin: first?.line.seller_gstin ?? null, state: first?.line.seller_state ?? null }
}

interface Taxed {
  readonly tax: Tax
  readonly rate: number
  readonly cess: number
}

function taxed(amount: number, { rate, cess }: { rate: number; cess: number }, supply: PlaceOfSupply): Taxed {
  const due = supply.is_taxed ? { rate, cess } : { rate: 0, cess: 0 }
  return {
    tax: calculateTax(amount, { ...due, isInclusive: true, isIntraState: supply.is_intra_state }),
    ...due,
  }
}

function shownItem({ item }: AvailableLine): Omit<AvailableLine['item'], 'is_sold'> {
  const { is_sold: _isSold, ...shown } = item
  return shown
}

export function priceLine(
  counted: AvailableLine,
  { rates, applied }: Pick<PricingTerms, 'rates' | 'applied'>,
  sent: { readonly fulfilment: SplitFulfilment; readonly supply: PlaceOfSupply } | null,
): PricedLine {
  const { key, state, quantity, left, amount, line, item } = counted
  const discount = offOf(applied, 'lines', key)
  const net = amount - discount
  const supply = sent?.supply ?? { place_of_supply: null, is_taxed: false, is_intra_state: true }
  const { tax, rate, cess } = taxed(net, rates.rateOf(item.tax_class), supply)
  return {
    ...shownItem(counted),
    ...{ key, state, quantity, left, amount, discount, net, tax, tax_rate: rate, cess_rate: cess },
    ...{ wanted: line.quantity, price_seen: line.price_seen, expected_seen: line.expected_seen },
    back_order: backOrderAt(counted, sent?.fulfilment.branch ?? null),
    ...{ fulfilment: sent?.fulfilment.key ?? null, branch: sent?.fulfilment.branch ?? null },
  }
}

function deliveryRate(lines: readonly AvailableLine[], rates: TaxTable) {
  const all = lines.map(({ item }) => rates.rateOf(item.tax_class))
  return { rate: Math.max(0, ...all.map(({ rate }) => rate)), cess: 0 }
}

function namesOf(fulfilment: SentFulfilment, terms: PricingTerms) {
  return {
    business_name: terms.trade.get(fulfilment.business)?.business_name ?? fulfilment.business,
    branch_name: branchOf(terms, fulfilment)?.branch_name ?? null,
  }
}

export function priceFulfilment(
  fulfilment: SentFulfilment,
  terms: PricingTerms,
): { readonly fulfilment: WithoutFee; readonly lines: readonly PricedLine[] } {
  const seller = supplierOf(fulfilment, terms)
  const supply = placeOfSupply({ seller, state: stateOf(fulfilment, terms) })
  const lines = fulfilment.lines.map((line) => priceLine(line, terms, { fulfilment, supply }))
  const { key, business, branch, is_digital, answer, chosen, slot } = fulfilment
  const delivery = chosen?.amount ?? 0
  const delivery_discount = offOf(terms.applied, 'fulfilments', key)
  const due = taxed(delivery - delivery_discount, deliveryRate(fulfilment.lines, terms.rates), supply)
  const priced: WithoutFee = {
    ...{ key, business, branch, is_digital, chosen, slot, delivery, delivery_discount },
    ...namesOf(fulfilment, terms),
    ...{ seller_gstin: seller.gstin, seller_state: seller.state },
    ...{ is_served: answer.is_served, reason: answer.reason, options: answer.options, cod: answer.cod },
    ready_on: readyOn(fulfilment),
    lines: lines.map((line) => line.key),
    goods: lines.reduce((sum, { net }) => sum + net, 0),
    ...{ delivery_tax: due.tax, delivery_tax_rate: due.rate },
    ...supply,
  }
  return { fulfilment: priced, lines }
}

export interface ChosenDelivery {
  readonly chosen: DeliveryOption | null
  readonly slot: string | null
}

const chosenByBuyerOnly: ReadonlySet<DeliveryOption['kind']> = new Set(['pickup', 'collection'])

/**
 * Returns the buyer's choice if still offered, else the first and cheapest delivery. Pickup and collection are chosen
 * only by the buyer, because the place may be far away.
 */
export function chooseDelivery(
  options: readonly DeliveryOption[],
  choice: DeliveryChoice | undefined,
): ChosenDelivery {
  const wanted = options.find(({ code }) => code === choice?.code)
  const byItself = options.find(({ kind }) => !chosenByBuyerOnly.has(kind))
  const chosen = wanted ?? byItself ?? null
  const slot = wanted?.slots.find(({ name }) => name === choice?.slot)?.name ?? null
  return { chosen, slot }
}

// Sellers deliver within one country only; a foreign postal code may have six digits too.

/** Returns the postal code for delivery; null when unknown or for a foreign address. */
export function deliveryAddress({
  address,
  postal_code,
}: Pick<CartDoc, 'address' | 'postal_code'>): string | null {
  return address === null || address.country === HOME_COUNTRY ? postal_code : ''
}
