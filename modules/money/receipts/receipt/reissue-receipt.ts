import { longText, text } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import type { Documents } from '#framework/documents'
import { Receipt } from './receipt.doctype.ts'
import { receiptErrors } from '../errors.ts'
import { cancelReceipt } from './cancel-receipt.ts'
import { issueReceipt, type IssuedReceipt, type ReceiptSource, type ReceiptInput } from './issue-receipt.ts'
import type { ReceiptDoc } from './open-receipt.ts'

/** Cancels an incorrect receipt and issues a new one for the same payment. It returns the new receipt. */
export const reissueReceipt = method({
  access: onlyRoles('System Manager', 'School Office'),
  input: {
    name: text({ required: true }),
    reason: longText({ required: true, maxLength: 300 }),
    payer_name: text({ description: 'As it should have been; empty keeps it' }),
  },
  async run({ input, documents }) {
    const { name, reason, payer_name } = input
    const { name: issued, receipt_number } = await replaceReceipt(documents, {
      name,
      reason,
      payerName: payer_name,
    })
    return { name: issued, receipt_number }
  },
})

function readSource({ payment, manual_payment, cash_collection, receipt_number }: ReceiptDoc): ReceiptSource {
  if (payment !== null) return { type: 'Payment', name: payment }
  if (manual_payment !== null) return { type: 'Manual Payment', name: manual_payment }
  if (cash_collection !== null) return { type: 'Cash Collection', name: cash_collection }
  throw receiptErrors.no_source(receipt_number)
}

export function copyReceiptInput(receipt: ReceiptDoc, payerName: string | null): ReceiptInput {
  const { reference_type: type, reference_name: name } = receipt
  return {
    source: readSource(receipt),
    organisation: receipt.organisation,
    amount: receipt.amount,
    currency: receipt.currency,
    payer: {
      name: payerName ?? receipt.payer_name,
      email: receipt.payer_email,
      phone: receipt.payer_phone,
      user: receipt.payer,
    },
    reference: type === null || name === null ? null : { type, name },
    lines: receipt.lines.map(({ description, amount }) => ({ description, amount })),
    method: receipt.method,
    methodReference: receipt.method_reference,
    bank: receipt.bank,
    receivedOn: receipt.received_on,
    condition: receipt.condition,
    returned: receipt.returned,
    replaces: receipt.name,
  }
}

interface ReplacementInput {
  readonly name: string
  readonly reason: string
  readonly payerName: string | null
}

/** Replaces a receipt in one transaction, so that received money always has one. */
async function replaceReceipt(
  caller: Documents,
  { name, reason, payerName }: ReplacementInput,
): Promise<IssuedReceipt> {
  const receipt = await caller.get(Receipt, name)
  if (receipt.state === 'cancelled') throw receiptErrors.cancelled_already(receipt.receipt_number)
  await cancelReceipt(caller, { name, reason })
  return issueReceipt(caller, copyReceiptInput(receipt, payerName))
}
