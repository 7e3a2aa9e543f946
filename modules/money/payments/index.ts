import { defineModule } from '#framework/modules'
import { Dispute } from './doctypes/dispute.doctype.ts'
import { GatewayEvent } from './doctypes/gateway-event.doctype.ts'
import { Payment } from './doctypes/payment.doctype.ts'
import { paymentHooks } from './doctypes/payment.hooks.ts'
import { PaymentLink } from './doctypes/payment-link.doctype.ts'
import { Refund } from './doctypes/refund.doctype.ts'
import { RefusedEvents } from './doctypes/refused-events.doctype.ts'
import { paymentDoors } from './doors.ts'
import { attach } from './methods/attach.ts'
import { askGateway } from './methods/ask-gateway.ts'
import { hold } from './methods/hold.ts'
import { refundQuestion } from './methods/refund-question.ts'
import { resolveByRefund } from './methods/resolve-by-refund.ts'
import { getOptions } from './methods/get-options.ts'
import { getPayableTypes } from './methods/get-payable-types.ts'
import { getRefundable } from './methods/get-refundable.ts'
import { getStatus } from './methods/get-status.ts'
import { withdrawLink } from './methods/withdraw-link.ts'
import { openLink } from './methods/open-link.ts'
import { makeLink } from './methods/make-link.ts'
import { pay } from './methods/pay.ts'
import { refund } from './methods/refund.ts'
import { resolve } from './methods/resolve.ts'
import { sandboxParts } from './providers/sandbox/index.ts'
import { paymentTasks } from './tasks.ts'
import { messages } from './messages.ts'

export { applyGatewayView, askGateway } from './actions/ask-gateway.ts'
export { decideRefund, type RefundWanted } from './actions/decide-refund.ts'
export { makePaymentLink } from './methods/make-link.ts'
export {
  OPEN_MINUTES,
  openPayment,
  preparePayment,
  type PaymentWanted,
  type PreparedPayment,
} from './actions/open-payment.ts'
export { payFor, type StartedPayment } from './methods/pay.ts'
export { paymentByToken } from './methods/get-status.ts'
export { reconcile, RETURN_AFTER_MINUTES } from './actions/reconcile.ts'
export { sendRefund } from './actions/send-refund.ts'
export type { PaymentDoc, RefundDoc } from './doctypes/payment.queries.ts'
export {
  creditSpending,
  gatewaySource,
  payable,
  type Due,
  type OwedBack,
  type PaidFor,
  type Payable,
  type Refusal,
  type Settlement,
} from './extension-points.ts'
export {
  gatewayNames,
  type Checkout,
  type Gateway,
  type GatewayName,
  type GatewayView,
  type ViewedDispute,
  type ViewedPayment,
  type ViewedRefund,
} from './providers/gateway.ts'
export { placeOf, placeOfTask, type PaymentPlace, type PayingPlace } from './actions/place.ts'
export { GatewayRefused, GatewayUnavailable } from './providers/gateway-error.ts'
export { isCaptured, refundableOf, type PaymentState } from './rules/payment-states.ts'
export { amountSaid, refundSaid } from './rules/refund-said.ts'
export { shareOut } from './rules/share-out.ts'
export { moneyStaff, ofTheShop } from './rules/staff.ts'
export { Dispute, GatewayEvent, Payment, PaymentLink, Refund, RefusedEvents }

export const payments = defineModule({
  name: 'payments',
  shelf: 'money',
  docTypes: [Payment, Refund, Dispute, GatewayEvent, RefusedEvents, PaymentLink, ...sandboxParts.docTypes],
  systemTypes: [GatewayEvent, RefusedEvents, ...sandboxParts.docTypes],
  methods: {
    ...{ getOptions, getPayableTypes, pay, getStatus, getRefundable, refund, attach, resolve },
    ...{ makeLink, openLink, withdrawLink, resolveByRefund, refundQuestion, hold, askGateway },
  },
  hooks: [paymentHooks],
  tasks: [...paymentTasks, ...sandboxParts.tasks],
  doors: [...paymentDoors, ...sandboxParts.doors],
  messages,
})
