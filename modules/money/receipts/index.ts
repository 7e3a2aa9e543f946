import { defineModule } from '#framework/modules'
import { Receipt } from './receipt/receipt.doctype.ts'
import { ReceiptIssuer } from './issuer/receipt-issuer.doctype.ts'
import { receiptIssuerHooks, receiptSeriesHooks } from './issuer/receipt-issuer.hooks.ts'
import { ReceiptSeries } from './number-series/receipt-series.doctype.ts'
import { receiptsExtensions } from './extensions.ts'
import { download } from './receipt-pdf/download.ts'
import { getMyReceipts } from './receipt/get-my-receipts.ts'
import { getReceipt } from './receipt/get-receipt.ts'
import { printReceipt } from './receipt-pdf/print-receipt.ts'
import { redateReceipts } from './receipt/redate-receipts.ts'
import { reissueReceipt } from './receipt/reissue-receipt.ts'
import { sendReceipt } from './receipt/send-receipt.ts'
import { receiptEventHandlers } from './event-handlers.ts'
import { receiptTasks } from './tasks.ts'
import { messages } from './messages.ts'

export { cancelReceipt } from './receipt/cancel-receipt.ts'
export { issueReceipt, findReceipt } from './receipt/issue-receipt.ts'
export { drawHeaderOrnament } from './receipt-pdf/render-pdf.ts'
export * as pdfPage from './receipt-pdf/pdf-page.ts'
export { createPdfWriter, type PdfWriter, type TextStyle } from './receipt-pdf/pdf-writer.ts'
export { receiptPath } from './receipt/open-receipt.ts'
export { paidSubjects, type PaidSubject } from './extension-points.ts'
export { financialYearOf, nextIssueDate } from './number-series/number-series.rules.ts'
export { gaplessRule, immutableRule } from './receipt/receipt.doctype.ts'
export { formatCurrency, formatLongDate } from './receipt-pdf/receipt-layout.ts'
export { manualMethodLabel } from './receipt/payment-receipt-input.ts'
export { amountInWords } from './amount-in-words/amount-in-words.ts'
export { Receipt, ReceiptSeries }

export const receipts = defineModule({
  name: 'receipts',
  deskSection: 'money',
  docTypes: [Receipt, ReceiptSeries, ReceiptIssuer],
  methods: { getReceipt, getMyReceipts, download, printReceipt, sendReceipt, reissueReceipt, redateReceipts },
  hooks: [receiptIssuerHooks, receiptSeriesHooks],
  eventHandlers: receiptEventHandlers,
  tasks: receiptTasks,
  extensions: receiptsExtensions,
  demo: async (context) => (await import('./demo.ts')).demo(context),
  messages,
})
