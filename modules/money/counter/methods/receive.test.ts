import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import { addDays } from '#meta'
import { CounterPayment } from '../doctypes/counter-payment.doctype.ts'
import { answered, counterSite, type CounterSite } from './sample-site.ts'

let house: CounterSite
let today: string
beforeAll(async () => {
  house = await counterSite()
  today = await house.site.engine.read(administrator, async (documents) => documents.today)
})
afterAll(() => house.close())

const cheque = (more: object = {}) => ({
  ...{ method: 'cheque', reference_number: '004512', bank: 'State Bank of India', cheque_date: today },
  ...more,
})

const codeOf = (body: unknown) => answered(body, 'code')

test('cash is taken, booked, settled and receipted in one go', async () => {
  const fee = await house.newFee()
  const before = await house.balance({ purpose: 'cash' })
  const { status, message } = await house.receive(fee)
  expect(status).toBe(200)
  expect(message).toMatchObject({ state: 'received', amount: 500 })
  expect(await house.balance({ purpose: 'cash' })).toBe(before + 500_00)
  expect(await house.fee(fee)).toMatchObject({ state: 'paid', paid_by: answered(message, 'name') })
  const receipt = await house.office.get(`/api/resource/Receipt/${answered(message, 'receipt')}`)
  expect(receipt.data).toMatchObject({ amount: 500, payer_name: 'Meena', method: 'Cash', state: 'issued' })
})

test.each([
  ['UPI', 'bank'],
  ['bank', 'bank'],
  ['cheque', 'cheques'],
] as const)('money that comes by %s lies at the account %s', async (method, purpose) => {
  const before = await house.balance({ purpose })
  const details =
    method === 'cheque' ? cheque({ reference_number: '111' }) : { method, reference_number: `REF ${method}` }
  expect((await house.receive(await house.newFee(), details)).status).toBe(200)
  expect(await house.balance({ purpose })).toBe(before + 500_00)
})

test('the same key answers the first payment, also when both come at once, and takes nothing else', async () => {
  const fee = await house.newFee()
  const idempotency_key = 'one-key-for-one-payment'
  const answers = await Promise.all([1, 2, 3].map(() => house.receive(fee, { idempotency_key })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(answers.map(({ message }) => answered(message, 'receipt'))).size).toBe(1)
  const other = await house.receive(fee, { idempotency_key, amount: 400 })
  expect([other.status, codeOf(other.body)]).toEqual([409, 'counter.idempotency_conflict'])
  expect((await house.receive(fee, { idempotency_key: 'short' })).status).toBe(417)
})

test('two who take money for one fee at once: one is told that nothing is due any more', async () => {
  const fee = await house.newFee()
  const answers = await Promise.all([house.receive(fee), house.receive(fee)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 417])
})

test.each<readonly [string, object, string]>([
  ['nothing', { amount: 0 }, 'documents.range'],
  ['less than nothing', { amount: -500 }, 'documents.range'],
  ['three decimals', { amount: 499.999 }, 'documents.type'],
  ['more than can be counted', { amount: 2 ** 53 }, 'documents.type'],
  ['more than is due', { amount: 500.01 }, 'counter.more_than_due'],
  ['a day that is yet to come', { received_on: '2999-01-01' }, 'counter.in_the_future'],
  ['a day long ago', { received_on: '2001-01-01' }, 'counter.too_long_ago'],
  ['a transfer without a number', { method: 'bank' }, 'counter.no_reference'],
  ['a UPI payment with an empty number', { method: 'UPI', reference_number: '  ' }, 'counter.no_reference'],
  ['a way that we do not know', { method: 'gold' }, 'documents.option'],
])('%s is refused by name', async (_, args, code) => {
  const fee = await house.newFee()
  const answer = await house.receive(fee, args)
  expect([answer.status, codeOf(answer.body)]).toEqual([417, code])
  expect((await house.fee(fee)).state).toBe('open')
})

test.each<readonly [string, (day: string) => object, string]>([
  ['no number', () => ({ reference_number: null }), 'counter.cheque_number'],
  ['letters for a number', () => ({ reference_number: '12-AB' }), 'counter.cheque_number'],
  ['no bank', () => ({ bank: '' }), 'counter.cheque_bank'],
  ['no date', () => ({ cheque_date: null }), 'counter.cheque_date'],
  ['a later date', (day) => ({ cheque_date: addDays(day, 1) }), 'counter.cheque_later'],
  ['a date four months ago', (day) => ({ cheque_date: addDays(day, -120) }), 'counter.cheque_stale'],
])('a cheque with %s is refused', async (_, args, code) => {
  const answer = await house.receive(await house.newFee(), cheque(args(today)))
  expect([answer.status, codeOf(answer.body)]).toEqual([417, code])
})

test('a UPI number is taken once, however it is written', async () => {
  const upi = { method: 'UPI', reference_number: '4321 9876 5012' }
  expect((await house.receive(await house.newFee(), upi)).status).toBe(200)
  const again = await house.receive(await house.newFee(), {
    method: 'bank',
    reference_number: '432198765012',
  })
  expect([again.status, codeOf(again.body)]).toEqual([409, 'counter.taken_before'])
})

test('the same cheque of the same bank is asked about, and taken when it is of another account', async () => {
  expect((await house.receive(await house.newFee(), cheque())).status).toBe(200)
  const twin = cheque({ bank: 'STATE BANK OF INDIA.', reference_number: '4512' })
  const again = await house.receive(await house.newFee(), twin)
  expect([again.status, codeOf(again.body)]).toEqual([409, 'counter.same_cheque'])
  expect((await house.receive(await house.newFee(), { ...twin, is_other_account: 1 })).status).toBe(200)
  expect((await house.receive(await house.newFee(), cheque({ bank: 'Canara Bank' }))).status).toBe(200)
})

test('when the room refuses, nothing has happened and no number is lost', async () => {
  const last = async () => {
    const { rows } = await house.office.get('/api/resource/Receipt', {
      order_by: 'number desc',
      fields: ['number'],
    })
    return Number(rows[0]?.['number'])
  }
  const [before, cashBefore] = [await last(), await house.balance({ purpose: 'cash' })]
  const refused = await house.receive(await house.newFee({ refuses: 'The class is full' }))
  expect([refused.status, codeOf(refused.body)]).toEqual([417, 'counter.refused'])
  expect(await house.balance({ purpose: 'cash' })).toBe(cashBefore)
  await house.receive(await house.newFee())
  expect(await last()).toBe(before + 1)
})

test('only the office takes money, and nobody writes a payment by hand', async () => {
  const fee = await house.newFee()
  const args = { reference_type: 'Sample Fee', reference_name: fee, method: 'cash', amount: 500 }
  const customer = await house.site.userWith('Customer')
  for (const client of [customer, house.site.guest]) {
    const answer = await client.post('/api/method/mela.counter.receive', {
      ...args,
      idempotency_key: 'k'.repeat(20),
    })
    expect(answer.status).toBe(403)
  }
  const made = await house.office.post(`/api/resource/${CounterPayment.name}`, {
    ...args,
    payer_name: 'Meena',
  })
  expect(made.status).toBe(403)
  expect((await customer.get(`/api/resource/${CounterPayment.name}`)).status).toBe(403)
})

test('what cannot be paid for is told', async () => {
  const unknown = await house.receive('anything', { reference_type: 'User' })
  expect([unknown.status, codeOf(unknown.body)]).toEqual([417, 'counter.not_payable'])
  expect((await house.receive('no such fee')).status).toBe(404)
})

test('a payment takes a number of statements that does not grow', async () => {
  await house.receive(await house.newFee())
  const { statements } = await house.receive(await house.newFee())
  expect(statements.length).toBeLessThan(20)
})
