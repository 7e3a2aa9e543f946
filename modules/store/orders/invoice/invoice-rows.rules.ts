import { rewordedFrom } from '#framework/messages'
import type { Message } from '#meta'
import { message } from '../messages.ts'
import {
  feeCharge,
  remainingQuantity,
  remainingAmount,
  shippingCharge,
  type ChargedParcel,
  type SoldLine,
} from '../order-line/credit-line.rules.ts'
import { sumAmounts, type LineAmounts } from '../order-line/split-amount.rules.ts'
import { formatItemName } from '../order-line/item-name.rules.ts'

/** A row of the table on a paper. */
export interface InvoiceRow extends LineAmounts {
  readonly description: string
  readonly hsn: string | null
  readonly quantity: number
  /** Basis points. */
  readonly rate: number
}

/** What a paper says of a line. */
interface NamedLine extends SoldLine {
  readonly title: string
  readonly variant_label: string | null
  readonly hsn: string | null
  readonly tax_rate: number
}

interface TaxedParcel extends ChargedParcel {
  readonly shipping_tax_rate: number
}

const MOST_LETTERS = 240

const DELIVERY = message('orders.paper.delivery')
const FEE = message('orders.paper.cod_fee')
const ALLOWANCE = message('orders.paper.allowance')

/** Descriptions that the server writes itself: kept in English, and shown in the language of the paper's reader. */
export const ownDescriptions: readonly Message[] = [
  ...[DELIVERY, FEE, ALLOWANCE],
  rewordedFrom(FEE, 'Fee for cash on delivery'),
  rewordedFrom(ALLOWANCE, 'Part of the price'),
]

export const itemRow = (line: NamedLine, quantity: number, money: LineAmounts): InvoiceRow => ({
  ...{
    description: formatItemName(line).slice(0, MOST_LETTERS),
    hsn: line.hsn,
    quantity,
    rate: line.tax_rate,
  },
  ...money,
})

/** What is paid back of the price of what the buyer keeps: taxed as it was sold. */
export const allowanceRow = (line: NamedLine, money: LineAmounts): InvoiceRow => ({
  ...{ description: ALLOWANCE.text, hsn: line.hsn, quantity: 1, rate: line.tax_rate },
  ...money,
})

/** The way of a parcel, and what is asked for paying at its end: taxed alike. What costs nothing has no row. */
export function deliveryRows(parcel: TaxedParcel): readonly InvoiceRow[] {
  const same = { hsn: null, quantity: 1, rate: parcel.shipping_tax_rate }
  return [
    { description: DELIVERY.text, ...same, ...shippingCharge(parcel) },
    { description: FEE.text, ...same, ...feeCharge(parcel) },
  ].filter(({ total }) => total > 0)
}

/** What is charged for these parcels: what is left of their lines, and the delivery of those that go. */
export function buildInvoiceRows(
  lines: readonly NamedLine[],
  parcels: readonly TaxedParcel[],
): readonly InvoiceRow[] {
  const names = new Set(parcels.map(({ name }) => name))
  const own = lines.filter((line) => names.has(line.parcel ?? '') && remainingQuantity(line) > 0)
  const sent = parcels.filter(({ state }) => state !== 'cancelled')
  return [
    ...own.map((line) => itemRow(line, remainingQuantity(line), remainingAmount(line))),
    ...sent.flatMap(deliveryRows),
  ]
}

export const sumRows = (rows: readonly InvoiceRow[]): LineAmounts => sumAmounts(rows)
