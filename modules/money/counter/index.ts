import { defineModule } from '#framework/modules'
import { CashCollection } from './doctypes/cash-collection.doctype.ts'
import { CounterPayment } from './doctypes/counter-payment.doctype.ts'
import { CounterRefund } from './doctypes/counter-refund.doctype.ts'
import { RefundPayee } from './doctypes/refund-payee.doctype.ts'
import { counterExtensions } from './extensions.ts'
import { bounce } from './methods/bounce.ts'
import { cancelCollection } from './methods/cancel-collection.ts'
import { cancelPayment } from './methods/cancel-payment.ts'
import { collectCash } from './methods/collect-cash.ts'
import { collectQuestion } from './methods/collect-question.ts'
import { depositCash } from './methods/deposit-cash.ts'
import { expectCash } from './methods/expect-cash.ts'
import { getCollectors } from './methods/get-collectors.ts'
import { markCleared } from './methods/mark-cleared.ts'
import { openPayOut } from './methods/open-pay-out.ts'
import { openRemittance } from './methods/open-remittance.ts'
import { payOut } from './methods/pay-out.ts'
import { printReceipt } from './methods/print-receipt.ts'
import { receive } from './methods/receive.ts'
import { refundPayment } from './methods/refund-payment.ts'
import { remitCash } from './methods/remit-cash.ts'
import { counterSubscriptions } from './subscriptions.ts'
import { messages } from './messages.ts'

export {
  cancelCollection as cancelCashCollection,
  collectCash as collectExpectedCash,
  expectCash as expectCashFor,
  type CashExpected,
} from './actions/collections.ts'
export { depositCash as depositCollectedCash, type Deposit } from './actions/remittances.ts'
export { noteRefundDue } from './actions/counter-refunds.ts'
export { noteCounterPaymentRefund } from './actions/payment-refunds.ts'
export { savePayee } from './actions/payees.ts'
export { clearCheque } from './methods/mark-cleared.ts'
export { takeBack } from './actions/take-back.ts'
export { takeCounterPayment, type CounterWanted } from './actions/take-counter-payment.ts'
export { cashCollector, type CashCollector } from './extension-points.ts'
export type { CounterPlace } from './actions/settle-with-room.ts'
export {
  type CounterMethod,
  type CounterState,
  payOutMethods,
  type PayOutMethod,
} from './rules/counter-states.ts'
export { CashCollection, CounterPayment, CounterRefund, RefundPayee }

export const counter = defineModule({
  name: 'counter',
  shelf: 'money',
  docTypes: [CounterPayment, CashCollection, CounterRefund, RefundPayee],
  methods: {
    ...{ receive, markCleared, bounce, cancelPayment, printReceipt, payOut, openPayOut },
    ...{ refundPayment, remitCash, getCollectors, openRemittance },
    ...{ expectCash, collectCash, collectQuestion, depositCash, cancelCollection },
  },
  subscriptions: counterSubscriptions,
  extensions: counterExtensions,
  messages,
})
