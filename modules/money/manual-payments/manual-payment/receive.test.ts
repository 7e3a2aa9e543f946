import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import { addDays } from '#meta'
import { ManualPayment } from './manual-payment.doctype.ts'
import { readField, openManualPaymentSite, type ManualPaymentSite } from '../testing/sample-site.ts'

let fixture: ManualPaymentSite
let today: string
beforeAll(async () => {
  fixture = await openManualPaymentSite()
  today = await fixture.site.engine.read(administrator, async (documents) => documents.today)
})
afterAll(() => fixture.close())

const cheque = (more: object = {}) => ({
  ...{ method: 'cheque', reference_number: '004512', bank: 'State Bank of India', cheque_date: today },
  ...more,
})

const codeOf = (body: unknown) => readField(body, 'code')

test('Receives, posts, allocates and receipts cash in one transaction', async () => {
  const fee = await fixture.newFee()
  const before = await fixture.balance({ purpose: 'cash' })
  const { status, message } = await fixture.receive(fee)
  expect(status).toBe(200)
  expect(message).toMatchObject({ state: 'received', amount: 500 })
  expect(await fixture.balance({ purpose: 'cash' })).toBe(before + 500_00)
  expect(await fixture.fee(fee)).toMatchObject({ state: 'paid', paid_by: readField(message, 'name') })
  const receipt = await fixture.office.get(`/api/resource/Receipt/${readField(message, 'receipt')}`)
  expect(receipt.data).toMatchObject({ amount: 500, payer_name: 'Meena', method: 'Cash', state: 'issued' })
})

test.each([
  ['UPI', 'bank'],
  ['bank', 'bank'],
  ['cheque', 'cheques'],
] as const)('Posts a payment by %s to the account %s', async (method, purpose) => {
  const before = await fixture.balance({ purpose })
  const details =
    method === 'cheque' ? cheque({ reference_number: '111' }) : { method, reference_number: `REF ${method}` }
  expect((await fixture.receive(await fixture.newFee(), details)).status).toBe(200)
  expect(await fixture.balance({ purpose })).toBe(before + 500_00)
})

test('The same key returns the first payment, also concurrently, and refuses other input', async () => {
  const fee = await fixture.newFee()
  const idempotency_key = 'one-key-for-one-payment'
  const answers = await Promise.all([1, 2, 3].map(() => fixture.receive(fee, { idempotency_key })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(answers.map(({ message }) => readField(message, 'receipt'))).size).toBe(1)
  const other = await fixture.receive(fee, { idempotency_key, amount: 400 })
  expect([other.status, codeOf(other.body)]).toEqual([409, 'manual_payments.idempotency_conflict'])
  expect((await fixture.receive(fee, { idempotency_key: 'short' })).status).toBe(417)
})

test('Of two concurrent payments for one fee, the second is told that nothing is due', async () => {
  const fee = await fixture.newFee()
  const answers = await Promise.all([fixture.receive(fee), fixture.receive(fee)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 417])
})

test.each<readonly [string, object, string]>([
  ['nothing', { amount: 0 }, 'documents.range'],
  ['less than nothing', { amount: -500 }, 'documents.range'],
  ['three decimals', { amount: 499.999 }, 'documents.type'],
  ['more than can be counted', { amount: 2 ** 53 }, 'documents.type'],
  ['more than is due', { amount: 500.01 }, 'manual_payments.more_than_due'],
  ['a day that is yet to come', { received_on: '2999-01-01' }, 'manual_payments.in_the_future'],
  ['a day long ago', { received_on: '2001-01-01' }, 'manual_payments.too_long_ago'],
  ['a transfer without a number', { method: 'bank' }, 'manual_payments.no_reference'],
  [
    'a UPI payment with an empty number',
    { method: 'UPI', reference_number: '  ' },
    'manual_payments.no_reference',
  ],
  ['an unknown payment method', { method: 'gold' }, 'documents.option'],
])('Refuses %s with its field and code', async (_, args, code) => {
  const fee = await fixture.newFee()
  const answer = await fixture.receive(fee, args)
  expect([answer.status, codeOf(answer.body)]).toEqual([417, code])
  expect((await fixture.fee(fee)).state).toBe('open')
})

test.each<readonly [string, (day: string) => object, string]>([
  ['no number', () => ({ reference_number: null }), 'manual_payments.cheque_number'],
  ['letters for a number', () => ({ reference_number: '12-AB' }), 'manual_payments.cheque_number'],
  ['no bank', () => ({ bank: '' }), 'manual_payments.cheque_bank'],
  ['no date', () => ({ cheque_date: null }), 'manual_payments.cheque_date'],
  ['a later date', (day) => ({ cheque_date: addDays(day, 1) }), 'manual_payments.cheque_later'],
  ['a date four months ago', (day) => ({ cheque_date: addDays(day, -120) }), 'manual_payments.cheque_stale'],
])('Refuses a cheque with %s', async (_, args, code) => {
  const answer = await fixture.receive(await fixture.newFee(), cheque(args(today)))
  expect([answer.status, codeOf(answer.body)]).toEqual([417, code])
})

test('Accepts a UPI number once, in any spelling', async () => {
  const upi = { method: 'UPI', reference_number: '4321 9876 5012' }
  expect((await fixture.receive(await fixture.newFee(), upi)).status).toBe(200)
  const again = await fixture.receive(await fixture.newFee(), {
    method: 'bank',
    reference_number: '432198765012',
  })
  expect([again.status, codeOf(again.body)]).toEqual([409, 'manual_payments.recorded_before'])
})

test('Asks about a repeated cheque of the same bank, and accepts it from another account', async () => {
  expect((await fixture.receive(await fixture.newFee(), cheque())).status).toBe(200)
  const twin = cheque({ bank: 'STATE BANK OF INDIA.', reference_number: '4512' })
  const again = await fixture.receive(await fixture.newFee(), twin)
  expect([again.status, codeOf(again.body)]).toEqual([409, 'manual_payments.same_cheque'])
  expect((await fixture.receive(await fixture.newFee(), { ...twin, is_other_account: 1 })).status).toBe(200)
  expect((await fixture.receive(await fixture.newFee(), cheque({ bank: 'Canara Bank' }))).status).toBe(200)
})

test('A refusal by the payable’s module leaves no trace and uses no number', async () => {
  const last = async () => {
    const { rows } = await fixture.office.get('/api/resource/Receipt', {
      order_by: 'number desc',
      fields: ['number'],
    })
    return Number(rows[0]?.['number'])
  }
  const [before, cashBefore] = [await last(), await fixture.balance({ purpose: 'cash' })]
  const refused = await fixture.receive(await fixture.newFee({ refuses: 'The class is full' }))
  expect([refused.status, codeOf(refused.body)]).toEqual([417, 'manual_payments.refused'])
  expect(await fixture.balance({ purpose: 'cash' })).toBe(cashBefore)
  await fixture.receive(await fixture.newFee())
  expect(await last()).toBe(before + 1)
})

test('Only the office receives payments, and nobody writes one by hand', async () => {
  const fee = await fixture.newFee()
  const args = { reference_type: 'Sample Fee', reference_name: fee, method: 'cash', amount: 500 }
  const customer = await fixture.site.userWith('Customer')
  for (const client of [customer, fixture.site.guest]) {
    const answer = await client.post('/api/method/mela.manual_payments.receive', {
      ...args,
      idempotency_key: 'k'.repeat(20),
    })
    expect(answer.status).toBe(403)
  }
  const made = await fixture.office.post(`/api/resource/${ManualPayment.name}`, {
    ...args,
    payer_name: 'Meena',
  })
  expect(made.status).toBe(403)
  expect((await customer.get(`/api/resource/${ManualPayment.name}`)).status).toBe(403)
})

test('Reports what cannot be paid for', async () => {
  const unknown = await fixture.receive('anything', { reference_type: 'User' })
  expect([unknown.status, codeOf(unknown.body)]).toEqual([417, 'manual_payments.not_payable'])
  expect((await fixture.receive('no such fee')).status).toBe(404)
})

test('A payment takes a constant number of statements', async () => {
  await fixture.receive(await fixture.newFee())
  const { statements } = await fixture.receive(await fixture.newFee())
  expect(statements.length).toBeLessThan(21)
})

test('A payment recorded by the method’s earlier name is not recorded again by its name of today', async () => {
  const fee = await fixture.newFee()
  const values = { reference_type: 'Sample Fee', reference_name: fee, method: 'cash', amount: 200 }
  const keyed = { ...values, idempotency_key: 'recorded-before-the-upgrade' }
  const before = await fixture.office.post('/api/method/mela.counter.receive', keyed)
  expect([before.status, before.headers.get('deprecation')]).toEqual([200, expect.stringMatching(/^@\d+$/)])
  const now = await fixture.office.post('/api/method/mela.manual_payments.receive', keyed)
  expect([now.message, now.headers.get('deprecation')]).toEqual([before.message, null])
})
