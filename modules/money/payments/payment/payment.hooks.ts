import { hooks } from '#framework/documents'
import { Payment } from './payment.doctype.ts'

/** Names a payment after the document that it is opened with, so that no number series is locked. */
export const paymentHooks = hooks(Payment, {
  name: ({ opens_with }) => (opens_with === null ? null : `PAY-${opens_with}`),
})
