import type { PaymentStatus } from './pay-calls.ts'

type Asked = Pick<PaymentStatus, 'amount' | 'currency' | 'taken'>

/** What was taken; before that, what is asked for. */
export const takenOf = ({ amount, currency, taken }: Asked) => taken ?? { amount, currency }

/** Whether the bank took something else than was asked for. */
export function isOtherThanAsked(status: Asked): boolean {
  const { amount, currency } = takenOf(status)
  return amount !== status.amount || currency !== status.currency
}
