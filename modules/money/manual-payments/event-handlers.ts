import { on } from '#framework/events'
import { paymentEvents } from '#money/payments'
import { manualPaymentEvents, manualRefundEvents } from './events.ts'
import { formatMoney } from '#meta'
import { notify, usersWithRole } from '#site/notifications'
import { openFailedRefund, reduceFailedRefund } from './manual-refund/payment-refunds.ts'
import type { Documents } from '#framework/documents'
import { ManualRefund } from './manual-refund/manual-refund.doctype.ts'
import { refundDue, chequeBounced, refundFailed } from './extensions.ts'
import { ManualPayment } from './manual-payment/manual-payment.doctype.ts'

export const manualPaymentEventHandlers = [
  on(
    manualRefundEvents.due,
    { key: 'manual_payments.notify_office', renamedFrom: 'the office is told what is to be given back' },
    (payload, { documents }, { id }) =>
      notifyOffice(documents, { refund: payload.refund, more: payload.more, key: id }),
  ),
  on(
    paymentEvents.refund_failed,
    { key: 'manual_payments.open_failed_refund', renamedFrom: 'a failed refund is due by hand' },
    async (payload, { documents }, { id }) => {
      const refund = await openFailedRefund(documents, payload.refund)
      if (refund === null) return
      const { payer, payer_email: email, payer_name, amount, currency, description, name } = refund
      if (payer === null && email === null) return
      await notify(documents, {
        event: refundFailed,
        key: id,
        people: [payer === null ? { email } : { user: payer }],
        values: {
          ...{ name: payer_name, purpose: description, voucher: name },
          amount: formatMoney(amount, currency, 'en'),
        },
      })
    },
  ),
  on(
    paymentEvents.refunded,
    { key: 'manual_payments.reduce_refunded', renamedFrom: 'what was refunded is not due by hand' },
    (payload, { documents }) => reduceFailedRefund(documents, payload.payment),
  ),
  on(
    paymentEvents.dispute_ended,
    { key: 'manual_payments.reduce_lost', renamedFrom: 'what was lost is not due by hand' },
    (payload, { documents }) => reduceFailedRefund(documents, payload.payment),
  ),
  on(
    manualPaymentEvents.bounced,
    { key: 'manual_payments.notify_payer', renamedFrom: 'payers are told of their cheque' },
    async (payload, { documents }) => {
      const payment = await documents.get(ManualPayment, payload.payment)
      const { name, payer, payer_email: email, payer_name, reference_number, bank, description } = payment
      if (payer === null && email === null) return
      await notify(documents, {
        event: chequeBounced,
        key: name,
        people: [payer === null ? { email } : { user: payer }],
        values: {
          name: payer_name,
          number: reference_number ?? '',
          bank: bank ?? '',
          amount: formatMoney(payment.amount, payment.currency, 'en'),
          purpose: description,
        },
      })
    },
  ),
]

interface RefundIncrease {
  /** Name of the Manual Refund. */
  readonly refund: string
  /** Additional amount in minor units. */
  readonly more: number
  readonly key: string
}

/** Notifies staff who pay out of each manual refund. `documents` acts as the system. */
async function notifyOffice(documents: Documents, { refund, more, key }: RefundIncrease): Promise<void> {
  const due = await documents.get(ManualRefund, refund)
  const { amount, currency, payer_name: payer, description: purpose, name: voucher } = due
  const formatAmount = (minor: number) => formatMoney(minor, currency, 'en')
  await notify(documents, {
    ...{ event: refundDue, key, link: '/desk/money/unmatched' },
    people: [
      ...(await usersWithRole(documents, 'System Manager')),
      ...(await usersWithRole(documents, 'School Office')),
    ],
    values: { amount: formatAmount(more), sum: formatAmount(amount), payer, purpose, voucher },
  })
}
