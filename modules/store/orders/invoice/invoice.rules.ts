import { rewordedFrom } from '#framework/messages'
import type { Message } from '#meta'
import { message } from '../messages.ts'
import {
  feeCharge,
  remainingQuantity,
  remainingAmount,
  shippingCharge,
  type ChargedFulfilment,
  type SoldLine,
  sumAmounts,
  type LineAmounts,
} from '../order-line/credit-line.rules.ts'
import { formatItemName } from '../order-line/order-lines.rules.ts'
import type { Seller } from '#store/businesses'
import type { OrderDoc, FulfilmentDoc } from '../order/order.queries.ts'

export interface InvoiceRow extends LineAmounts {
  readonly description: string
  readonly hsn: string | null
  readonly quantity: number
  /** Basis points. */
  readonly rate: number
}

interface NamedLine extends SoldLine {
  readonly title: string
  readonly variant_label: string | null
  readonly hsn: string | null
  readonly tax_rate: number
}

interface TaxedFulfilment extends ChargedFulfilment {
  readonly shipping_tax_rate: number
}

const MAX_TEXT_LENGTH = 240

const DELIVERY = message('orders.document.delivery')

const FEE = message('orders.document.cod_fee')

const ALLOWANCE = message('orders.document.allowance')

export const ownDescriptions: readonly Message[] = [
  ...[DELIVERY, FEE, ALLOWANCE],
  rewordedFrom(FEE, 'Fee for cash on delivery'),
  rewordedFrom(ALLOWANCE, 'Part of the price'),
]

export const itemRow = (line: NamedLine, quantity: number, money: LineAmounts): InvoiceRow => ({
  ...{
    description: formatItemName(line).slice(0, MAX_TEXT_LENGTH),
    hsn: line.hsn,
    quantity,
    rate: line.tax_rate,
  },
  ...money,
})

/** Row of a price allowance on goods that the buyer retains, taxed as sold. */
export const allowanceRow = (line: NamedLine, money: LineAmounts): InvoiceRow => ({
  ...{ description: ALLOWANCE.text, hsn: line.hsn, quantity: 1, rate: line.tax_rate },
  ...money,
})

/** Rows of the delivery charge and the cash-on-delivery fee, taxed alike; a zero amount has no row. */
export function deliveryRows(fulfilment: TaxedFulfilment): readonly InvoiceRow[] {
  const same = { hsn: null, quantity: 1, rate: fulfilment.shipping_tax_rate }
  return [
    { description: DELIVERY.text, ...same, ...shippingCharge(fulfilment) },
    { description: FEE.text, ...same, ...feeCharge(fulfilment) },
  ].filter(({ total }) => total > 0)
}

export function buildInvoiceRows(
  lines: readonly NamedLine[],
  fulfilments: readonly TaxedFulfilment[],
): readonly InvoiceRow[] {
  const names = new Set(fulfilments.map(({ name }) => name))
  const own = lines.filter((line) => names.has(line.fulfilment ?? '') && remainingQuantity(line) > 0)
  const sent = fulfilments.filter(({ state }) => state !== 'cancelled')
  return [
    ...own.map((line) => itemRow(line, remainingQuantity(line), remainingAmount(line))),
    ...sent.flatMap(deliveryRows),
  ]
}

export const sumRows = (rows: readonly InvoiceRow[]): LineAmounts => sumAmounts(rows)

export interface InvoiceParty {
  readonly name: string
  readonly address: string
  readonly contact: string
  readonly gstin: string | null
  readonly state: string | null
}

const joined = (parts: readonly (string | null)[], separator: string): string =>
  parts.filter((part) => part !== null && part !== '').join(separator)

export function sellerParty(seller: Seller): InvoiceParty {
  const { business_name, address_line1, address_line2, city, zipcode, state, phone, email, gstin } = seller
  const place = joined([joined([city, zipcode], ' '), state], ', ')
  return {
    name: business_name,
    address: joined([address_line1, address_line2, place], '\n'),
    contact: joined([phone, email], ' · '),
    ...{ gstin, state },
  }
}

type Values = Readonly<Record<string, unknown>>

function readText(values: Values, field: string): string | null {
  const value = values[field]
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}

export function parseValues(text: string | null): Values {
  const value: unknown = text === null ? null : JSON.parse(text)
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}

export function findRecipient(order: Pick<OrderDoc, 'address' | 'contact_name' | 'phone'>) {
  const address = parseValues(order.address)
  return {
    contact_name: readText(address, 'contact_name') ?? order.contact_name,
    phone: readText(address, 'phone') ?? order.phone,
  }
}

export function buyerParty(
  order: Pick<OrderDoc, 'address' | 'contact_name' | 'phone' | 'email' | 'gstin'>,
): InvoiceParty {
  const address = parseValues(order.address)
  const of = (field: string) => readText(address, field)
  const { contact_name: name, phone } = findRecipient(order)
  const place = joined([joined([of('city'), of('zipcode')], ' '), of('state')], ', ')
  return {
    name,
    address: joined([of('address_line1'), of('address_line2'), of('landmark'), place], '\n'),
    contact: joined([phone, order.email], ' · '),
    gstin: order.gstin,
    state: of('state'),
  }
}

export function parseParty(text: string): InvoiceParty {
  const stored = parseValues(text)
  const of = (field: string) => readText(stored, field)
  return {
    ...{ name: of('name') ?? '', address: of('address') ?? '', contact: of('contact') ?? '' },
    ...{ gstin: of('gstin'), state: of('state') },
  }
}

export type InvoicedFulfilment = Pick<
  FulfilmentDoc,
  'order' | 'business' | 'is_taxed' | 'seller_gstin' | 'place_of_supply'
>

/**
 * Identifies a package's invoice by order, seller registration and place of supply, so that no invoice mixes IGST with
 * CGST and SGST, or two registrations.
 */
export function invoiceScope(fulfilment: InvoicedFulfilment): string {
  const { order, business, is_taxed, seller_gstin, place_of_supply } = fulfilment
  const registration = is_taxed === 1 ? (seller_gstin ?? 'registered') : 'unregistered'
  return [order, business, registration, place_of_supply ?? 'no state'].join(' ')
}

/** Place of supply that all share; null if they differ. */
export function sharedPlaceOfSupply(
  fulfilments: readonly { readonly place_of_supply: string | null }[],
): string | null {
  const [place = null, ...others] = new Set(fulfilments.map(({ place_of_supply }) => place_of_supply))
  return others.length === 0 ? place : null
}
