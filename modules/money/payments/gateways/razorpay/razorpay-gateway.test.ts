import { afterAll, beforeAll, expect, test } from 'vitest'
import { newOrder, newReference, testGatewayContract } from '../../testing/gateway-contract.ts'
import { type LocalService, SHORT_TIMEOUT_MS, testServiceFailures } from '../../testing/service-failures.ts'
import { openRazorpay } from './razorpay-gateway.ts'
import { SampleRazorpay } from '../../testing/sample-razorpay.ts'

testGatewayContract(async () => {
  const razorpay = new SampleRazorpay()
  const service = await razorpay.open()
  return {
    gateway: await openRazorpay({ ...razorpay.keys, apiUrl: service.url }),
    pay: async (order, outcome) => razorpay.pay(order, outcome),
    settleRefunds: async (outcome) => razorpay.settleRefunds(outcome),
    dispute: async (payment) => razorpay.dispute(payment),
    eventAbout: async (order, secondsAgo = 0) => razorpay.eventAbout(order, secondsAgo),
    close: service.close,
  }
})

testServiceFailures(async () => {
  const razorpay = new SampleRazorpay()
  const service = await razorpay.open()
  const { keySecret, webhookSecret, keyId } = razorpay.keys
  const word = Buffer.from(`${keyId}:${keySecret}`).toString('base64')
  const gateway = await openRazorpay({ ...razorpay.keys, apiUrl: service.url, timeoutMs: SHORT_TIMEOUT_MS })
  return { gateway, service, secrets: [keySecret, webhookSecret, word] }
})

const razorpay = new SampleRazorpay()
let service: LocalService
beforeAll(async () => {
  service = await razorpay.open()
})
afterAll(() => service.close())

test('The service captures timely authorisations, and we capture late ones', async () => {
  const gateway = await openRazorpay({ ...razorpay.keys, apiUrl: service.url })
  const { order, checkout } = await gateway.createOrder(newOrder())
  expect(checkout).toEqual({ kind: 'razorpay', key: razorpay.keys.keyId, order })
  const sent: unknown = JSON.parse(service.asked.at(-1)?.body ?? '')
  expect(sent).toMatchObject({
    amount: 50_000,
    currency: 'INR',
    payment: {
      capture: 'automatic',
      capture_options: { automatic_expiry_period: 30, manual_expiry_period: 7200 },
    },
  })
})

test('Two servers requesting one refund at the same moment send one key', async () => {
  const gateway = await openRazorpay({ ...razorpay.keys, apiUrl: service.url })
  const { order } = await gateway.createOrder(newOrder())
  razorpay.pay(order, 'captured')
  const payment = (await gateway.fetchOrder(order))?.payments[0]?.id ?? ''
  const wanted = { payment, amount: 10_000, reference: newReference() }
  const [left, right] = await Promise.all([gateway.refund(wanted), gateway.refund(wanted)])
  expect(left.id).toBe(right.id)
})

test('Money authorised and released by the service was never captured', async () => {
  const gateway = await openRazorpay({ ...razorpay.keys, apiUrl: service.url })
  const { order } = await gateway.createOrder(newOrder())
  razorpay.pay(order, 'authorised')
  razorpay.releaseUncaptured(order)
  expect((await gateway.fetchOrder(order))?.payments).toMatchObject([{ state: 'failed', refunded: 0 }])
})

async function captured() {
  const gateway = await openRazorpay({ ...razorpay.keys, apiUrl: service.url })
  const { order } = await gateway.createOrder(newOrder())
  razorpay.pay(order, 'captured')
  const payment = (await gateway.fetchOrder(order))?.payments[0]?.id ?? ''
  return { gateway, order, payment }
}

test.each([400, 403, 404, 500])(
  'When the dispute query returns %i, the payments are still reported',
  async (status) => {
    const { gateway, order } = await captured()
    razorpay.failDisputes(status)
    const view = await gateway.fetchOrder(order, ['disp_Esz7KAitoYM7PJ'])
    razorpay.failDisputes(null)
    expect(view).toMatchObject({ payments: [{ state: 'captured' }], disputes: [] })
  },
)

test('Requests a dispute by ID when it is older than the account’s hundred newest', async () => {
  const { gateway, order, payment } = await captured()
  const id = razorpay.dispute(payment)
  for (let other = 0; other < 101; other += 1) razorpay.dispute(`pay_of_others${other}`)
  expect((await gateway.fetchOrder(order))?.disputes).toEqual([])
  expect((await gateway.fetchOrder(order, [id]))?.disputes).toMatchObject([
    { id, state: 'open', withheld: 0 },
  ])
  razorpay.changeDispute(id, { status: 'lost', amount_deducted: 50_000 })
  expect((await gateway.fetchOrder(order, [id]))?.disputes).toMatchObject([
    { state: 'lost', withheld: 50_000 },
  ])
})

test('A dispute event names the dispute and its payment', async () => {
  const { gateway, payment } = await captured()
  const dispute = razorpay.dispute(payment)
  const { raw, headers } = razorpay.eventOfDispute(dispute)
  expect(gateway.readEvent(raw, headers)).toMatchObject({ dispute, payment, order: null })
})
