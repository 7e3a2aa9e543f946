import { always, docType, money, opaque, reading, text, whereUser } from '#framework/doctypes'
import { ofOwnBusiness } from '#store/businesses'
import { invoiceRules, taxDocumentFields } from './tax-document-fields.ts'

/**
 * A tax invoice or bill of supply: one per order, seller registration and place of supply, issued at the first
 * dispatch. Only the system writes it; a credit note corrects it.
 */
export const Invoice = docType('Invoice', {
  naming: opaque('INV-'),
  fields: {
    invoice_number: text({ required: true, readOnly: true, inList: true, indexed: true }),
    issued_for: text({
      unique: true,
      readOnly: true,
      hidden: true,
      description:
        'One invoice is issued for each; empty on older invoices that cover all fulfilments of the seller',
    }),
    ...taxDocumentFields,
    credited: money({
      label: 'Credited amount',
      required: true,
      readOnly: true,
      default: 0,
      min: 0,
      description: 'Total of the credit notes issued',
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
  uniqueTogether: [['series', 'number']],
  titleField: 'invoice_number',
  searchFields: ['invoice_number', 'order'],
  sort: 'issued_on desc, invoice_number desc',
  retainDeleted: false,
  databaseRules: invoiceRules,
})
