import { select, text } from '#framework/doctypes'
import { anyone, method, onlyRoles } from '#framework/modules'
import { downloadPaper } from '../actions/papers/download-paper.ts'
import { openPaper } from '../actions/papers/open-paper.ts'

/** An invoice or a credit note as a PDF, for who opens its order and who may read it. */
export const getInvoice = method({
  access: anyone,
  input: {
    paper: text({ required: true }),
    token: text(),
    name: text(),
    language: select(['en', 'hi', 'ta']),
  },
  methods: ['GET', 'POST'],
  isTranslated: true,
  async run({ input, documents, site, language }) {
    const paper = await openPaper(documents, input)
    return downloadPaper(site, { paper, language: input.language ?? language })
  },
})

/** Path of a paper's PDF, for whoever may read it already. */
export const paperPath = (paper: string): string =>
  `/api/method/mela.orders.get_invoice?paper=${encodeURIComponent(paper)}`

const handlers = onlyRoles('System Manager', 'Store Manager', 'School Office', 'Seller')

/** Where a paper is, for the desk's buttons: they open the address that they are answered. */
const printing = () =>
  method({
    access: handlers,
    input: { name: text({ required: true }) },
    async run({ input: { name }, documents }) {
      await openPaper(documents, { paper: name, token: null, name: null })
      return { name, url: paperPath(name) }
    },
  })

export const printInvoice = printing()
export const printCreditNote = printing()
