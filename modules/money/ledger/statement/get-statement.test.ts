import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import { testSite, type TestClient, type TestSite } from '#framework/testing'
import { captured, gateway, income, posted, samplePosting } from '../testing/sample-posting.ts'
import { findOrCreateAccount, ledger } from '../index.ts'

let site: TestSite
let office: TestClient
let account = ''
beforeAll(async () => {
  site = await testSite([ledger])
  office = await site.userWith('School Office')
  for (let number = 1; number <= 7; number += 1)
    await posted(site.engine, captured(`no. ${number}`, number * 100, { memo: `Number ${number}` }))
  account = await site.engine.write(administrator, (documents) => findOrCreateAccount(documents, gateway))
})
afterAll(() => site.close())

const statement = (client: TestClient, args: Readonly<Record<string, unknown>>) =>
  client.get('/api/method/mela.ledger.get_statement', args)

test('A statement lists the newest line first with its running balance', async () => {
  const { message, statements } = await statement(office, { account, limit: 3 })
  expect(message).toMatchObject({
    account: { name: account, account_name: 'Gateway Razorpay', kind: 'asset', currency: 'INR', balance: 28 },
    lines: [
      {
        sequence: 7,
        amount: 7,
        balance: 28,
        kind: 'capture',
        memo: 'Number 7',
        source_type: 'Sample',
        source_name: 'S-1',
      },
      { sequence: 6, amount: 6, balance: 21 },
      { sequence: 5, amount: 5, balance: 15 },
    ],
    ...{ opening: 10, closing: 28, next: 5 },
  })
  expect(statements.filter((one) => one.includes('Ledger Line'))).toHaveLength(1)
})

test('Statement pages join without a gap back to the start of the books', async () => {
  const middle = await statement(office, { account, limit: 3, before: 5 })
  expect(middle.message).toMatchObject({ opening: 1, closing: 10, next: 2 })
  const last = await statement(office, { account, limit: 3, before: 2 })
  expect(last.message).toMatchObject({ opening: 0, closing: 1, next: null, lines: [{ sequence: 1 }] })
  const known = await statement(office, { account, limit: 3, before: 2, before_balance: 1 })
  expect(known.message).toEqual(last.message)
})

test('A statement takes a constant number of SQL statements for any number of lines', async () => {
  const [one, many] = [
    await statement(office, { account, limit: 1 }),
    await statement(office, { account, limit: 200 }),
  ]
  expect(many.statements).toHaveLength(one.statements.length)
})

test('Lists accounts with balances and totals by kind in one statement', async () => {
  const { message, statements } = await office.get('/api/method/mela.ledger.get_accounts', {})
  expect(message).toEqual({
    accounts: [
      expect.objectContaining({ account_name: 'Gateway Razorpay', balance: 28, line_count: 7 }),
      expect.objectContaining({ account_name: 'Income Sample', balance: -28, line_count: 7 }),
    ],
    sums: [
      { kind: 'asset', currency: 'INR', balance: 28 },
      { kind: 'income', currency: 'INR', balance: -28 },
    ],
    count: 2,
  })
  expect(statements.filter((one) => one.includes('Ledger Account'))).toHaveLength(1)
  const assets = await office.get('/api/method/mela.ledger.get_accounts', { purpose: 'gateway', limit: 1 })
  expect(assets.message).toMatchObject({ accounts: [{ purpose: 'gateway' }], count: 1 })
})

test('Shows the books only to the office and to system managers', async () => {
  const manager = await site.userWith('System Manager')
  expect((await statement(manager, { account })).status).toBe(200)
  for (const client of [site.guest, await site.userWith('Store Manager'), await site.userWith('Customer')]) {
    expect((await statement(client, { account })).status).toBe(403)
    expect((await client.get('/api/method/mela.ledger.get_accounts')).status).toBe(403)
  }
  expect((await statement(office, { account: 'nowhere' })).status).toBe(404)
  expect((await statement(office, {})).status).toBe(417)
})

test('An account without lines has an empty statement', async () => {
  const bare = await site.engine.write(administrator, (documents) =>
    findOrCreateAccount(documents, { purpose: 'bank' }),
  )
  expect((await statement(office, { account: bare })).message).toMatchObject({
    ...{ lines: [], opening: 0, closing: 0, next: null },
  })
})

test('An entry with two lines on one account shows both', async () => {
  const lines = [
    { account: gateway, amount: 300 },
    { account: gateway, amount: -100 },
    { account: income, amount: -200 },
  ]
  await posted(site.engine, samplePosting('both', lines))
  expect((await statement(office, { account, limit: 2 })).message).toMatchObject({
    lines: [
      { amount: -1, balance: 30 },
      { amount: 3, balance: 31 },
    ],
    ...{ opening: 28, closing: 30 },
  })
})

test('A statement for a date range excludes other days, and its pages end with the range', async () => {
  const old = { account: gateway, amount: 500 }
  const lines = [old, { account: income, amount: -500 }]
  await posted(site.engine, samplePosting('old', lines, { postingDate: '2020-02-29' }))
  const period = { account, from: '2020-02-01', until: '2020-02-29' }
  expect((await statement(office, { ...period, limit: 3 })).message).toMatchObject({
    lines: [{ posting_date: '2020-02-29', amount: 5 }],
    next: null,
  })
  expect((await statement(office, { account, from: '2020-03-01', limit: 3 })).message).toMatchObject({
    lines: [{ amount: -1 }, { amount: 3 }, { amount: 7 }],
  })
  const wrong = await statement(office, { account, from: '2020-02-30' })
  expect(wrong.status).toBe(417)
  expect(wrong.body).toMatchObject({ field: 'from' })
})

test('A line that is recorded late stands at its posting date, and balances run in that order', async () => {
  const days = ['2020-05-03', '2020-05-01', '2020-05-02', '2020-05-01']
  for (const [index, postingDate] of days.entries())
    await posted(site.engine, captured(`late ${index}`, 10 ** (index + 2), { postingDate }))
  const period = { account, from: '2020-05-01', until: '2020-05-03' }
  const expected = [
    { posting_date: '2020-05-03', amount: 1, balance: 1116 },
    { posting_date: '2020-05-02', amount: 100, balance: 1115 },
    { posting_date: '2020-05-01', amount: 1000, balance: 1015 },
    { posting_date: '2020-05-01', amount: 10, balance: 15 },
  ]
  const { message } = await statement(office, period)
  expect(message).toMatchObject({ lines: expected, opening: 5, closing: 1116, next: null })
  const first = await statement(office, { ...period, limit: 2 })
  expect(first.message).toMatchObject({ lines: expected.slice(0, 2), opening: 1015, next: 13 })
  const second = await statement(office, { ...period, limit: 2, before: 13 })
  expect(second.message).toMatchObject({ lines: expected.slice(2), closing: 1015, next: null })
})
