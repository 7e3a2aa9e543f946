import { expect, test } from 'vitest'
import type { PaymentSettings } from '#framework/settings'
import type { PaymentContext } from '../payment/payment-context.ts'
import { openGateway, listGateways } from './open-gateways.ts'

const razorpay = { keyId: 'rzp_test_key', keySecret: 'secret', webhookSecret: 'hook' }
const stripe = { secretKey: 'sk_test_key', publishableKey: 'pk_test_key', webhookSecret: 'hook' }

function context(payments: PaymentSettings, isDemo = false): PaymentContext {
  return {
    settings: { timeZone: 'Asia/Kolkata', publicUrl: 'https://asha.example', payments, isDemo },
    extensions: (point) => point.readFrom([]),
    write: () => Promise.reject(new Error('nothing is written here')),
  }
}

const names = (...wanted: Parameters<typeof context>) => [...listGateways(context(...wanted)).keys()]

test('whose keys are set takes payments', () => {
  expect(names({ razorpay })).toEqual(['Razorpay'])
  expect(names({ razorpay, stripe })).toEqual(['Razorpay', 'Stripe'])
  expect(names({})).toEqual([])
})

test('made-up payments stand in a demo, or where they are asked for, and never beside real keys', () => {
  expect(names({}, true)).toEqual(['Sandbox'])
  expect(names({ sandbox: true })).toEqual(['Sandbox'])
  expect(names({ razorpay, sandbox: true }, true)).toEqual(['Razorpay'])
})

test('a gateway is opened once for a site, and one that nobody set is refused in words', async () => {
  const site = context({ razorpay, stripe })
  expect(await openGateway(site, 'Razorpay')).toBe(await openGateway(site, 'Razorpay'))
  await expect(openGateway(site, 'Sandbox')).rejects.toThrow('Payment by Sandbox is not set up here.')
})
