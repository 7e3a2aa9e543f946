import { afterAll, beforeAll, expect, test } from 'vitest'
import { always, docType, everything, money, series } from '#framework/doctypes'
import { defineModule } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { testSite, type TestSite } from '#framework/testing'
import { ledger } from '#money/ledger'
import { payable } from '../../extension-points.ts'
import { payments } from '../../index.ts'

const Fee = docType('Sandbox Fee', {
  naming: series('SFEE-.#####'),
  fields: { amount: money({ required: true }) },
  access: { 'System Manager': everything, Guest: { verbs: { read: always }, levels: [0] } },
})

const income = { purpose: 'income', party: { type: 'DocType', name: Fee.name } } as const

const fees = defineModule({
  name: 'fees',
  docTypes: [Fee],
  extensions: [
    payable.add({
      type: Fee.name,
      async due(documents, name) {
        const { amount } = await documents.lock(Fee, name)
        const payer = { name: 'Meena', email: null, phone: null, user: null }
        return {
          amount,
          currency: 'INR',
          description: 'A fee',
          payer,
          organisation: null,
          returnPath: '/fees',
        }
      },
      settle: async (_documents, { amount }) => ({ credits: [{ account: income, amount, memo: 'Fee' }] }),
    }),
  ],
})

let site: TestSite
beforeAll(async () => {
  const sandbox = { hookOrigin: '' }
  site = await testSite([ledger, payments, fees], { settings: { isDemo: true, payments: sandbox } })
  sandbox.hookOrigin = site.origin
})
afterAll(() => site.close())

const textIn = (value: unknown, field: string): string => String(Reflect.get(Object(value), field))

let keys = 0

async function begin() {
  const { name } = await site.engine.write(administrator, (documents) =>
    documents.insert(Fee, { amount: 50_000 }),
  )
  keys += 1
  const { message } = await site.guest.post('/api/method/mela.payments.pay', {
    ...{ reference_type: Fee.name, reference_name: name, gateway: 'Sandbox' },
    idempotency_key: `whole-house-${String(keys).padStart(8, '0')}`,
  })
  const url = textIn(Reflect.get(Object(message), 'checkout'), 'url')
  return { payment: textIn(message, 'payment'), token: textIn(message, 'token'), path: new URL(url).pathname }
}

async function letTimePass(): Promise<void> {
  const { pool } = site.engine.database
  for (let round = 0; round < 4; round += 1) {
    await pool.query(`update "Sandbox Step" set due = now() - interval '1 hour' where state = 'waiting'`)
    await site.engine.runTask('payments.play_sandbox')
    const { rows } = await pool.query<{ name: string }>(
      `select name from "Gateway Event" where state = 'stored'`,
    )
    for (const { name } of rows) await site.engine.runTask('payments.work_off_event', { event: name })
  }
}

const stateOf = async (payment: string) =>
  textIn((await site.administrator.get(`/api/resource/Payment/${payment}`)).data, 'state')

const entriesOf = async (payment: string) => {
  const text = `select count(*)::int as count from "Ledger Entry" where source_name = $1 and kind = 'capture'`
  return (await site.engine.database.pool.query<{ count: number }>(text, [payment])).rows[0]?.count
}

test.each([
  ['pay', 'captured', 1],
  ['decline', 'failed', 0],
  ['slow', 'captured', 1],
  ['webhook first', 'captured', 1],
  ['webhook twice', 'captured', 1],
  ['out of order', 'captured', 1],
  ['authorise', 'captured', 1],
  ['dispute', 'disputed', 1],
])('A payer who chooses "%s" ends with a payment %s, booked %i times', async (scenario, state, booked) => {
  const { payment, path } = await begin()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await site.guest.request('POST', path, {
    body: new URLSearchParams({ scenario }).toString(),
    headers,
  })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toMatch(/^https:\/\/asha\.example\/fees/)
  await letTimePass()
  expect(await stateOf(payment)).toBe(state)
  expect(await entriesOf(payment)).toBe(booked)
})

test('Captures by the payer’s return alone, without a webhook', async () => {
  const { payment, token, path } = await begin()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  await site.guest.request('POST', path, { body: 'scenario=no+webhook', headers })
  await letTimePass()
  expect(await stateOf(payment)).toBe('created')
  const { message } = await site.guest.post('/api/method/mela.payments.get_status', { payment, token })
  expect(textIn(message, 'state')).toBe('captured')
  expect(await entriesOf(payment)).toBe(1)
})

test('Behind an undeclared proxy no test payment starts, and its page takes none', async () => {
  const { path } = await begin()
  const { name } = await site.engine.write(administrator, (documents) =>
    documents.insert(Fee, { amount: 50_000 }),
  )
  const wanted = { reference_type: Fee.name, reference_name: name, gateway: 'Sandbox' }
  const refused = await site.guest.request('POST', '/api/method/mela.payments.pay', {
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' },
    body: JSON.stringify({ ...wanted, idempotency_key: 'from-elsewhere-0001' }),
  })
  expect([refused.status, textIn(refused.body, 'code')]).toEqual([403, 'payments.sandbox_refused'])
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': '203.0.113.9' }
  expect((await site.guest.request('POST', path, { body: 'scenario=pay', headers })).status).toBe(403)
  const made = await site.administrator.get('/api/resource/Payment', { filters: { reference_name: name } })
  expect(made.rows).toEqual([])
})
