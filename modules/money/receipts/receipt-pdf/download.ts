import { select, text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { downloadReceipt } from './download-receipt.ts'
import { requireReceipt } from '../receipt/open-receipt.ts'

/**
 * A receipt as a PDF, for whoever may read it and for whoever holds its token or its payment's. The language is that of
 * whoever asks, unless told.
 */
export const download = method({
  access: anyone,
  input: {
    receipt: text(),
    payment: text(),
    token: text(),
    language: select(['en', 'hi', 'ta']),
    size: select(['A5', 'A4'], { default: 'A5' }),
  },
  methods: ['GET', 'POST'],
  isTranslated: true,
  async run({ input, documents, extensions, site, language }) {
    const receipt = await requireReceipt(documents, input)
    const wanted = { language: input.language ?? language, size: input.size ?? 'A5' }
    return downloadReceipt({ documents, extensions, site }, { receipt, ...wanted })
  },
})
