import { always, docType, money, opaque, reading, text, whereUser } from '#framework/doctypes'
import { ofOwnBusiness } from '#store/businesses'
import { invoiceRules } from '../rules/paper-rules.ts'
import { paperFields } from '../rules/paper-fields.ts'

/**
 * A tax invoice, or the bill of supply of a seller without a tax number: one for each order and seller, written when the
 * first of his parcels leaves. Nobody writes one; what is wrong is taken back by a credit note.
 */
export const Invoice = docType('Invoice', {
  naming: opaque('INV-'),
  fields: {
    invoice_number: text({ required: true, readOnly: true, inList: true, indexed: true }),
    ...paperFields,
    credited: money({
      required: true,
      readOnly: true,
      default: 0,
      min: 0,
      description: 'Taken back by credit notes',
    }),
  },
  access: {
    'System Manager': reading(always),
    'Store Manager': reading(always),
    'School Office': reading(always),
    Seller: reading(ofOwnBusiness),
    All: reading(whereUser('customer')),
  },
  actions: [{ label: 'Print invoice', method: 'mela.orders.print_invoice' }],
  uniqueTogether: [
    ['series', 'number'],
    ['order', 'business'],
  ],
  titleField: 'invoice_number',
  searchFields: ['invoice_number', 'order'],
  sort: 'issued_on desc, invoice_number desc',
  keepDeleted: false,
  databaseRules: invoiceRules,
})
