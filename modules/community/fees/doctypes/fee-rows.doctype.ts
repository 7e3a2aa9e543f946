import { childType, date, longText, money, text } from '#framework/doctypes'

const shown = { readOnly: true } as const
const part = { readOnly: true, required: true, min: 0, default: 0 } as const

/** A part of a fee: its amount is what is asked for it in all, paid or not. */
export const FeeInstalment = childType('Fee Instalment', {
  label: text({ required: true, maxLength: 60, ...shown }),
  due_on: date({ required: true, ...shown }),
  full_amount: money(part),
  discount: money(part),
  late_fee: money(part),
  waived: money(part),
  amount: money(part),
  paid: money(part),
})

/** Money that came for a fee, and what of it went back. */
export const FeePayment = childType('Fee Payment', {
  payment: text({ required: true, ...shown, description: 'Payment, Counter Payment or Cash Collection' }),
  paid_on: date({ required: true, ...shown }),
  amount: money({ required: true, min: 1, ...shown }),
  returned_amount: money(part),
})

/** That the office asks for less, who decided it, and why. */
export const FeeWaiver = childType('Fee Waiver', {
  amount: money({ required: true, min: 1, ...shown }),
  reason: longText({ required: true, maxLength: 300, ...shown }),
  waived_by: text({ required: true, ...shown }),
  waived_on: date({ required: true, ...shown }),
})
