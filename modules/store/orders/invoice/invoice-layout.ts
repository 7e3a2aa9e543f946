import { storedText, type Language } from '#framework/messages'
import type { Translate } from '#meta'
import { amountInWords, formatCurrency, formatLongDate } from '#money/receipts'
import { stateCodeOf, stateNames } from '#site/places'
import { message } from '../messages.ts'
import { storedReasons } from './issue-tax-document.ts'
import { ownDescriptions, type InvoiceRow, type InvoiceParty } from './invoice.rules.ts'
import type { TaxDocumentKind } from '../number-series/number-series.doctype.ts'

export interface TaxDocumentLayout {
  readonly language: Language
  readonly title: string
  readonly seller: LayoutParty
  readonly buyer: LayoutParty & { readonly label: string }
  readonly facts: readonly LayoutFact[]
  readonly columns: readonly LayoutColumn[]
  readonly rows: readonly (readonly string[])[]
  readonly sums: readonly LayoutFact[]
  readonly total: LayoutFact
  readonly totalInWords: string
  readonly taxes: {
    readonly columns: readonly LayoutColumn[]
    readonly rows: readonly (readonly string[])[]
  } | null
  readonly notes: readonly string[]
}

interface LayoutParty {
  readonly name: string
  readonly lines: readonly string[]
}

export interface LayoutFact {
  readonly label: string
  readonly text: string
}

export interface LayoutColumn {
  readonly label: string
  readonly share: number
  readonly isNumber: boolean
}

export interface StoredTaxDocument {
  readonly kind: TaxDocumentKind
  readonly number: string
  readonly issued_on: string
  readonly order: string
  /**
   * Number and date of the invoice that a credit note corrects; null on an invoice. Rule 53(1A)(g) of the CGST Rules.
   */
  readonly invoice_number: string | null
  readonly invoice_issued_on: string | null
  /** Reason of a credit note; null on an invoice. */
  readonly reason: string | null
  readonly place_of_supply: string | null
  readonly currency: string
  readonly seller: InvoiceParty
  readonly buyer: InvoiceParty
  readonly lines: readonly InvoiceRow[]
  readonly taxable: number
  readonly cgst: number
  readonly sgst: number
  readonly igst: number
  readonly cess: number
  readonly total: number
}

interface LayoutLanguage {
  readonly language: Language
  readonly t: Translate
}

/** Formats basis points as '18 %'. */
const percent = (rate: number) =>
  `${new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 }).format(rate / 100)} %`

const plainFigures = (minor: number) =>
  new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(minor / 100)

function partyLines({ address, contact, gstin }: InvoiceParty, t: Translate): readonly string[] {
  return [address, contact, gstin === null ? '' : `${t(message('orders.document.gstin'))} ${gstin}`].filter(
    (line) => line !== '',
  )
}

/** '33, Tamil Nadu' */
function placeText(code: string | null): string {
  if (code === null) return ''
  const state = stateNames.find((name) => stateCodeOf(name) === code)
  return state === undefined ? code : `${code}, ${state}`
}

function factsOf(document: StoredTaxDocument, { language, t }: LayoutLanguage): readonly LayoutFact[] {
  const { number, issued_on, order, invoice_number, invoice_issued_on, reason, place_of_supply } = document
  return [
    { label: t(message('orders.document.number')), text: number },
    { label: t(message('orders.document.date')), text: formatLongDate(issued_on, language) },
    { label: t(message('orders.document.order')), text: order },
    { label: t(message('orders.document.original_invoice')), text: invoice_number ?? '' },
    {
      label: t(message('orders.document.original_invoice_date')),
      text: invoice_issued_on === null ? '' : formatLongDate(invoice_issued_on, language),
    },
    { label: t(message('orders.document.reason')), text: storedText(reason ?? '', storedReasons, t) },
    { label: t(message('orders.document.place_of_supply')), text: placeText(place_of_supply) },
  ].filter(({ text }) => text !== '')
}

const isTaxed = ({ kind, cgst, sgst, igst, cess }: StoredTaxDocument): boolean =>
  kind === 'tax invoice' || cgst + sgst + igst + cess > 0

function itemTable(
  document: StoredTaxDocument,
  { t }: LayoutLanguage,
): Pick<TaxDocumentLayout, 'columns' | 'rows'> {
  const taxed = isTaxed(document)
  const columns = [
    { label: t(message('orders.document.item')), share: taxed ? 0.38 : 0.54, isNumber: false },
    { label: 'HSN', share: 0.12, isNumber: false },
    { label: t(message('orders.document.quantity')), share: 0.16, isNumber: true },
    ...(taxed ? [{ label: t(message('orders.document.taxable')), share: 0.17, isNumber: true }] : []),
    { label: t(message('orders.document.amount')), share: taxed ? 0.17 : 0.18, isNumber: true },
  ]
  const rows = document.lines.map(({ description, hsn, quantity, taxable, total }) => [
    storedText(description, ownDescriptions, t),
    hsn ?? '',
    String(quantity),
    ...(taxed ? [plainFigures(taxable)] : []),
    plainFigures(total),
  ])
  return { columns, rows }
}

const NARROW = 0.13

function taxTable(document: StoredTaxDocument, { t }: LayoutLanguage): TaxDocumentLayout['taxes'] {
  if (!isTaxed(document)) return null
  const grouped = Map.groupBy(document.lines, ({ hsn, rate }) => `${hsn ?? '–'} ${rate}`)
  const sum = (rows: readonly InvoiceRow[], of: (row: InvoiceRow) => number) =>
    plainFigures(rows.reduce((total, row) => total + of(row), 0))
  const cess = document.cess === 0 ? [] : [t(message('orders.document.cess'))]
  const labels = [
    'HSN',
    t(message('orders.document.rate')),
    t(message('orders.document.taxable')),
    'CGST',
    'SGST',
    'IGST',
    ...cess,
  ]
  const share = (1 - 2 * NARROW) / (labels.length - 2)
  const columns = labels.map((label, at) => ({
    ...{ label, share: at < 2 ? NARROW : share, isNumber: at > 0 },
  }))
  const rows = [...grouped.values()].map((own) => [
    own[0]?.hsn ?? '–',
    percent(own[0]?.rate ?? 0),
    sum(own, ({ taxable }) => taxable),
    sum(own, ({ cgst }) => cgst),
    sum(own, ({ sgst }) => sgst),
    sum(own, ({ igst }) => igst),
    ...(cess.length === 0 ? [] : [sum(own, (row) => row.cess)]),
  ])
  return { columns, rows }
}

function sumsOf(document: StoredTaxDocument, { t }: LayoutLanguage): readonly LayoutFact[] {
  if (!isTaxed(document)) return []
  const sums: readonly (readonly [string, number])[] = [
    [t(message('orders.document.taxable')), document.taxable],
    ['CGST', document.cgst],
    ['SGST', document.sgst],
    ['IGST', document.igst],
    [t(message('orders.document.cess')), document.cess],
  ]
  return sums
    .filter(([, amount]) => amount !== 0)
    .map(([label, amount]) => ({ label, text: formatCurrency(amount, document) }))
}

export function layoutTaxDocument(document: StoredTaxDocument, place: LayoutLanguage): TaxDocumentLayout {
  const { t, language } = place
  const { seller, buyer, kind, total } = document
  return {
    language,
    title: t(message(`orders.document.title.${kind}`)),
    seller: { name: seller.name, lines: partyLines(seller, t) },
    buyer: { label: t(message('orders.document.sold_to')), name: buyer.name, lines: partyLines(buyer, t) },
    facts: factsOf(document, place),
    ...itemTable(document, place),
    sums: sumsOf(document, place),
    total: { label: t(message('orders.document.total')), text: formatCurrency(total, document) },
    totalInWords: amountInWords(total, language),
    taxes: taxTable(document, place),
    notes: [
      ...(kind === 'bill of supply' ? [t(message('orders.document.unregistered_seller'))] : []),
      t(message('orders.document.no_signature')),
    ],
  }
}
