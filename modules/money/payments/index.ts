import { defineModule } from '#framework/modules'
import { Dispute } from './dispute/dispute.doctype.ts'
import { WebhookEvent } from './webhook-event/webhook-event.doctype.ts'
import { Payment } from './payment/payment.doctype.ts'
import { paymentHooks } from './payment/payment.hooks.ts'
import { PaymentLink } from './payment-link/payment-link.doctype.ts'
import { Refund } from './refund/refund.doctype.ts'
import { RejectedEvents } from './webhook-event/rejected-events.doctype.ts'
import { paymentWebhooks } from './webhooks.ts'
import { paymentEvents } from './events.ts'
import { allocate } from './unallocated-payment/allocate.ts'
import { askGateway } from './reconciliation/ask-gateway.ts'
import { leaveUnallocated } from './unallocated-payment/leave-unallocated.ts'
import { refundConfirmation } from './refund/refund-confirmation.ts'
import { resolveByRefund } from './unallocated-payment/resolve-by-refund.ts'
import { getOptions } from './checkout/get-options.ts'
import { getPayableTypes } from './payment/get-payable-types.ts'
import { getRefundable } from './refund/get-refundable.ts'
import { getStatus } from './payment/get-status.ts'
import { withdrawLink } from './payment-link/withdraw-link.ts'
import { openLink } from './payment-link/open-link.ts'
import { makeLink } from './payment-link/make-link.ts'
import { pay } from './checkout/pay.ts'
import { refund } from './refund/refund.ts'
import { resolve } from './unallocated-payment/resolve.ts'
import { sandboxDefinition } from './gateways/sandbox/index.ts'
import { paymentTasks } from './tasks.ts'
import { messages } from './messages.ts'

export { syncPayment } from './reconciliation/sync-payment.ts'
export { createRefund, splitProportionally } from './refund/create-refund.ts'
export { captureStoredValue } from './capture/capture-stored-value.ts'
export { requirePayer } from './checkout/payer-access.ts'
export { createPaymentLink } from './payment-link/make-link.ts'
export { OPEN_MINUTES, openPayment, preparePayment, type PreparedPayment } from './checkout/open-payment.ts'
export { payFor } from './checkout/pay.ts'
export { findPaymentByToken } from './payment/get-status.ts'
export { reconcile } from './reconciliation/reconcile.ts'

export type { PaymentDoc } from './payment/payment.queries.ts'
export {
  creditSpending,
  gatewaySource,
  payable,
  storedValueReturn,
  type BusinessShares,
  type CreditedRefund,
  type Due,
  type Overpayment,
  type PaidFor,
  type Payable,
  type Refusal,
  type ReturnedValue,
  type Allocation,
} from './extension-points.ts'
export {
  gatewayNames,
  type Checkout,
  type Gateway,
  type GatewayName,
  type GatewayOrder,
  GatewayRefused,
  GatewayUnavailable,
  isStoredValue,
} from './gateways/gateway.ts'
export { isCaptured, refundableAmount } from './payment/payment.states.ts'
export { formatAmount, describePaymentRefund } from './refund/refund-confirmation.ts'
export { moneyStaff, orderPaymentsScope } from './payment/staff-access.ts'
export { Dispute, Payment, PaymentLink, Refund }

export { renewedExpiry } from './refund/renewed-expiry.rules.ts'

export const payments = defineModule({
  name: 'payments',
  deskSection: 'money',
  docTypes: [
    Payment,
    Refund,
    Dispute,
    WebhookEvent,
    RejectedEvents,
    PaymentLink,
    ...sandboxDefinition.docTypes,
  ],
  renamedEvents: [paymentEvents.unallocated],
  systemTypes: [WebhookEvent, RejectedEvents, ...sandboxDefinition.docTypes],
  methods: {
    ...{ getOptions, getPayableTypes, pay, getStatus, getRefundable, refund, allocate, resolve },
    ...{
      makeLink,
      openLink,
      withdrawLink,
      resolveByRefund,
      refundConfirmation,
      leaveUnallocated,
      askGateway,
    },
  },
  hooks: [paymentHooks],
  tasks: [...paymentTasks, ...sandboxDefinition.tasks],
  rawRoutes: [...paymentWebhooks, ...sandboxDefinition.routes],
  messages,
})
export { paymentEvents }
