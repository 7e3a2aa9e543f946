import { money, text } from '#framework/doctypes'
import { defineEvent, nullable } from '#framework/events'

const reference = {
  reference_type: nullable(text()),
  reference_name: nullable(text()),
  amount: money(),
} as const

const reversal = { payment: text(), ...reference } as const

const refund = { refund: text(), ...reference, currency: text() } as const

/** A payment by hand does not hold any more, by its new state. */
export const manualPaymentEvents = {
  /** A cheque did not clear. */
  bounced: defineEvent('counter.bounced', reversal),
  cancelled: defineEvent('counter.cancelled', reversal),
} as const

export const manualRefundEvents = {
  /** A sum is to be refunded by hand; `more` is what is new of it. */
  due: defineEvent('counter.refund_due', { ...refund, more: money() }),
  paid: defineEvent('counter.refund_paid', refund),
}
