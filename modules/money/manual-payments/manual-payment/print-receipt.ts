import { text } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import { receiptPath } from '#money/receipts'
import { ManualPayment } from './manual-payment.doctype.ts'
import { manualPaymentErrors } from '../errors.ts'

/**
 * Returns the address of a manual payment's receipt. Anyone who may read the payment may call it, and the desk's button
 * opens it.
 */
export const printReceipt = method({
  renamedFrom: 'counter.print_receipt',
  access: onlyRoles('System Manager', 'School Office', 'Store Manager'),
  input: { name: text({ required: true }) },
  async run({ input, documents }) {
    const { name, receipt } = await documents.get(ManualPayment, input.name)
    if (receipt === null) throw manualPaymentErrors.no_receipt()
    return { name, url: receiptPath(receipt) }
  },
})
