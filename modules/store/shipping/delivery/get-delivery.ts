import { int, text } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { anyone, method } from '#framework/modules'
import { listSaleItems, type SaleItem } from '#store/catalog'
import { availableOf } from '#store/inventory'
import { calculateDelivery } from './calculate-delivery.ts'
import { shippingErrors } from '../errors.ts'
import { storedText } from '#framework/messages'
import { toDecimal, type Translate, type Message } from '#meta'
import { deliveryLabels } from '../shipping-rate/shipping-terms.ts'
import {
  deliveryReasons,
  type DeliveryOption,
  type DeliveryReason,
  type FulfilmentDelivery,
} from './delivery.ts'
import { message } from '../messages.ts'
import { placeOf } from '#site/places'

const MAX_QUANTITY = 999

interface Wanted {
  readonly business: string
  readonly quantity: number
}

/**
 * Returns a branch with the whole quantity, in stock or else beyond it from a day on; null without stock tracking or
 * without such a branch.
 */
async function branchFor(documents: Documents, item: SaleItem, { business, quantity }: Wanted) {
  if (item.tracks_stock === 0 || item.is_digital === 1) return { branch: null, lacking: null, ready_on: null }
  const stocked = (await availableOf(documents, [item.variant])).get(item.variant) ?? []
  const ours = stocked.filter((one) => one.business === business)
  const stock = ours.find(({ available }) => available >= quantity)
  if (stock) return { branch: stock.branch, lacking: null, ready_on: null }
  const beyond = ours.find(({ available, back_order }) => available + (back_order?.left ?? 0) >= quantity)
  if (!beyond) return { branch: null, lacking: lackingOf(ours), ready_on: null }
  return { branch: beyond.branch, lacking: null, ready_on: beyond.back_order?.expected_on ?? null }
}

/** Returns delivery options, cost and date for a product and postal code. Writes nothing. */
export const getDelivery = method({
  access: anyone,
  input: {
    variant: text({ required: true }),
    business: text({ required: true }),
    postal_code: text({ maxLength: 10 }),
    quantity: int({ min: 1, max: MAX_QUANTITY, default: 1 }),
  },
  reads: true,
  isTranslated: true,
  async run({ input, documents, t }) {
    const { variant, business } = input
    const quantity = input.quantity ?? 1
    const [item] = await listSaleItems(documents, [{ variant, business }])
    if (!item?.is_sold) throw shippingErrors.nothing_sold()
    const { branch, lacking, ready_on } = await branchFor(documents, item, { business, quantity })
    const fulfilment = {
      ...{ key: variant, business, branch, ready_on },
      weight_grams: item.weight_grams * quantity,
      amount: item.price * quantity,
      cod_allowed: item.cod_allowed === 1,
      is_digital: item.is_digital === 1,
    }
    const { postalCode, place } = await readPlace(documents, input.postal_code)
    const [delivery] = await calculateDelivery(documents, { postalCode, fulfilments: [fulfilment] })
    if (!delivery) throw shippingErrors.nothing_sold()
    const shown = presentDelivery(delivery, t)
    const response: DeliveryAnswer = lacking === null ? shown : withoutStock(shown, lacking, t)
    return { ...response, place, in_stock: lacking === null ? (1 as const) : (0 as const) }
  },
})

const reasonText = (reason: DeliveryReason | null, t: Translate): string | null =>
  reason === null ? null : t(deliveryReasons[reason])

function shownOption({ amount, label, ...option }: DeliveryOption, t: Translate) {
  return { ...option, label: storedText(label, deliveryLabels, t), amount: toDecimal(amount) }
}

/** Returns the delivery day of the cheapest option; null with pickup only. */
function byOf({ options }: FulfilmentDelivery): string | null {
  return options.find(({ kind }) => kind === 'delivery')?.latest_on ?? null
}

/** Formats delivery options: decimal amounts, reasons as code and text. */
export function presentDelivery(delivery: FulfilmentDelivery, t: Translate) {
  const { is_served, reason, options, cod } = delivery
  return {
    is_served: is_served ? (1 as const) : (0 as const),
    reason,
    message: reasonText(reason, t),
    by: byOf(delivery),
    options: options.map((option) => shownOption(option, t)),
    cod: {
      is_allowed: cod.is_allowed ? (1 as const) : (0 as const),
      reason: cod.reason,
      message: reasonText(cod.reason, t),
      order_fee: toDecimal(cod.order_fee),
    },
  }
}

interface Lacking {
  readonly reason: 'sold_out' | 'insufficient_stock' | 'over_order_limit'
  readonly message: Message
}

interface Stocked {
  readonly available: number
}

export function lackingOf(stocked: readonly Stocked[]): Lacking {
  const all = stocked.reduce((sum, { available }) => sum + available, 0)
  const most = Math.max(0, ...stocked.map(({ available }) => available))
  if (most === 0) return { reason: 'sold_out', message: message('shipping.lacking.sold_out') }
  if (all === most)
    return { reason: 'insufficient_stock', message: message('shipping.lacking.insufficient_stock', { most }) }
  const elsewhere = all - most
  return {
    reason: 'over_order_limit',
    message: message('shipping.lacking.over_order_limit', { most, elsewhere }),
  }
}

type Shown = ReturnType<typeof presentDelivery>

export interface DeliveryAnswer extends Omit<Shown, 'reason'> {
  readonly reason: Shown['reason'] | Lacking['reason']
}

function withoutStock({ cod }: Shown, lacking: Lacking, t: Translate): DeliveryAnswer {
  const because = 'cod_not_delivered'
  return {
    ...{ is_served: 0, reason: lacking.reason, message: t(lacking.message), by: null, options: [] },
    cod: { ...cod, is_allowed: 0, reason: because, message: t(deliveryReasons[because]) },
  }
}

interface PlaceAsked {
  /** Postal code for `calculateDelivery`; an unknown one is passed on so that it is reported. */
  readonly postalCode: string | null
  /** Name of the place; null for an invalid or missing postal code. */
  readonly place: { readonly city: string; readonly state: string } | null
}

const UNKNOWN = '000000'

/** Returns the place of a postal code. One statement, and none without a code. */
export async function readPlace(documents: Documents, given: string | null): Promise<PlaceAsked> {
  const postalCode = given?.trim() ?? ''
  if (postalCode === '') return { postalCode: null, place: null }
  const found = await placeOf(documents, postalCode)
  if (!found) return { postalCode: UNKNOWN, place: null }
  return { postalCode, place: { city: found.city, state: found.state } }
}
