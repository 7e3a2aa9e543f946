import { link, money, text } from '#framework/doctypes'
import { defineEvent, nullable } from '#framework/events'

/** What every event of a payment says; what was paid for is named by type and name. */
const payment = {
  payment: text(),
  reference_type: nullable(text()),
  reference_name: nullable(text()),
  amount: money(),
  currency: text(),
} as const

export const paymentEvents = {
  /** Money was taken and found what it pays for, however it came. */
  captured: defineEvent('payment.captured', payment),
  /** Money was taken and did not find what it pays for. */
  unallocated: defineEvent('payment.unallocated', payment, {
    isPublic: true,
    renamedFrom: 'payment.unapplied',
  }),
  failed: defineEvent('payment.failed', payment, { isPublic: true }),
  /** A refund was decided; the gateway has not been asked yet. */
  refunded: defineEvent('payment.refunded', { ...payment, refund: link('Refund') }),
  refund_paid: defineEvent('payment.refund_paid', { ...payment, refund: link('Refund') }, { isPublic: true }),
  refund_failed: defineEvent('payment.refund_failed', { ...payment, refund: link('Refund') }),
  dispute_ended: defineEvent('payment.dispute_ended', payment),
}
