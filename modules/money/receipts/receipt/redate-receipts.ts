import { link, longText } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import type { Documents } from '#framework/documents'
import { Receipt } from './receipt.doctype.ts'
import { ReceiptIssuer } from '../issuer/receipt-issuer.doctype.ts'
import { receiptErrors } from '../errors.ts'
import { cancelReceipt } from './cancel-receipt.ts'
import { issueReceipt } from './issue-receipt.ts'
import type { ReceiptDoc } from './open-receipt.ts'
import { copyReceiptInput } from './reissue-receipt.ts'

/** Limit per transaction; a larger number needs further calls. */
const MAX_RECEIPTS = 200

async function listFutureReceipts(documents: Documents, issuer: string): Promise<readonly ReceiptDoc[]> {
  const found = await documents.find(Receipt, {
    where: { issuer, state: 'issued', issued_on: ['>', documents.today] },
    fields: ['name'],
    order_by: 'issued_on desc, number desc',
    limit: MAX_RECEIPTS,
  })
  const receipts: ReceiptDoc[] = []
  for (const { name } of found) receipts.unshift(await documents.get(Receipt, name))
  return receipts
}

/**
 * Cancels and reissues receipts dated after today, in order, because they prevent earlier dates. Returns their number.
 */
async function reissueFutureReceipts(
  caller: Documents,
  issuer: string,
  reason: string | null,
): Promise<number> {
  const documents = caller.asSystem()
  await documents.lock(ReceiptIssuer, issuer)
  const receipts = await listFutureReceipts(documents, issuer)
  if (receipts.length === 0) throw receiptErrors.no_later_receipt()
  for (const { name } of receipts.toReversed()) await cancelReceipt(documents, { name, reason })
  for (const receipt of receipts) await issueReceipt(documents, copyReceiptInput(receipt, null))
  return receipts.length
}

/** Reissues receipts dated by a clock that was ahead. */
export const redateReceipts = method({
  access: onlyRoles('System Manager'),
  input: { name: link('Receipt Issuer', { required: true }), reason: longText({ maxLength: 300 }) },
  methods: ['POST'],
  async run({ input, documents }) {
    const count = await reissueFutureReceipts(documents, input.name, input.reason)
    return { name: input.name, count }
  },
})
