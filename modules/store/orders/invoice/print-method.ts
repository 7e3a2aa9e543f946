import { text } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import { openTaxDocument } from './open-tax-document.ts'

/** Path of a paper's PDF, for whoever may read it already. */
export const taxDocumentPath = (paper: string): string =>
  `/api/method/mela.orders.get_invoice?paper=${encodeURIComponent(paper)}`

const handlers = onlyRoles('System Manager', 'Store Manager', 'School Office', 'Seller')

/** Where a paper is, for the desk's buttons: they open the address that they are answered. */
export const printMethod = () =>
  method({
    access: handlers,
    input: { name: text({ required: true }) },
    async run({ input: { name }, documents }) {
      await openTaxDocument(documents, { paper: name, token: null, name: null })
      return { name, url: taxDocumentPath(name) }
    },
  })
