import { defineModule } from '#framework/modules'
import { Receipt } from './doctypes/receipt.doctype.ts'
import { ReceiptIssuer } from './doctypes/receipt-issuer.doctype.ts'
import { receiptIssuerHooks } from './doctypes/receipt-issuer.hooks.ts'
import { ReceiptSeries } from './doctypes/receipt-series.doctype.ts'
import { receiptSeriesHooks } from './doctypes/receipt-series.hooks.ts'
import { receiptsExtensions } from './extensions.ts'
import { download } from './methods/download.ts'
import { getMyReceipts } from './methods/get-my-receipts.ts'
import { getReceipt } from './methods/get-receipt.ts'
import { printReceipt } from './methods/print-receipt.ts'
import { redateReceipts } from './methods/redate-receipts.ts'
import { reissueReceipt } from './methods/reissue-receipt.ts'
import { sendReceipt } from './methods/send-receipt.ts'
import { receiptSubscriptions } from './subscriptions.ts'
import { receiptTasks } from './tasks.ts'
import { messages } from './messages.ts'

export { cancelReceipt } from './actions/cancel-receipt.ts'
export {
  issueReceipt,
  receiptFor,
  type IssuedReceipt,
  type ReceiptSource,
  type ReceiptWanted,
} from './actions/issue-receipt.ts'
export { drawAwning } from './actions/printing/print-receipt.ts'
export * as paper from './actions/printing/page.ts'
export { createPen, type Pen, type Style } from './actions/printing/pen.ts'
export { receiptPath } from './actions/receipt-address.ts'
export { paidSubjects, type PaidSubject } from './extension-points.ts'
export { financialYearOf } from './rules/financial-year.ts'
export { gaplessRule, keptRule } from './doctypes/receipt.doctype.ts'
export { receiptDay } from './rules/receipt-day.ts'
export { figures, longDate } from './rules/receipt-sheet.ts'
export { broughtMethod } from './rules/payment-method.ts'
export { amountInWords } from './rules/words-of-amounts/amount-in-words.ts'
export { Receipt, ReceiptIssuer, ReceiptSeries }

export const receipts = defineModule({
  name: 'receipts',
  shelf: 'money',
  docTypes: [Receipt, ReceiptSeries, ReceiptIssuer],
  methods: { getReceipt, getMyReceipts, download, printReceipt, sendReceipt, reissueReceipt, redateReceipts },
  hooks: [receiptIssuerHooks, receiptSeriesHooks],
  subscriptions: receiptSubscriptions,
  tasks: receiptTasks,
  extensions: receiptsExtensions,
  demo: async (context) => (await import('./demo.ts')).demo(context),
  messages,
})
