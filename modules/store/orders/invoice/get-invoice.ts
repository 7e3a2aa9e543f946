import { select, text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { downloadTaxDocument, openTaxDocument } from './open-tax-document.ts'

/** Returns an invoice or credit note as PDF. Holders of the order's link and users who may read it may call it. */
export const getInvoice = method({
  access: anyone,
  input: {
    document: text({ required: true, renamedFrom: 'paper' }),
    token: text(),
    name: text(),
    language: select(['en', 'hi', 'ta']),
  },
  methods: ['GET', 'POST'],
  isTranslated: true,
  async run({ input, documents, site, language }) {
    const document = await openTaxDocument(documents, input)
    return downloadTaxDocument(site, { document, language: input.language ?? language })
  },
})
