import { defineModule } from '#framework/modules'
import { CashCollection } from './cash-collection/cash-collection.doctype.ts'
import { ManualPayment } from './manual-payment/manual-payment.doctype.ts'
import { ManualRefund } from './manual-refund/manual-refund.doctype.ts'
import { RefundPayee } from './manual-refund/refund-payee.doctype.ts'
import { manualPaymentExtensions } from './extensions.ts'
import { bounce } from './manual-payment/bounce.ts'
import { cancelCollection } from './cash-collection/cancel-collection.ts'
import { cancelPayment } from './manual-payment/cancel-payment.ts'
import { collectCash } from './cash-collection/collect-cash.ts'
import { collectCashConfirmation } from './cash-collection/collect-cash-confirmation.ts'
import { depositCash } from './remittance/deposit-cash.ts'
import { expectCash } from './cash-collection/expect-cash.ts'
import { getCollectors } from './remittance/get-collectors.ts'
import { markCleared } from './manual-payment/mark-cleared.ts'
import { openPayOut } from './manual-refund/open-pay-out.ts'
import { openRemittance } from './remittance/open-remittance.ts'
import { payOut } from './manual-refund/pay-out.ts'
import { printReceipt } from './manual-payment/print-receipt.ts'
import { receive } from './manual-payment/receive.ts'
import { refundPayment } from './manual-refund/refund-payment.ts'
import { remitCash } from './remittance/remit-cash.ts'
import { manualPaymentEventHandlers } from './event-handlers.ts'
import { messages } from './messages.ts'

export {
  cancelOpenCollection as cancelCashCollection,
  recordCashCollected as collectExpectedCash,
  openCashCollection as expectCashFor,
} from './cash-collection/cash-collections.ts'

export { updateDueRefund } from './manual-refund/pay-out.ts'
export { openPaymentRefund } from './manual-refund/payment-refunds.ts'
export { savePayee } from './manual-refund/save-payee.ts'
export { clearCheque } from './manual-payment/mark-cleared.ts'
export { reversePayment } from './manual-payment/reverse-payment.ts'
export { recordManualPayment } from './manual-payment/record-manual-payment.ts'
export { cashCollector, type CashCollector } from './extension-points.ts'
export { payoutMethods, type PayoutMethod } from './manual-payment/manual-payment.states.ts'
export { CashCollection, ManualPayment, ManualRefund, RefundPayee }

export const manualPayments = defineModule({
  name: 'manual_payments',
  deskSection: 'money',
  docTypes: [ManualPayment, CashCollection, ManualRefund, RefundPayee],
  methods: {
    ...{ receive, markCleared, bounce, cancelPayment, printReceipt, payOut, openPayOut },
    ...{ refundPayment, remitCash, getCollectors, openRemittance },
    ...{ expectCash, collectCash, collectCashConfirmation, depositCash, cancelCollection },
  },
  eventHandlers: manualPaymentEventHandlers,
  extensions: manualPaymentExtensions,
  messages,
})
export { manualPaymentEvents, manualRefundEvents } from './events.ts'
