import { text } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import { openPaper } from '../actions/papers/open-paper.ts'

/** Path of a paper's PDF, for whoever may read it already. */
export const paperPath = (paper: string): string =>
  `/api/method/mela.orders.get_invoice?paper=${encodeURIComponent(paper)}`

const handlers = onlyRoles('System Manager', 'Store Manager', 'School Office', 'Seller')

/** Where a paper is, for the desk's buttons: they open the address that they are answered. */
export const printing = () =>
  method({
    access: handlers,
    input: { name: text({ required: true }) },
    async run({ input: { name }, documents }) {
      await openPaper(documents, { paper: name, token: null, name: null })
      return { name, url: paperPath(name) }
    },
  })
