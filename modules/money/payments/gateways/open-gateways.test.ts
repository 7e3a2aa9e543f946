import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Context } from '#framework/context'
import { administrator } from '#framework/permissions'
import { testSite, type TestSite } from '#framework/testing'
import type { PaymentSettings } from '#framework/settings'
import { openGateway, listGateways } from './open-gateways.ts'

const razorpay = { keyId: 'rzp_test_key', keySecret: 'secret', webhookSecret: 'hook' }
const stripe = { secretKey: 'sk_test_key', publishableKey: 'pk_test_key', webhookSecret: 'hook' }

let ctx: Context
let testing: TestSite
beforeAll(async () => {
  testing = await testSite([])
  ctx = await testing.engine.withoutTransaction(administrator, async (documents) =>
    testing.engine.contextFor(documents),
  )
})
afterAll(() => testing.close())

function context(payments: PaymentSettings, isDemo = false): Context {
  return { ...ctx, site: { ...ctx.site, settings: { ...ctx.site.settings, payments, isDemo } } }
}

const names = (...wanted: Parameters<typeof context>) => [...listGateways(context(...wanted)).keys()]

test('A gateway with configured keys takes payments', () => {
  expect(names({ razorpay })).toEqual(['Razorpay'])
  expect(names({ razorpay, stripe })).toEqual(['Razorpay', 'Stripe'])
  expect(names({})).toEqual([])
})

test('Sandbox payments exist in a demo or on request, and never beside real keys', () => {
  expect(names({}, true)).toEqual(['Sandbox'])
  expect(names({ sandbox: true })).toEqual(['Sandbox'])
  expect(names({ razorpay, sandbox: true }, true)).toEqual(['Razorpay'])
})

test('Opens a gateway once for a site, and refuses an unconfigured one with a message', async () => {
  const site = context({ razorpay, stripe })
  expect(await openGateway(site, 'Razorpay')).toBe(await openGateway(site, 'Razorpay'))
  await expect(openGateway(site, 'Sandbox')).rejects.toThrow('Payment by Sandbox is not set up here.')
})
