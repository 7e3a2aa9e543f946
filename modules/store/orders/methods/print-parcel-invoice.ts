import { text } from '#framework/doctypes'
import { method } from '#framework/modules'
import { findInvoice } from '../actions/papers/write-invoice.ts'
import { changeErrors } from '../rules/change-errors.ts'
import { Parcel } from '../doctypes/parcel.doctype.ts'
import { paperPath } from './papers.ts'
import { handlers } from './parcel-papers.ts'

/** The invoice that left with a parcel. */
export const printParcelInvoice = method({
  access: handlers,
  input: { name: text({ required: true }) },
  async run({ input, documents }) {
    const parcel = await documents.get(Parcel, input.name)
    const invoice = await findInvoice(documents.asSystem(), parcel)
    if (!invoice) throw changeErrors.no_paper()
    return { name: parcel.name, url: paperPath(invoice.name) }
  },
})
