import { afterAll, beforeAll, expect, test } from 'vitest'
import { newKey, samplePaying, type SamplePaying } from '../testing/sample-site.ts'

let paying: SamplePaying
beforeAll(async () => {
  paying = await samplePaying()
})
afterAll(() => paying.site.close())

const make = (fee: string, rest: Readonly<Record<string, unknown>> = {}, client = paying.office) =>
  client.post('/api/method/mela.payments.make_link', {
    ...{ reference_type: 'Sample Fee', reference_name: fee, ...rest },
  })
const open = (token: string) => paying.site.guest.post('/api/method/mela.payments.open_link', { token })
const pay = (fee: string, receipt_token: string) =>
  paying.site.guest.post('/api/method/mela.payments.pay', {
    ...{ reference_type: 'Sample Fee', reference_name: fee, gateway: 'Sandbox' },
    ...{ receipt_token, idempotency_key: newKey() },
  })

function textIn(value: unknown, key: string): string {
  return String(Reflect.get(Object(value), key))
}

async function linked(rest: Readonly<Record<string, unknown>> = {}) {
  const fee = await paying.newFee()
  const { message } = await make(fee, rest)
  return { fee, token: textIn(message, 'token'), name: textIn(message, 'name'), url: textIn(message, 'url') }
}

test('The link holder sees the amount due and pays it', async () => {
  const { fee, token, url } = await linked()
  expect(url).toBe(`https://asha.example/pay/${token}`)
  expect((await open(token)).message).toMatchObject({
    ...{ reference_name: fee, due: { amount: 100, currency: 'INR' }, gateways: ['Sandbox'] },
  })
  expect((await pay(fee, token)).status).toBe(200)
})

test('A link opens only its own document', async () => {
  const { token } = await linked()
  expect((await pay(await paying.newFee(), token)).status).toBe(403)
  const { rows } = await paying.site.administrator.get('/api/resource/Payment Link', { fields: ['*'] })
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('An expired or revoked link opens nothing and says so', async () => {
  const short = await linked({ days: 1 })
  const withdrawnLink = await linked()
  paying.clock.pass(25 * 3600)
  expect((await open(short.token)).body).toMatchObject({ code: 'payments.link_over' })
  expect((await pay(short.fee, short.token)).status).toBe(403)
  await paying.reconcileAfter(0)
  const path = `/api/resource/Payment Link/${short.name}`
  expect((await paying.site.administrator.get(path)).data).toMatchObject({ state: 'expired' })
  await paying.office.post('/api/method/mela.payments.withdraw_link', { name: withdrawnLink.name })
  expect((await open(withdrawnLink.token)).status).toBe(410)
})

test('Only staff create links, and only for an amount due', async () => {
  const fee = await paying.newFee()
  expect((await make(fee, {}, paying.site.guest)).status).toBe(403)
  expect((await make(fee, { days: 400 })).body).toMatchObject({ field: 'days' })
  const { order } = await paying.open(fee)
  paying.gateway.orders.attempt(order)
  await paying.deliverEvent(order)
  expect((await make(fee)).body).toMatchObject({ code: 'payments.nothing_due' })
})

test('The link expires when nothing is left to pay', async () => {
  const { fee, token, name } = await linked()
  const { order, payment } = await paying.open(fee)
  paying.gateway.orders.attempt(order)
  await paying.deliverEvent(order)
  const { data } = await paying.site.administrator.get(`/api/resource/Payment Link/${name}`)
  expect(data).toMatchObject({ state: 'paid', payment })
  expect((await open(token)).body).toMatchObject({ code: 'payments.link_over' })
})
