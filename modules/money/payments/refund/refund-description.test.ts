import { expect, test } from 'vitest'
import { inEnglish } from '#meta/messages'
import { describePaymentRefund } from './refund-description.ts'

const paid = {
  ...({ currency: 'INR', captured_currency: null, gateway: 'Razorpay', method: 'upi' } as const),
  ...{ payer_name: 'Meena', payer_email: 'meena@example.org', payer_phone: null },
}

test('before money goes back it is said how much, in which currency, to whom and by which way', () => {
  expect(inEnglish(describePaymentRefund(paid, 420_50))).toBe(
    '₹420.50 goes back to Meena, the way it was paid: Razorpay, upi. There is no way back.',
  )
})

test('what is not known is not made up', () => {
  const foreign = { ...paid, captured_currency: 'USD', method: null, payer_name: null, payer_email: null }
  expect(inEnglish(describePaymentRefund(foreign, 10_00))).toBe(
    '$10 (USD) goes back to whoever paid, the way it was paid: Razorpay. There is no way back.',
  )
})
