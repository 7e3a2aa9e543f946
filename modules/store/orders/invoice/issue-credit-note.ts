import type { Documents } from '#framework/documents'
import { CreditNote } from './credit-note.doctype.ts'
import { Invoice } from './invoice.doctype.ts'
import { sumRows, type InvoiceRow } from './invoice-rows.rules.ts'
import { parseParty } from './invoice-parties.rules.ts'
import type { InvoicedParcel } from './invoice-scope.rules.ts'
import { takeDocumentNumber } from '../number-series/take-document-number.ts'
import { findInvoice, type InvoiceDoc } from './issue-invoice.ts'

interface CreditNoteRequest {
  /** A parcel of what is taken back: its invoice is the one that is credited. */
  readonly parcel: InvoicedParcel
  readonly rows: readonly InvoiceRow[]
  readonly reason: string | null
  /** One is written for each of these. */
  readonly issuedFor: string
  readonly returnRequest: string | null
}

/** What stands on the invoice that is taken back stands on the paper that does so. */
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
 * Takes a part of an invoice back, where there is one: nothing was written for goods that never left. In the caller's
 * transaction, under the order's lock; ask for it last. Answers the Credit Note, or null.
 */
export async function issueCreditNote(system: Documents, wanted: CreditNoteRequest): Promise<string | null> {
  const { parcel, rows, reason, issuedFor, returnRequest } = wanted
  const found = await findInvoice(system, parcel)
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
