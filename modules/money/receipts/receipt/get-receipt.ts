import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { openReceipt, withSubject, receiptPathWithToken } from './open-receipt.ts'
import { parseLetterhead } from '../issuer/letterhead.rules.ts'
import { toDecimal } from '#meta'
import type { PrintedReceipt } from '../receipt-pdf/receipt-layout.ts'

/**
 * Returns a receipt by its name or its payment's, for readers and holders of a token. Null while the payment has no
 * receipt.
 */
export const getReceipt = method({
  access: anyone,
  countsItself: true,
  input: { receipt: text(), payment: text(), token: text() },
  methods: ['GET', 'POST'],
  isTranslated: true,
  async run({ input, documents, ctx }) {
    const receipt = await openReceipt(documents, input)
    if (receipt === null) return null
    const { name: issuer } = parseLetterhead(receipt.letterhead)
    const receiptWithSubject = await withSubject(ctx, receipt)
    return toReceiptView(receiptWithSubject, {
      issuer,
      path: await receiptPathWithToken(documents, receipt.name),
    })
  },
})

interface ReceiptWithReference extends PrintedReceipt {
  readonly name: string
  readonly organisation: string | null
  readonly reference_type: string | null
  readonly reference_name: string | null
}

function toReceiptView(
  receipt: ReceiptWithReference,
  { issuer, path }: { readonly issuer: string; readonly path: string },
) {
  const { name, receipt_number, issued_on, state, currency, payer_name, lines } = receipt
  const { organisation, reference_type, reference_name, method, method_reference, bank, received_on } =
    receipt
  const { condition, cancelled_on, cancel_reason, amount, returned } = receipt
  return {
    ...{ name, receipt_number, issued_on, state, currency, payer_name, organisation, issuer },
    ...{ reference_type, reference_name, method, method_reference, bank, received_on },
    ...{ condition, cancelled_on, cancel_reason },
    amount: toDecimal(amount),
    returned: toDecimal(returned),
    lines: lines.map((line) => ({ description: line.description, amount: toDecimal(line.amount) })),
    download: path,
  }
}
