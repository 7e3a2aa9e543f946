import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { openReceipt } from '../actions/open-receipt.ts'
import { withSubject } from '../actions/paid-subjects.ts'
import { openPath } from '../actions/receipt-address.ts'
import { readLetterhead } from '../rules/letterhead.ts'
import { shownReceipt } from '../rules/shown-receipt.ts'

/**
 * A receipt for a screen: by its name, or that of a payment; opened by the caller's right, by the receipt's token or by the
 * payment's. Null while a payment has no receipt yet.
 */
export const getReceipt = method({
  access: anyone,
  countsItself: true,
  input: { receipt: text(), payment: text(), token: text() },
  methods: ['GET', 'POST'],
  isTranslated: true,
  async run({ input, documents, extensions, t }) {
    const receipt = await openReceipt(documents, input)
    if (receipt === null) return null
    const { name: issuer } = readLetterhead(receipt.letterhead)
    const shown = await withSubject({ documents, extensions, t }, receipt)
    return shownReceipt(shown, { issuer, path: await openPath(documents, receipt.name) })
  },
})
