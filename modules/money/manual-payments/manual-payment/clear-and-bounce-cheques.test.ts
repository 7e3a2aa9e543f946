import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import { readField, openManualPaymentSite, type ManualPaymentSite } from '../testing/sample-site.ts'

let fixture: ManualPaymentSite
let today: string
beforeAll(async () => {
  fixture = await openManualPaymentSite()
  today = await fixture.site.engine.read(administrator, async (documents) => documents.today)
})
afterAll(() => fixture.close())

let number = 100

async function newCheque(): Promise<{ readonly name: string; readonly fee: string }> {
  number += 1
  const fee = await fixture.newFee({ payer_email: 'meena@example.org' })
  const details = {
    method: 'cheque',
    reference_number: String(number),
    bank: 'Canara Bank',
    cheque_date: today,
  }
  return { name: await fixture.received(fee, details), fee }
}

const payment = async (name: string) =>
  (await fixture.office.get(`/api/resource/Manual Payment/${name}`)).data

async function receiptOf(name: string) {
  const receipt = readField(await payment(name), 'receipt')
  return (await fixture.office.get(`/api/resource/Receipt/${receipt}`)).data
}

const balances = async () => ({
  cheques: await fixture.balance({ purpose: 'cheques' }),
  bank: await fixture.balance({ purpose: 'bank' }),
  income: await fixture.balance({ purpose: 'income', party: { type: 'DocType', name: 'Sample Fee' } }),
})

test('A cleared cheque moves to the bank once', async () => {
  const { name } = await newCheque()
  const before = await balances()
  const answers = await Promise.all([
    fixture.call('mark_cleared', { name }),
    fixture.call('mark_cleared', { name }),
  ])
  expect(answers.map(({ message }) => message)).toEqual([
    { name, state: 'cleared' },
    { name, state: 'cleared' },
  ])
  expect(await balances()).toEqual({
    ...before,
    cheques: before.cheques - 500_00,
    bank: before.bank + 500_00,
  })
})

test('A bounced cheque leaves no money in any account, and its receipt is cancelled with its number', async () => {
  const before = await balances()
  const { name, fee } = await newCheque()
  const answer = await fixture.call('bounce', { name, reason: 'Funds insufficient' })
  expect(answer.message).toEqual({ name, state: 'bounced' })
  expect(await balances()).toEqual(before)
  expect((await fixture.fee(fee)).state).toBe('returned')
  const receipt = await receiptOf(name)
  expect(receipt).toMatchObject({
    state: 'cancelled',
    cancelled_on: today,
    cancel_reason: 'Funds insufficient',
  })
  const next = await newCheque()
  expect(Number(readField(await receiptOf(next.name), 'number'))).toBe(
    Number(readField(receipt, 'number')) + 1,
  )
})

test('Takes a cheque that bounces after clearing from the bank account again', async () => {
  const before = await balances()
  const { name } = await newCheque()
  await fixture.call('mark_cleared', { name })
  expect((await fixture.call('bounce', { name })).status).toBe(200)
  expect(await balances()).toEqual(before)
  expect(await receiptOf(name)).toMatchObject({ state: 'cancelled' })
})

test('A cheque bounces once under concurrent requests and does not clear afterwards', async () => {
  const before = await balances()
  const { name } = await newCheque()
  const answers = await Promise.all([1, 2, 3].map(() => fixture.call('bounce', { name })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await balances()).toEqual(before)
  const cleared = await fixture.call('mark_cleared', { name })
  expect([cleared.status, readField(cleared.body, 'code')]).toEqual([417, 'manual_payments.over'])
})

test('A bounced cheque may be presented again', async () => {
  const { name } = await newCheque()
  const details = {
    method: 'cheque',
    reference_number: String(number),
    bank: 'Canara Bank',
    cheque_date: today,
  }
  expect((await fixture.receive(await fixture.newFee(), details)).status).toBe(409)
  await fixture.call('bounce', { name })
  expect((await fixture.receive(await fixture.newFee(), details)).status).toBe(200)
})

test('Only cheques clear and bounce, and other payments are cancelled', async () => {
  const before = await fixture.balance({ purpose: 'cash' })
  const name = await fixture.received(await fixture.newFee())
  for (const method of ['mark_cleared', 'bounce'])
    expect((await fixture.call(method, { name })).status).toBe(417)
  expect((await fixture.call('cancel_payment', { name, reason: 'Typed twice' })).message).toEqual({
    name,
    state: 'cancelled',
  })
  expect(await fixture.balance({ purpose: 'cash' })).toBe(before)
  expect(await receiptOf(name)).toMatchObject({ state: 'cancelled', cancel_reason: 'Typed twice' })
})

test('Refuses to cancel a cleared cheque, as the bank has the money', async () => {
  const { name } = await newCheque()
  await fixture.call('mark_cleared', { name })
  expect((await fixture.call('cancel_payment', { name })).status).toBe(417)
})

test('A reissued receipt is cancelled with its bounced cheque', async () => {
  const { name } = await newCheque()
  const receipt = readField(await payment(name), 'receipt')
  const again = await fixture.office.post('/api/method/mela.receipts.reissue_receipt', {
    ...{ name: receipt, reason: 'The name was wrong', payer_name: 'Meenakshi' },
  })
  expect(again.status).toBe(200)
  await fixture.call('bounce', { name })
  const { data } = await fixture.office.get(`/api/resource/Receipt/${readField(again.message, 'name')}`)
  expect(data).toMatchObject({ state: 'cancelled', payer_name: 'Meenakshi', replaces: receipt })
})
