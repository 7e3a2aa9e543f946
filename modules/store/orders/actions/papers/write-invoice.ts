import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { sellerOf } from '#store/businesses'
import { Invoice } from '../../doctypes/invoice.doctype.ts'
import type { HeldOrder } from '../../doctypes/parcel.queries.ts'
import { rowsOfSeller, sumOfRows } from '../../rules/paper-lines.ts'
import { buyerParty, sellerParty } from '../../rules/paper-parties.ts'
import { takeNextNumber } from './next-number.ts'

export type InvoiceDoc = Doc<typeof Invoice>

/** The invoice of an order and one of its sellers; undefined while there is none. */
export async function findInvoice(
  system: Documents,
  order: string,
  business: string,
): Promise<{ readonly name: string } | undefined> {
  const [found] = await system.find(Invoice, { where: { order, business }, fields: ['name'], limit: 1 })
  return found
}

/**
 * Writes the invoice of one seller for what goes of an order, once: a tax invoice, or a bill of supply where the seller has
 * no tax number. In the caller's transaction, under the order's lock; ask for it last. `system` acts as the system.
 */
export async function writeInvoice(
  system: Documents,
  { order, parcels }: HeldOrder,
  business: string,
): Promise<string> {
  const known = await findInvoice(system, order.name, business)
  if (known) return known.name
  const rows = rowsOfSeller(order.lines, parcels, business)
  const seller = await sellerOf(system, business)
  const isTaxed = parcels.some((parcel) => parcel.business === business && parcel.is_taxed === 1)
  const kind = isTaxed ? 'tax invoice' : 'bill of supply'
  const place = await takeNextNumber(system, { giver: seller.gstin ?? business, kind })
  const { name } = await system.insert(Invoice, {
    ...{ order: order.name, customer: order.user, business, kind, currency: order.currency },
    ...{ invoice_number: place.printed, issued_on: place.issuedOn, series: place.series },
    ...{ financial_year: place.financialYear, number: place.number, lines: rows },
    ...sumOfRows(rows),
    place_of_supply: order.place_of_supply,
    seller: JSON.stringify(sellerParty(seller)),
    buyer: JSON.stringify(buyerParty(order)),
  })
  await system.emit('orders.invoiced', { order: order.name, invoice: name, business })
  return name
}
