import { link, money, text } from '#framework/doctypes'
import { defineEvent, nullable } from '#framework/events'

const payment = {
  payment: text(),
  reference_type: nullable(text()),
  reference_name: nullable(text()),
  amount: money(),
  currency: text(),
} as const

export const paymentEvents = {
  /** A payment was captured and allocated, by each payment method. */
  captured: defineEvent('payment.captured', payment),
  /** A payment was captured and could not be allocated. */
  unallocated: defineEvent('payment.unallocated', payment, {
    isPublic: true,
    renamedFrom: 'payment.unapplied',
  }),
  failed: defineEvent('payment.failed', payment, { isPublic: true }),
  refunded: defineEvent('payment.refunded', { ...payment, refund: link('Refund') }),
  refund_paid: defineEvent('payment.refund_paid', { ...payment, refund: link('Refund') }, { isPublic: true }),
  refund_failed: defineEvent('payment.refund_failed', { ...payment, refund: link('Refund') }),
  dispute_ended: defineEvent('payment.dispute_ended', payment),
}
