import { expect, test } from 'vitest'
import { inEnglish } from '#meta/messages'
import { describePaymentRefund } from './refund-confirmation.ts'

const paid = {
  ...({ currency: 'INR', captured_currency: null, gateway: 'Razorpay', method: 'upi' } as const),
  ...{ payer_name: 'Meena', payer_email: 'meena@example.org', payer_phone: null },
}

test('The confirmation of a refund states amount, currency, recipient and method', () => {
  expect(inEnglish(describePaymentRefund(paid, 420_50))).toBe(
    'You refund ₹420.50 to Meena by Razorpay, upi. You can’t undo this.',
  )
})

test('A refund description leaves unknown facts out', () => {
  const foreign = { ...paid, captured_currency: 'USD', method: null, payer_name: null, payer_email: null }
  expect(inEnglish(describePaymentRefund(foreign, 10_00))).toBe(
    'You refund $10 (USD) to the payer by Razorpay. You can’t undo this.',
  )
})
