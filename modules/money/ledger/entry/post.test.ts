import { afterAll, beforeAll, expect, test } from 'vitest'
import { countStatements } from '#framework/database'
import type { Documents } from '#framework/documents'
import { administrator } from '#framework/permissions'
import { testSite, type TestSite } from '#framework/testing'
import { LedgerEntry, LedgerLine, findOrCreateAccount, getBalance, ledger, post, reverse } from '../index.ts'
import {
  captured,
  creditOf,
  fees,
  gateway,
  income,
  posted,
  samplePosting,
} from '../testing/sample-posting.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite([ledger])
})
afterAll(() => site.close())

const read = <T>(run: Parameters<typeof site.engine.read<T>>[1]) => site.engine.read(administrator, run)
const readGatewayBalance = () => read((documents) => getBalance(documents, gateway))

test('A posting moves its accounts, and each line has its position and running balance', async () => {
  const before = await readGatewayBalance()
  const { name } = await posted(site.engine, captured('moves', 12_345, { memo: 'A ticket' }))
  expect(await readGatewayBalance()).toBe(before + 12_345)
  const lines = await read((documents) =>
    documents.find(LedgerLine, { where: { entry: name }, order_by: 'line_number asc' }),
  )
  expect(lines).toMatchObject([
    { line_number: 1, amount: 12_345, balance: before + 12_345, currency: 'INR' },
    { line_number: 2, amount: -12_345, currency: 'INR' },
  ])
  expect(await read((documents) => documents.get(LedgerEntry, name))).toMatchObject({
    ...{ total: 12_345, line_count: 2, memo: 'A ticket', source_type: 'Sample', source_name: 'S-1' },
  })
})

test('An entry of six lines to known accounts takes one statement', async () => {
  const lines = [
    { account: gateway, amount: 1000 },
    { account: income, amount: -700 },
    { account: { purpose: 'tax' } as const, amount: -180 },
    { account: { purpose: 'unapplied' } as const, amount: -120 },
    { account: fees, amount: 20 },
    { account: gateway, amount: -20 },
  ]
  // The first posting creates the accounts, the second finds them committed.
  for (const key of ['six, first', 'six, second']) await posted(site.engine, samplePosting(key, lines))
  const { statements } = await countStatements(() => posted(site.engine, samplePosting('six, again', lines)))
  expect(statements).toHaveLength(1)
  expect(await read((documents) => getBalance(documents, fees))).toBe(60)
})

test('An entry returns its accounts in line order, without a look-up by name', async () => {
  const shop = { purpose: 'business', party: { type: 'Business', name: 'BS-7' } } as const
  const sold = (key: string) =>
    samplePosting(key, [
      { account: gateway, amount: 300 },
      { account: shop, amount: -100 },
      { account: income, amount: -200 },
    ])
  await posted(site.engine, sold('sold, first'))
  const { accounts } = await posted(site.engine, sold('sold, second'))
  const wanted = [gateway, shop, income]
  const find = (documents: Documents) => Promise.all(wanted.map((one) => findOrCreateAccount(documents, one)))
  expect(accounts).toEqual(await site.engine.write(administrator, find))
  const back = accounts.map((account, place) => ({ account, amount: [-300, 100, 200][place] ?? 0 }))
  const { statements } = await countStatements(() => posted(site.engine, samplePosting('sold, back', back)))
  expect(statements).toHaveLength(1)
})

test('The same key and content return the same entry, and other content is refused', async () => {
  const first = await posted(site.engine, captured('once', 500))
  const before = await readGatewayBalance()
  expect(await posted(site.engine, captured('once', 500))).toEqual(first)
  expect(await readGatewayBalance()).toBe(before)
  for (const other of [
    captured('once', 501),
    captured('once', 500, { memo: 'x' }),
    captured('once', 500, { kind: 'refund' }),
  ])
    await expect(posted(site.engine, other)).rejects.toMatchObject({
      ...{ code: 'ledger.idempotency_conflict', status: 409, field: 'idempotency_key' },
    })
})

test('Twenty concurrent postings under one key make one entry', async () => {
  const before = await readGatewayBalance()
  const all = await Promise.all(
    Array.from({ length: 20 }, () => posted(site.engine, captured('together', 700))),
  )
  expect(new Set(all.map(({ name }) => name)).size).toBe(1)
  expect(await readGatewayBalance()).toBe(before + 700)
})

test.each([
  ['three decimals', 12.345, 'ledger.not_minor_units'],
  ['2^53', 2 ** 53, 'ledger.not_minor_units'],
  ['no number', Number.NaN, 'ledger.not_minor_units'],
  ['without end', Number.POSITIVE_INFINITY, 'ledger.not_minor_units'],
  ['nothing', 0, 'ledger.zero_amount'],
])('Refuses an amount of %s with its own code', async (_what, amount, code) => {
  await expect(posted(site.engine, captured(`amount ${amount}`, amount))).rejects.toMatchObject({
    ...{ code, status: 417, field: 'amount' },
  })
})

test.each([
  [
    'no balance',
    {
      lines: [
        { account: gateway, amount: 2 },
        { account: income, amount: -1 },
      ],
    },
    'unbalanced',
    'lines',
  ],
  ['one line', { lines: [{ account: gateway, amount: 2 }] }, 'line_count', 'lines'],
  ['no key', { idempotencyKey: '' }, 'key_missing', 'idempotency_key'],
  ['no source', { source: { type: '', name: '' } }, 'source_missing', 'source'],
  ['a day that is not', { postingDate: '2026-02-30' }, 'not_a_day', 'posting_date'],
  ['a day to come', { postingDate: '2199-01-01' }, 'future_date', 'posting_date'],
  [
    'an account that is not',
    {
      lines: [
        { account: 'nowhere', amount: 2 },
        { account: income, amount: -2 },
      ],
    },
    'no_account',
    'account',
  ],
  [
    'two currencies',
    {
      lines: [
        { account: { ...gateway, currency: 'USD' }, amount: 2 },
        { account: income, amount: -2 },
      ],
    },
    'mixed_currencies',
    'currency',
  ],
  [
    'no currency',
    {
      lines: [
        { account: { ...gateway, currency: 'rupee' }, amount: 2 },
        { account: income, amount: -2 },
      ],
    },
    'not_a_currency',
    'currency',
  ],
] as const)('Refuses a posting with %s with its own code', async (...[what, rest, reason, field]) => {
  await expect(posted(site.engine, captured(`wrong: ${what}`, 100, rest))).rejects.toMatchObject({
    ...{ code: `ledger.${reason}`, field },
  })
})

test('Refuses a balance above the largest exact number', async () => {
  const much = Number.MAX_SAFE_INTEGER
  const usd = (purpose: 'cash' | 'bank') => ({ purpose, currency: 'USD' })
  const posting = (key: string, amount: number) =>
    samplePosting(key, [
      { account: usd('cash'), amount },
      { account: usd('bank'), amount: -amount },
    ])
  await posted(site.engine, posting('much', much))
  await expect(posted(site.engine, posting('more', 1))).rejects.toMatchObject({ code: 'ledger.too_much' })
  const [cash, bank] = [usd('cash'), usd('bank')]
  const lines = [cash, cash].map((account) => ({ account, amount: much }))
  const both = [...lines, ...[bank, bank].map((account) => ({ account, amount: -much }))]
  await expect(posted(site.engine, samplePosting('both', both))).rejects.toMatchObject({
    code: 'ledger.too_much',
  })
})

test('An entry is reversed in full and only once', async () => {
  const before = await readGatewayBalance()
  const { name } = await posted(site.engine, captured('bounced', 900))
  const back = (entry: string, idempotencyKey: string) =>
    site.engine.write(administrator, (documents) =>
      reverse(documents, entry, { idempotencyKey, memo: 'It bounced' }),
    )
  const reversal = await back(name, 'back')
  expect(await readGatewayBalance()).toBe(before)
  expect(await back(name, 'back')).toEqual(reversal)
  await expect(back(name, 'back again')).rejects.toMatchObject({ code: 'ledger.already_reversed' })
  await expect(back(reversal.name, 'forth')).rejects.toMatchObject({ code: 'ledger.reversal_stays' })
  await expect(back('nowhere', 'nothing')).rejects.toMatchObject({ status: 404 })
})

test('A transaction that fails later has posted nothing', async () => {
  const before = await readGatewayBalance()
  const work = site.engine.write(administrator, async (documents) => {
    await post(documents, captured('undone', 100))
    throw new Error('changed my mind')
  })
  await expect(work).rejects.toThrow('changed my mind')
  expect(await readGatewayBalance()).toBe(before)
})

test('Ten concurrent requests for one account create one', async () => {
  const wanted = creditOf('USR-new')
  const find = () => site.engine.write(administrator, (documents) => findOrCreateAccount(documents, wanted))
  expect(new Set(await Promise.all(Array.from({ length: 10 }, find))).size).toBe(1)
  expect(await read((documents) => getBalance(documents, wanted))).toBe(0)
  expect(await read((documents) => getBalance(documents, creditOf('USR-never')))).toBe(0)
})

test('Concurrent spending never spends a credit twice', async () => {
  const credit = creditOf('USR-kavi')
  await posted(
    site.engine,
    samplePosting('credit', [
      { account: income, amount: 1000 },
      { account: credit, amount: -1000 },
    ]),
  )
  const spend = (number: number) =>
    posted(
      site.engine,
      samplePosting(`spend ${number}`, [
        { account: credit, amount: 300 },
        { account: income, amount: -300 },
      ]),
    )
  const results = await Promise.allSettled(Array.from({ length: 12 }, (_, number) => spend(number)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  const reasons = results.flatMap((one): readonly unknown[] =>
    one.status === 'rejected' ? [one.reason] : [],
  )
  for (const reason of reasons) expect(reason).toMatchObject({ code: 'ledger.overdrawn' })
  expect(await read((documents) => getBalance(documents, credit))).toBe(-100)
})
