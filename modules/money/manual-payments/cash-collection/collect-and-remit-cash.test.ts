import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import { rowsOf, valuesOf } from '#framework/testing'
import { addDays } from '#meta'
import { readField, openManualPaymentSite, type ManualPaymentSite } from '../testing/sample-site.ts'

let fixture: ManualPaymentSite
beforeAll(async () => {
  fixture = await openManualPaymentSite()
})
afterAll(() => fixture.close())

const expectCash = (reference_name: string, collector: string | null = null) =>
  fixture.call('expect_cash', { reference_type: 'Sample Fee', reference_name, collector })

const due = async (collector: string | null = null) => {
  const fee = await fixture.newFee()
  return { fee, name: readField((await expectCash(fee, collector)).message, 'name') }
}

test('Cash moves from due to its collector to the organisation’s cash box', async () => {
  const collector = (await fixture.site.userWith('Volunteer')).user
  const collectorAccount = { purpose: 'cash collections', party: { type: 'User', name: collector } } as const
  const before = await fixture.balance({ purpose: 'cash' })
  const { fee, name } = await due(collector)
  expect((await fixture.fee(fee)).state).toBe('open')

  expect((await fixture.call('collect_cash_confirmation', { name })).message).toEqual({
    confirmation: expect.stringMatching(/^You record ₹500 in cash from .*issued automatically\.$/),
  })
  const collected = await fixture.call('collect_cash', { name })
  expect(collected.message).toMatchObject({ name, state: 'collected' })
  expect([(await fixture.fee(fee)).state, await fixture.balance(collectorAccount)]).toEqual(['paid', 500_00])
  const receipt = await fixture.office.get(`/api/resource/Receipt/${readField(collected.message, 'receipt')}`)
  expect(receipt.data).toMatchObject({ cash_collection: name, method: 'Cash', amount: 500 })

  expect((await fixture.call('deposit_cash', { name })).message).toEqual({ name, state: 'deposited' })
  expect([await fixture.balance(collectorAccount), await fixture.balance({ purpose: 'cash' })]).toEqual([
    0,
    before + 500_00,
  ])
})

test('A collector remits many collections at once, and a shortfall stays with the collector', async () => {
  const collector = (await fixture.site.userWith('Volunteer')).user
  const collectorAccount = { purpose: 'cash collections', party: { type: 'User', name: collector } } as const
  const before = await fixture.balance({ purpose: 'bank' })
  const names: string[] = []
  for (let count = 0; count < 3; count += 1) {
    const { name } = await due(collector)
    await fixture.call('collect_cash', { name })
    names.push(name)
  }
  const remit = (amount: number, idempotency_key: string) =>
    fixture.call('remit_cash', {
      collector_type: 'User',
      collector,
      amount,
      idempotency_key,
      reference: 'UTR 7',
    })
  expect((await remit(1500.01, 'more-than-was-collected')).body).toMatchObject({
    code: 'manual_payments.more_than_collected',
  })
  const first = await remit(700, 'the-first-remittance-of-cash')
  expect(first.message, JSON.stringify(first.body)).toEqual({
    outstanding: 800,
    collections: [
      { name: names[0], state: 'deposited', remitted_amount: 500 },
      { name: names[1], state: 'collected', remitted_amount: 200 },
    ],
  })
  expect((await remit(700, 'the-first-remittance-of-cash')).message).toEqual(first.message)
  expect(await fixture.balance(collectorAccount)).toBe(800_00)
  expect((await fixture.call('deposit_cash', { name: names[1], into: 'bank' })).message).toMatchObject({
    state: 'deposited',
  })
  await remit(500, 'the-last-remittance-of-cash')
  expect([await fixture.balance(collectorAccount), await fixture.balance({ purpose: 'bank' })]).toEqual([
    0,
    before + 1500_00,
  ])
})

test('The office sees each collector’s debt and shortfall, and remits chosen collections with date and reference', async () => {
  const collector = (await fixture.site.userWith('Volunteer')).user
  const names: string[] = []
  for (let count = 0; count < 3; count += 1) {
    const { name } = await due(collector)
    await fixture.call('collect_cash', { name })
    names.push(name)
  }
  const ownRow = async () => {
    const { message } = await fixture.call('get_collectors', {})
    return rowsOf(valuesOf(message)['collectors']).find((row) => row['collector'] === collector)
  }
  const today = await fixture.site.engine.read(administrator, async (documents) => documents.today)
  const ofCollector = { collector_type: 'User', collector }
  expect(await ownRow()).toMatchObject({ ...ofCollector, count: 3, owed: 1500, short: 0, oldest: today })
  expect((await fixture.call('open_remittance', { name: names[1] })).message).toEqual({
    name: names[1],
    url: `/desk/money/remittances?remit=${names[1]}&type=User&collector=${collector}`,
  })

  const remit = (key: string, values: object) =>
    fixture.call('remit_cash', {
      ...{ ...ofCollector, reference: 'NEFT 9', into: 'bank', remitted_on: addDays(today, -2) },
      ...{ idempotency_key: `remittance-picked-${key}`, ...values },
    })
  const part = await remit('one', { collections: [names[1], names[2]], amount: 700 })
  expect(part.message, JSON.stringify(part.body)).toEqual({
    outstanding: 300,
    collections: [
      { name: names[1], state: 'deposited', remitted_amount: 500 },
      { name: names[2], state: 'collected', remitted_amount: 200 },
    ],
  })
  const { data } = await fixture.office.get(`/api/resource/Cash Collection/${names[1]}`)
  expect(data).toMatchObject({ deposited_on: addDays(today, -2), deposit_reference: 'NEFT 9' })
  expect(await ownRow()).toMatchObject({ count: 2, owed: 800, short: 300 })

  const refused = [
    await remit('two', { collections: [names[1]], amount: 500 }),
    await remit('three', { collections: [], amount: 500 }),
    await remit('four', { remitted_on: addDays(today, 1), amount: 500 }),
    await remit('five', { collections: [names[0]], amount: 500.01 }),
  ]
  expect(refused.map(({ body }) => valuesOf(body)['code'])).toEqual([
    'manual_payments.not_with_collector',
    'manual_payments.no_collections',
    'manual_payments.remitted_in_the_future',
    'manual_payments.more_than_collected',
  ])
  const manager = await fixture.site.userWith('Store Manager')
  expect((await manager.get('/api/method/mela.manual_payments.get_collectors')).status).toBe(403)
})

test('Remits cash whose collector is unknown too', async () => {
  const { name } = await due()
  await fixture.call('collect_cash', { name })
  const { message } = await fixture.call('get_collectors', {})
  expect(rowsOf(valuesOf(message)['collectors'])).toContainEqual(
    expect.objectContaining({ collector_type: null, collector: null, owed: 500 }),
  )
  const remitted = await fixture.call('remit_cash', {
    ...{ collections: [name], amount: 500, idempotency_key: 'remittance-of-nobody' },
  })
  expect(remitted.message, JSON.stringify(remitted.body)).toMatchObject({ outstanding: 0 })
})

test('Deposits collected cash at the bank directly, with the slip number', async () => {
  const before = await fixture.balance({ purpose: 'bank' })
  const { name } = await due()
  await fixture.call('collect_cash', { name })
  await fixture.call('deposit_cash', { name, into: 'bank', reference: 'Slip 12' })
  expect(await fixture.balance({ purpose: 'bank' })).toBe(before + 500_00)
  const { data } = await fixture.office.get(`/api/resource/Cash Collection/${name}`)
  expect(data).toMatchObject({ deposited_into: 'bank', deposit_reference: 'Slip 12' })
  expect(data).toMatchObject({ owner: 'Administrator', modified_by: fixture.office.user })
})

test('Each step happens once under concurrent requests', async () => {
  const before = await fixture.balance({ purpose: 'cash' })
  const { name } = await due()
  const collect = () => fixture.call('collect_cash', { name })
  const deposit = () => fixture.call('deposit_cash', { name })
  for (const step of [collect, deposit]) {
    const answers = await Promise.all([step(), step()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  }
  expect(await fixture.balance({ purpose: 'cash' })).toBe(before + 500_00)
})

test('A document has at most one open collection, and none when nothing is due', async () => {
  const fee = await fixture.newFee()
  const [first, second] = await Promise.all([expectCash(fee), expectCash(fee)])
  expect(readField(second.message, 'name')).toBe(readField(first.message, 'name'))
  await fixture.call('collect_cash', { name: readField(first.message, 'name') })
  expect((await expectCash(fee)).status).toBe(417)
})

test('Refuses to deposit uncollected cash, and to collect an amount paid otherwise', async () => {
  const { fee, name } = await due()
  expect((await fixture.call('deposit_cash', { name })).status).toBe(417)
  await fixture.receive(fee)
  expect((await fixture.call('collect_cash', { name })).status).toBe(417)
  expect((await fixture.call('cancel_collection', { name, reason: 'Paid at the office' })).message).toEqual({
    name,
    state: 'cancelled',
  })
  expect((await fixture.call('collect_cash', { name })).status).toBe(417)
})

test('A cancelled collection allows a new one', async () => {
  const { fee, name } = await due()
  await fixture.call('cancel_collection', { name })
  const again = readField((await expectCash(fee)).message, 'name')
  expect(again).not.toBe(name)
})
