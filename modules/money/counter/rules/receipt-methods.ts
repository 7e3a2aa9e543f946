import type { CounterMethod } from './counter-states.ts'

/** How money came, in the words that stand on receipts. */
export const receiptMethods: Readonly<Record<CounterMethod, string>> = {
  cash: 'Cash',
  cheque: 'Cheque',
  bank: 'Bank transfer',
  UPI: 'UPI',
}
