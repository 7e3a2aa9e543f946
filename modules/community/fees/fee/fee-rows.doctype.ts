import { childType, date, longText, money, text } from '#framework/doctypes'

const readOnlyField = { readOnly: true } as const
const amountField = { readOnly: true, required: true, min: 0, default: 0 } as const

/** A part of a fee: its amount is what is asked for it in all, paid or not. */
export const FeeInstalment = childType('Fee Instalment', {
  label: text({ required: true, maxLength: 60, ...readOnlyField }),
  due_on: date({ label: 'Due date', required: true, ...readOnlyField }),
  full_amount: money(amountField),
  discount: money(amountField),
  late_fee: money(amountField),
  waived: money(amountField),
  amount: money(amountField),
  paid: money(amountField),
})

/** Money that came for a fee, and what of it went back. */
export const FeePayment = childType('Fee Payment', {
  payment: text({
    required: true,
    ...readOnlyField,
    description: 'Payment, Counter Payment or Cash Collection',
  }),
  paid_on: date({ required: true, ...readOnlyField }),
  amount: money({ required: true, min: 1, ...readOnlyField }),
  refunded_amount: money({ renamedFrom: 'returned_amount', ...amountField, label: 'Refunded amount' }),
})

/** That the office asks for less, who decided it, and why. */
export const FeeWaiver = childType('Fee Waiver', {
  amount: money({ required: true, min: 1, ...readOnlyField }),
  reason: longText({ required: true, maxLength: 300, ...readOnlyField }),
  waived_by: text({ required: true, ...readOnlyField }),
  waived_on: date({ required: true, ...readOnlyField }),
})
