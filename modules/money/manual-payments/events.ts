import { money, text } from '#framework/doctypes'
import { defineEvent, nullable } from '#framework/events'

const reference = {
  reference_type: nullable(text()),
  reference_name: nullable(text()),
  amount: money(),
} as const

const reversal = { payment: text(), ...reference } as const

const refund = { refund: text(), ...reference, currency: text() } as const

export const manualPaymentEvents = {
  bounced: defineEvent('manual_payments.bounced', reversal, { renamedFrom: 'counter.bounced' }),
  cancelled: defineEvent('manual_payments.cancelled', reversal, { renamedFrom: 'counter.cancelled' }),
} as const

export const manualRefundEvents = {
  due: defineEvent('manual_refunds.due', { ...refund, more: money() }, { renamedFrom: 'counter.refund_due' }),
  paid: defineEvent('manual_refunds.paid', refund, { renamedFrom: 'counter.refund_paid' }),
}
