import { broughtMethod } from '#money/receipts'
import type { CounterMethod } from './counter-states.ts'

/** How money came, as its receipt keeps it. */
export const receiptMethod = (method: CounterMethod): string =>
  broughtMethod(method === 'UPI' ? 'upi' : method)
