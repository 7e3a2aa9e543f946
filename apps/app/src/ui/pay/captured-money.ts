import type { PaymentStatus } from './pay-calls.ts'

type Asked = Pick<PaymentStatus, 'amount' | 'currency' | 'taken'>

/** What was taken; before that, what is asked for. */
export const capturedOf = ({ amount, currency, taken: captured }: Asked) => captured ?? { amount, currency }

/** Whether the bank took something else than was asked for. */
export function isOtherThanAsked(status: Asked): boolean {
  const { amount, currency } = capturedOf(status)
  return amount !== status.amount || currency !== status.currency
}
