import { afterAll, beforeAll, expect, test } from 'vitest'
import { newOrder, newReference, testGatewayContract } from '../../testing/gateway-contract.ts'
import { type LocalService, SHORT_TIMEOUT_MS, testServiceFailures } from '../../testing/service-failures.ts'
import { openStripe } from './stripe-gateway.ts'
import { SampleStripe } from '../../testing/sample-stripe.ts'

testGatewayContract(async () => {
  const stripe = new SampleStripe()
  const service = await stripe.open()
  return {
    gateway: await openStripe({ ...stripe.keys, apiUrl: service.url }),
    pay: async (order, outcome) => stripe.pay(order, outcome),
    settleRefunds: async (outcome) => stripe.settleRefunds(outcome),
    dispute: async (payment) => stripe.dispute(payment),
    eventAbout: async (order, secondsAgo = 0) => stripe.eventAbout(order, secondsAgo),
    close: service.close,
  }
})

testServiceFailures(async () => {
  const stripe = new SampleStripe()
  const service = await stripe.open()
  const { secretKey, webhookSecret } = stripe.keys
  const gateway = await openStripe({ ...stripe.keys, apiUrl: service.url, timeoutMs: SHORT_TIMEOUT_MS })
  return { gateway, service, secrets: [secretKey, webhookSecret] }
})

const stripe = new SampleStripe()
let service: LocalService
beforeAll(async () => {
  service = await stripe.open()
})
afterAll(() => service.close())

const open = () => openStripe({ ...stripe.keys, apiUrl: service.url })

test('Sends the payer to a session page with our reference that expires in time', async () => {
  const gateway = await open()
  const wanted = newOrder({ expiresAt: new Date(Date.now() + 60 * 60_000) })
  const { order, checkout } = await gateway.createOrder(wanted)
  expect(checkout).toEqual({ kind: 'stripe', url: `https://checkout.stripe.com/c/pay/${order}` })
  const sent = new URLSearchParams(service.asked.at(-1)?.body)
  expect(sent.get('client_reference_id')).toBe(wanted.reference)
  expect(sent.get('payment_intent_data[metadata][reference]')).toBe(wanted.reference)
  expect(sent.get('line_items[0][price_data][unit_amount]')).toBe('50000')
  expect(sent.get('line_items[0][price_data][currency]')).toBe('inr')
  expect(Number(sent.get('expires_at')) * 1000).toBe(Math.floor(wanted.expiresAt.getTime() / 1000) * 1000)
})

test('An order shorter than the service’s minimum is open for half an hour', async () => {
  const gateway = await open()
  const { order } = await gateway.createOrder(newOrder({ expiresAt: new Date(Date.now() + 60_000) }))
  expect(await gateway.fetchOrder(order)).toMatchObject({ payments: [] })
})

test('Two servers requesting one refund at the same moment send one key', async () => {
  const gateway = await open()
  const { order } = await gateway.createOrder(newOrder())
  stripe.pay(order, 'captured')
  const payment = (await gateway.fetchOrder(order))?.payments[0]?.id ?? ''
  const wanted = { payment, amount: 10_000, reference: newReference() }
  const [left, right] = await Promise.all([gateway.refund(wanted), gateway.refund(wanted)])
  expect(left.id).toBe(right.id)
})

test('Refuses an event signed more than five minutes ago', async () => {
  const gateway = await open()
  const { order } = await gateway.createOrder(newOrder())
  const fresh = stripe.eventAbout(order, 240)
  expect(gateway.readEvent(fresh.raw, fresh.headers)).toMatchObject({
    order,
    type: 'checkout.session.completed',
  })
  const old = stripe.eventAbout(order, 360)
  expect(gateway.readEvent(old.raw, old.headers)).toBeNull()
})

test('Hides a refused key from the error, though the service repeats it', async () => {
  const wrong = { ...stripe.keys, secretKey: 'sk_test_another', apiUrl: service.url }
  const gateway = await openStripe(wrong)
  await expect(gateway.fetchOrder('cs_1')).rejects.toThrow(
    'Stripe, fetchOrder: answer 401, the key is not accepted',
  )
})

test('Lists disputes one by one with the amount withdrawn for each, which is none for an inquiry', async () => {
  const gateway = await open()
  const { order } = await gateway.createOrder(newOrder())
  stripe.pay(order, 'captured')
  const payment = (await gateway.fetchOrder(order))?.payments[0]?.id ?? ''
  const withdrawn = { amount: -20_000, fee: 1500, currency: 'inr' }
  stripe.dispute(payment, { id: 'du_part', amount: 20_000, balance_transactions: [withdrawn] })
  const inquiry = { id: 'du_inquiry', status: 'warning_needs_response', balance_transactions: [] }
  stripe.dispute(payment, inquiry)
  expect((await gateway.fetchOrder(order))?.disputes).toMatchObject([
    { id: 'du_part', payment, state: 'open', amount: 20_000, withheld: 20_000, fee: 1500 },
    { id: 'du_inquiry', payment, state: 'inquiry', withheld: 0, fee: 0 },
  ])
  const reinstated = { amount: 20_000, fee: -1500, currency: 'inr' }
  stripe.dispute(payment, {
    ...{ id: 'du_part', status: 'won', amount: 20_000 },
    balance_transactions: [withdrawn, reinstated],
  })
  stripe.dispute(payment, { ...inquiry, status: 'lost' })
  expect((await gateway.fetchOrder(order))?.disputes).toMatchObject([
    { id: 'du_part', state: 'won', withheld: 0, fee: 0 },
    { id: 'du_inquiry', state: 'lost', amount: 50_000, withheld: 50_000 },
  ])
})
