import { orderEvents } from '../events.ts'
import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { sellerUnder } from '#store/businesses'
import { Invoice } from './invoice.doctype.ts'
import type { OrderWithParcels, FulfilmentDoc } from '../order/order.queries.ts'
import { buildInvoiceRows, sumRows } from './invoice-rows.rules.ts'
import { buyerParty, sellerParty, type InvoiceParty } from './invoice-parties.rules.ts'
import { invoiceScope, type InvoicedParcel } from './invoice-scope.rules.ts'
import { findSellerRegistration } from './seller-registration.ts'
import { takeDocumentNumber } from '../number-series/take-document-number.ts'

export type InvoiceDoc = Doc<typeof Invoice>

/** An order has one for each of its parcels at most: far fewer than this. */
const MOST_INVOICES = 100

/**
 * The invoice that a parcel stands on; undefined while there is none. One that was written before invoices were told apart
 * by place of supply is of all parcels of its seller.
 */
export async function findInvoice(
  system: Documents,
  parcel: InvoicedParcel,
): Promise<{ readonly name: string } | undefined> {
  const { order, business } = parcel
  const found = await system.find(Invoice, {
    where: { order, business },
    fields: ['name', 'issued_for'],
    limit: MOST_INVOICES,
  })
  const scope = invoiceScope(parcel)
  return found.find(({ issued_for }) => issued_for === null || issued_for === scope)
}

/** Who sells, under the registration that was frozen with the order's taxes. */
async function loadSellerParty(system: Documents, parcel: FulfilmentDoc): Promise<InvoiceParty> {
  const { business, branch } = parcel
  const registration = await findSellerRegistration(system, parcel)
  return sellerParty(await sellerUnder(system, business, { branch, ...registration }))
}

/**
 * Writes the invoice that a parcel stands on, once, for all parcels that share it: a tax invoice, or a bill of supply where
 * the seller has no GSTIN. In the caller's transaction, under the order's lock; ask for it last. `system` acts as the system.
 */
export async function issueInvoice(
  system: Documents,
  { order, parcels }: OrderWithParcels,
  parcel: FulfilmentDoc,
): Promise<string> {
  const known = await findInvoice(system, parcel)
  if (known) return known.name
  const { business } = parcel
  const issued_for = invoiceScope(parcel)
  const rows = buildInvoiceRows(
    order.lines,
    parcels.filter((one) => invoiceScope(one) === issued_for),
  )
  const seller = await loadSellerParty(system, parcel)
  const kind = parcel.is_taxed === 1 ? 'tax invoice' : 'bill of supply'
  const place = await takeDocumentNumber(system, { giver: seller.gstin ?? business, kind })
  const { name } = await system.insert(Invoice, {
    ...{ order: order.name, customer: order.user, business, kind, currency: order.currency, issued_for },
    ...{ invoice_number: place.printed, issued_on: place.issuedOn, series: place.series },
    ...{ financial_year: place.financialYear, number: place.number, lines: rows },
    ...sumRows(rows),
    place_of_supply: parcel.place_of_supply,
    seller: JSON.stringify(seller),
    buyer: JSON.stringify(buyerParty(order)),
  })
  await system.emit(orderEvents.invoiced, { order: order.name, invoice: name, business })
  return name
}
