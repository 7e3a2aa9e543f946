import type { Documents } from '#framework/documents'
import { sellerOf, sellerUnder } from '#store/businesses'
import type { Supply } from '#store/taxes'
import type { FulfilmentDoc, OrderWithFulfilments } from '../order/order.queries.ts'
import { orderEvents } from '../events.ts'
import type { Doc } from '#framework/doctypes'
import { Invoice } from './invoice.doctype.ts'
import {
  buildInvoiceRows,
  sumRows,
  buyerParty,
  sellerParty,
  type InvoiceParty,
  invoiceScope,
  type InvoicedFulfilment,
  type InvoiceRow,
  parseParty,
} from './invoice.rules.ts'
import { takeDocumentNumber } from '../number-series/take-document-number.ts'
import { CreditNote } from './credit-note.doctype.ts'
import { rewordedFrom } from '#framework/messages'
import type { Message } from '#meta'
import { message } from '../messages.ts'

type Frozen = Pick<FulfilmentDoc, 'business' | 'is_taxed' | 'seller_gstin' | 'seller_state'>

/**
 * Returns the registration of the sale. Older packages lack the GSTIN and use the business's current one. No statement
 * with a stored GSTIN, else one.
 */
export async function findSellerRegistration(
  system: Documents,
  fulfilment: Frozen,
): Promise<Supply['seller']> {
  const { business, is_taxed, seller_gstin, seller_state } = fulfilment
  if (is_taxed === 0) return { gstin: null, state: seller_state }
  if (seller_gstin !== null) return { gstin: seller_gstin, state: seller_state }
  const { gstin, state } = await sellerOf(system, business)
  return { gstin, state }
}

type InvoiceDoc = Doc<typeof Invoice>

const MAX_INVOICES = 100

/**
 * Returns the package's invoice, or undefined. An older invoice without place of supply covers all packages of its
 * seller.
 */
export async function findInvoice(
  system: Documents,
  fulfilment: InvoicedFulfilment,
): Promise<{ readonly name: string } | undefined> {
  const { order, business } = fulfilment
  const found = await system.find(Invoice, {
    where: { order, business },
    fields: ['name', 'issued_for'],
    limit: MAX_INVOICES,
  })
  const scope = invoiceScope(fulfilment)
  return found.find(({ issued_for }) => issued_for === null || issued_for === scope)
}

async function loadSellerParty(system: Documents, fulfilment: FulfilmentDoc): Promise<InvoiceParty> {
  const { business, branch } = fulfilment
  const registration = await findSellerRegistration(system, fulfilment)
  return sellerParty(await sellerUnder(system, business, { branch, ...registration }))
}

/**
 * Issues the invoice once for all packages that share it: a tax invoice, or a bill of supply without a GSTIN. Runs in
 * the caller's transaction under the order's lock, last. `system` acts as the system.
 */
export async function issueInvoice(
  system: Documents,
  { order, fulfilments }: OrderWithFulfilments,
  fulfilment: FulfilmentDoc,
): Promise<string> {
  const known = await findInvoice(system, fulfilment)
  if (known) return known.name
  const { business } = fulfilment
  const issued_for = invoiceScope(fulfilment)
  const rows = buildInvoiceRows(
    order.lines,
    fulfilments.filter((one) => invoiceScope(one) === issued_for),
  )
  const seller = await loadSellerParty(system, fulfilment)
  const kind = fulfilment.is_taxed === 1 ? 'tax invoice' : 'bill of supply'
  const place = await takeDocumentNumber(system, { giver: seller.gstin ?? business, kind })
  const { name } = await system.insert(Invoice, {
    ...{ order: order.name, customer: order.user, business, kind, currency: order.currency, issued_for },
    ...{ invoice_number: place.printed, issued_on: place.issuedOn, series: place.series },
    ...{ financial_year: place.financialYear, number: place.number, lines: rows },
    ...sumRows(rows),
    place_of_supply: fulfilment.place_of_supply,
    seller: JSON.stringify(seller),
    buyer: JSON.stringify(buyerParty(order)),
  })
  await system.emit(orderEvents.invoiced, { order: order.name, invoice: name, business })
  return name
}

interface CreditNoteRequest {
  readonly fulfilment: InvoicedFulfilment
  readonly rows: readonly InvoiceRow[]
  readonly reason: string | null
  readonly issuedFor: string
  readonly returnRequest: string | null
}

function copyInvoiceParties({
  order,
  customer,
  business,
  currency,
  seller,
  buyer,
  place_of_supply,
}: InvoiceDoc) {
  return { order, customer, business, currency, seller, buyer, place_of_supply }
}

/**
 * Issues a credit note if an invoice exists; returns its name or null. Runs in the caller's transaction under the
 * order's lock, last.
 */
export async function issueCreditNote(system: Documents, wanted: CreditNoteRequest): Promise<string | null> {
  const { fulfilment, rows, reason, issuedFor, returnRequest } = wanted
  const found = await findInvoice(system, fulfilment)
  if (!found || rows.length === 0) return null
  const invoice = await system.lock(Invoice, found.name)
  const { gstin } = parseParty(invoice.seller)
  const giver = invoice.kind === 'tax invoice' ? (gstin ?? invoice.business) : invoice.business
  const place = await takeDocumentNumber(system, { giver, kind: 'credit note' })
  const sum = sumRows(rows)
  const { name } = await system.insert(CreditNote, {
    ...copyInvoiceParties(invoice),
    ...{
      kind: 'credit note',
      invoice: invoice.name,
      return_request: returnRequest,
      reason,
      issued_for: issuedFor,
    },
    ...{ credit_note_number: place.printed, issued_on: place.issuedOn, series: place.series },
    ...{ financial_year: place.financialYear, number: place.number, lines: rows },
    ...sum,
  })
  await system.save(Invoice, invoice.name, { credited: invoice.credited + sum.total })
  return name
}

/** Default reasons of credit notes, stored in English and translated for the reader. */
export const reasons = {
  cancelled_by_buyer: message('orders.reason.cancelled_by_buyer'),
  changed_by_buyer: message('orders.reason.changed_by_buyer'),
  cancelled_by_office: message('orders.reason.cancelled_by_office'),
  fulfilment_cancelled_by_office: message('orders.reason.fulfilment_cancelled_by_office'),
  cancelled_by_seller: message('orders.reason.cancelled_by_seller'),
  returned: message('orders.reason.returned'),
  lost: message('orders.reason.lost'),
} as const

export const storedReasons: readonly Message[] = [
  ...Object.values(reasons),
  rewordedFrom(reasons.returned, 'It came back to its sender'),
  rewordedFrom(reasons.lost, 'It was lost on its way'),
]
