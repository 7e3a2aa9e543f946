import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import { testSite, type TestSite } from '#framework/testing'
import { findOrCreateAccount, ledger } from '../index.ts'
import { captured, creditOf, gateway, income, posted } from '../testing/sample-posting.ts'

let site: TestSite
let entry: string
let [cash, earned, credit, dollars] = ['', '', '', '']
beforeAll(async () => {
  site = await testSite([ledger])
  const account = (wanted: Parameters<typeof findOrCreateAccount>[1]) =>
    site.engine.write(administrator, (documents) => findOrCreateAccount(documents, wanted))
  cash = await account(gateway)
  earned = await account(income)
  credit = await account(creditOf('USR-kavi'))
  dollars = await account({ purpose: 'cash', currency: 'USD' })
  entry = (await posted(site.engine, captured('standing', 1000))).name
})
afterAll(() => site.close())

async function sql(...statements: readonly string[]): Promise<void> {
  const session = await site.engine.database.pool.connect()
  try {
    await session.query('begin')
    for (const statement of statements) await session.query(statement)
    await session.query('commit')
  } catch (error) {
    await session.query('rollback')
    throw error
  } finally {
    session.release()
  }
}

const who = `'x', localtimestamp, localtimestamp, 'x'`

const head = (name: string, rest: { total?: number; lines?: number; day?: string } = {}) => `
  insert into "Ledger Entry" (name, owner, creation, modified, modified_by, kind, posting_date, currency, total, line_count,
    source_type, source_name, idempotency_key, fingerprint)
  values ('${name}', ${who}, 'adjustment', '${rest.day ?? '2026-11-01'}', 'INR', ${rest.total ?? 5}, ${rest.lines ?? 2},
    'Sample', 'S', '${name}', 'f')`

function line(place: string, account: string, amount: number | string): string {
  const [of = '', number = ''] = place.split(' ')
  const [units, currency = 'INR'] = String(amount).split(' ')
  return `
  insert into "Ledger Line" (name, owner, creation, modified, modified_by, entry, line_number, account, amount, currency,
    posting_date, sequence, balance)
  values ('${of}-${number}', ${who}, '${of}', ${number}, '${account}', ${units}, '${currency}', '2026-11-01', 0, 0)`
}

const refusedAs = (constraint: string): unknown => expect.objectContaining({ constraint })

test('Accepts complete lines written by SQL, which the database numbers', async () => {
  await sql(head('whole'), line('whole 1', cash, 5), line('whole 2', earned, -5))
  const { rows } = await site.engine.database.pool.query(
    `select sequence, balance from "Ledger Line" where entry = 'whole' order by line_number`,
  )
  expect(rows).toEqual([
    { sequence: 2, balance: 1005 },
    { sequence: 2, balance: -1005 },
  ])
})

test('Refuses to commit an entry that is unbalanced or incomplete', async () => {
  const cases: readonly (readonly [string, readonly string[]])[] = [
    ['Ledger Entry.unbalanced', [head('a'), line('a 1', cash, 5), line('a 2', earned, -4)]],
    ['Ledger Entry.lines', [head('b')]],
    ['Ledger Entry.lines', [head('c', { lines: 3 }), line('c 1', cash, 5), line('c 2', earned, -5)]],
    ['Ledger Entry.lines', [head('d', { lines: 1 }), line('d 1', cash, 5)]],
    ['Ledger Entry.total', [head('e', { total: 6 }), line('e 1', cash, 5), line('e 2', earned, -5)]],
  ]
  for (const [constraint, statements] of cases)
    await expect(sql(...statements), constraint).rejects.toEqual(refusedAs(constraint))
})

test('Refuses a late line, a zero amount, another currency and a missing account', async () => {
  const cases: readonly (readonly [string, readonly string[]])[] = [
    ['Ledger Line.too late', [line(`${entry} 3`, cash, 5), line(`${entry} 4`, earned, -5)]],
    ['Ledger Line.too late', [line(`${entry} 0`, cash, 5)]],
    ['Ledger Line.entry+line_number unique', [line(`${entry} 2`, cash, 5).replace(`${entry}-2`, 'other')]],
    ['Ledger Line.entry first', [line('nowhere 1', cash, 5)]],
    ['Ledger Line.zero', [head('f'), line('f 1', cash, 0)]],
    ['Ledger Line.currency', [head('g'), line('g 1', dollars, 5)]],
    ['Ledger Line.currency', [head('h'), line('h 1', cash, '5 USD')]],
    ['Ledger Line.no account', [head('i'), line('i 1', 'nowhere', 5)]],
    ['Ledger Line.overdrawn', [head('j'), line('j 1', credit, 5), line('j 2', earned, -5)]],
  ]
  for (const [constraint, statements] of cases)
    await expect(sql(...statements), constraint).rejects.toEqual(refusedAs(constraint))
})

test('Posted entries are neither changed nor deleted', async () => {
  const cases: readonly (readonly [RegExp, string])[] = [
    [/append-only/, 'update "Ledger Entry" set memo = null'],
    [/append-only/, `delete from "Ledger Entry" where name = '${entry}'`],
    [/append-only/, 'update "Ledger Line" set amount = amount + 1'],
    [/append-only/, `delete from "Ledger Line" where entry = '${entry}'`],
    [/append-only/, 'truncate "Ledger Line", "Ledger Entry", "Ledger Account", "Closing Balance"'],
    [/moves with lines alone/, 'update "Ledger Account" set balance = 0'],
    [/moves with lines alone/, 'update "Ledger Account" set line_count = line_count + 1'],
    [/cannot change/, `update "Ledger Account" set currency = 'USD' where name = '${cash}'`],
    [/cannot change/, `update "Ledger Account" set may_go_below = 1 where name = '${credit}'`],
    [/An account stays/, `delete from "Ledger Account" where name = '${dollars}'`],
    [
      /cannot be overdrawn/,
      `insert into "Ledger Account" select 'y', owner, creation, modified, modified_by, docstatus, idx,
      account_name, kind, purpose, party_type, 'somebody', currency, 1, 0, 0 from "Ledger Account" where name = '${credit}'`,
    ],
  ]
  for (const [words, statement] of cases) await expect(sql(statement), statement).rejects.toThrow(words)
})

test('Nobody writes into a closed period', async () => {
  await sql(`insert into "Period Close" (name, owner, creation, modified, modified_by, until, account_count)
    values ('p', ${who}, '2025-03-31', 0)`)
  const late = [head('late', { day: '2025-03-31' }), line('late 1', cash, 5), line('late 2', earned, -5)]
  await expect(sql(...late)).rejects.toEqual(refusedAs('Ledger Entry.closed period'))
  await expect(
    sql(`insert into "Period Close" (name, owner, creation, modified, modified_by, until, account_count)
      values ('q', ${who}, '2024-03-31', 0)`),
  ).rejects.toEqual(refusedAs('Period Close.earlier'))
})

test('Nobody writes the books as documents, not even Administrator', async () => {
  const office = await site.userWith('School Office')
  const values = { account_name: 'Mine', kind: 'asset', purpose: 'cash', currency: 'INR' }
  for (const client of [site.guest, office, await site.userWith('System Manager'), site.administrator]) {
    expect((await client.post('/api/resource/Ledger Account', values)).status).toBe(403)
    expect((await client.put(`/api/resource/Ledger Entry/${entry}`, { memo: 'x' })).status).toBe(403)
    expect((await client.delete(`/api/resource/Ledger Line/${entry}-1`)).status).toBe(403)
  }
  expect((await office.get('/api/resource/Ledger Line', { fields: ['name'] })).rows.length).toBeGreaterThan(0)
  for (const role of ['Store Manager', 'Customer'] as const) {
    const client = await site.userWith(role)
    expect((await client.get('/api/resource/Ledger Line')).status).toBe(403)
  }
})
