import { toDecimal } from '#meta'
import type { PrintedReceipt } from './receipt-sheet.ts'

interface Shown extends PrintedReceipt {
  readonly name: string
  readonly organisation: string | null
  readonly reference_type: string | null
  readonly reference_name: string | null
}

/** A receipt as screens show it, with amounts as they go over the wire. */
export function shownReceipt(
  receipt: Shown,
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
    /** Path of the PDF; it opens for whoever was shown the receipt. */
    download: path,
  }
}
