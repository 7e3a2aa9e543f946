import { hooks } from '#framework/documents'
import { Payment } from './payment.doctype.ts'

/** What is opened with its document is named after it, and takes no number for which everybody would wait. */
export const paymentHooks = hooks(Payment, {
  name: ({ opens_with }) => (opens_with === null ? null : `PAY-${opens_with}`),
})
