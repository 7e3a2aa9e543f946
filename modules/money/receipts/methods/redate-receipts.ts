import { link, longText } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import type { Documents } from '#framework/documents'
import { Receipt } from '../doctypes/receipt.doctype.ts'
import { ReceiptIssuer } from '../doctypes/receipt-issuer.doctype.ts'
import { receiptErrors } from '../errors.ts'
import { cancelReceipt } from '../actions/cancel-receipt.ts'
import { issueReceipt } from '../actions/issue-receipt.ts'
import type { ReceiptDoc } from '../actions/open-receipt.ts'
import { sameAgain } from '../actions/reissue.ts'

/** In one transaction: more than a wrong clock dates before somebody sees it; whoever has more does it twice. */
const AT_ONCE = 200

async function datedAhead(documents: Documents, issuer: string): Promise<readonly ReceiptDoc[]> {
  const found = await documents.find(Receipt, {
    where: { issuer, state: 'issued', issued_on: ['>', documents.today] },
    fields: ['name'],
    order_by: 'issued_on desc, number desc',
    limit: AT_ONCE,
  })
  const receipts: ReceiptDoc[] = []
  for (const { name } of found) receipts.unshift(await documents.get(Receipt, name))
  return receipts
}

/**
 * Cancels the receipts that a clock dated after today, and gives each again, in their order: until then they keep their
 * issuer from dating anything earlier. Answers how many there were.
 */
async function redate(caller: Documents, issuer: string, reason: string | null): Promise<number> {
  const documents = caller.asSystem()
  await documents.lock(ReceiptIssuer, issuer)
  const receipts = await datedAhead(documents, issuer)
  if (receipts.length === 0) throw receiptErrors.nothing_ahead()
  for (const { name } of receipts.toReversed()) await cancelReceipt(documents, { name, reason })
  for (const receipt of receipts) await issueReceipt(documents, sameAgain(receipt, null))
  return receipts.length
}

/** Puts right what a clock that ran ahead has dated: those receipts are cancelled and given again. */
export const redateReceipts = method({
  access: onlyRoles('System Manager'),
  input: { name: link('Receipt Issuer', { required: true }), reason: longText({ maxLength: 300 }) },
  methods: ['POST'],
  async run({ input, documents }) {
    const count = await redate(documents, input.name, input.reason)
    return { name: input.name, count }
  },
})
