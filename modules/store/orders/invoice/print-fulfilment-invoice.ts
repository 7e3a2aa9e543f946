import { text } from '#framework/doctypes'
import { method } from '#framework/modules'
import { findInvoice } from './issue-tax-document.ts'
import { changeErrors } from '../errors.ts'
import { Fulfilment } from '../fulfilment/fulfilment.doctype.ts'
import { taxDocumentPath } from './open-tax-document.ts'
import { documentHandlers } from '../order/order-access.ts'

/** Returns the address of the invoice that was shipped with a fulfilment. */
export const printFulfilmentInvoice = method({
  renamedFrom: 'orders.print_parcel_invoice',
  access: documentHandlers,
  input: { name: text({ required: true }) },
  async run({ input, documents }) {
    const fulfilment = await documents.get(Fulfilment, input.name)
    const invoice = await findInvoice(documents.asSystem(), fulfilment)
    if (!invoice) throw changeErrors.document_not_found()
    return { name: fulfilment.name, url: taxDocumentPath(invoice.name) }
  },
})
