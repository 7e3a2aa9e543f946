import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { countStatements, inTransaction } from '#framework/database'
import { administrator } from '#framework/permissions'
import { testSite } from '#framework/testing'
import { bookkeepingCheck, ledger, post, reverse, type Posting } from '#money/ledger'
import { notifications } from '#site/notifications'
import { books } from '../index.ts'
import { runBooks } from '../books-run/run.ts'

const site = await testSite([notifications, ledger, books])
afterAll(site.close)

const { engine } = site
const tables = ['Closing Balance', 'Period Close', 'Ledger Line', 'Ledger Entry']
/** Accounts stay, because the ledger caches their names. */
const emptied = `update "Ledger Account" set balance = 0, line_count = 0, currency = 'INR', may_go_below = 1,
  kind = case purpose when 'gateway' then 'asset' else 'income' end`

async function plant(...statements: readonly string[]): Promise<void> {
  await inTransaction(engine.database, async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction)
    for (const statement of statements) await sql.raw(statement).execute(transaction)
  })
}

const school = { purpose: 'income', party: { type: 'DocType', name: 'Contribution' } } as const
const gateway = { purpose: 'gateway', party: { type: 'Gateway', name: 'Sandbox' } } as const

function paid(amount: number, rest: Partial<Posting> = {}) {
  const posting: Posting = {
    kind: 'capture',
    lines: [
      { account: gateway, amount },
      { account: school, amount: -amount },
    ],
    source: { type: 'Payment', name: 'PAY-1' },
    idempotencyKey: `capture:${amount}`,
    ...rest,
  }
  return engine.write(administrator, (documents) => post(documents, posting))
}

async function found() {
  const { outcomes } = await runBooks({
    step: (part) => engine.write(administrator, part),
    site: engine.settings,
    checks: engine.extensions(bookkeepingCheck),
  })
  return outcomes.flatMap(({ check, discrepancies }) =>
    discrepancies.map(({ problem }) => `${check}: ${problem}`),
  )
}

let first = ''
let second = ''

beforeEach(async () => {
  await plant(...tables.map((table) => `delete from "${table}"`), emptied)
  first = (await paid(100)).name
  second = (await paid(250)).name
  await paid(75)
})

test('The bookkeeping check reports no discrepancy for correct books', async () => {
  await engine.write(administrator, (documents) =>
    reverse(documents, first, { idempotencyKey: 'back', memo: 'A mistake' }),
  )
  expect(await found()).toEqual([])
})

test.each([
  [
    'a line is missing',
    `delete from "Ledger Line" where entry = '{}' and amount < 0`,
    'Lines of this entry are missing or duplicated',
  ],
  [
    'an amount was changed',
    `update "Ledger Line" set amount = amount + 1 where entry = '{}' and amount < 0`,
    'The lines of this entry do not balance',
  ],
  [
    'a total was changed',
    `update "Ledger Entry" set total = 1 where name = '{}'`,
    'The total of this entry does not equal its debits',
  ],
  [
    'a line has another currency',
    `update "Ledger Line" set currency = 'USD' where entry = '{}' and amount < 0`,
    'A line of this entry has a different currency or date',
  ],
  [
    'an entry is missing',
    `delete from "Ledger Entry" where name = '{}'`,
    'This line does not belong to an entry',
  ],
  [
    'a line was added later',
    `insert into "Ledger Line" (name, owner, creation, modified, modified_by, entry, line_number, account, amount, currency, posting_date, sequence, balance)
    select 'late', owner, creation, modified, modified_by, entry, 3, account, 0, currency, posting_date, 4, balance from "Ledger Line" where entry = '{}' limit 1`,
    'Lines of this entry are missing or duplicated',
  ],
])('The bookkeeping check finds an incomplete entry: %s', async (_what, statement, problem) => {
  await plant(statement.replaceAll('{}', second))
  expect(await found()).toContain(`ledger.entries_balance: ${problem}`)
})

test.each([
  [
    'a checkpoint was changed',
    `update "Ledger Line" set balance = balance + 1 where entry = '{}' and amount > 0`,
    'The running balance is wrong from here',
  ],
  [
    'both sides of an entry were changed',
    `update "Ledger Line" set amount = amount * 2 where entry = '{}'`,
    'The running balance is wrong from here',
  ],
  [
    'a number was left out',
    `update "Ledger Line" set sequence = sequence + 7 where entry = '{}' and amount > 0`,
    'The line numbers of this account are out of sequence from here',
  ],
  [
    'an account says something else than its lines',
    `update "Ledger Account" set balance = balance + 1 where kind = 'asset'`,
    'The balance of this account does not equal the sum of its lines',
  ],
  [
    'an account counts another number of lines',
    `update "Ledger Account" set line_count = 9 where kind = 'asset'`,
    'The balance of this account does not equal the sum of its lines',
  ],
  [
    'an account is overdrawn',
    `update "Ledger Account" set may_go_below = 0, kind = 'liability' where kind = 'asset'`,
    'This account is overdrawn, which is not allowed',
  ],
  [
    'an account has another currency',
    `update "Ledger Account" set currency = 'USD' where kind = 'asset'`,
    'A line of this account has a different currency',
  ],
])(
  'The bookkeeping check finds a balance that differs from its lines: %s',
  async (_what, statement, problem) => {
    await plant(statement.replaceAll('{}', second))
    expect(await found()).toContain(`ledger.running_balances: ${problem}`)
  },
)

test('The bookkeeping check names the first wrong line of an account', async () => {
  await plant(`update "Ledger Line" set amount = amount * 2 where entry = '${second}'`)
  expect((await found()).filter((fault) => fault.includes('from here'))).toHaveLength(2)
})

test('The bookkeeping check finds a reversal that differs from its entry', async () => {
  await plant(`update "Ledger Entry" set reverses = '${first}' where name = '${second}'`)
  expect(await found()).toEqual(['ledger.reversals: This reversal does not match the entry it reverses'])
})

async function close(until: string) {
  await engine.write(administrator, (documents) =>
    engine.call(methodNamed('mela.ledger.close_period'), documents, { args: { until } }),
  )
}

function methodNamed(name: string) {
  const found = engine.findMethod(name)
  if (!found) throw new Error(`There is no method ${name}`)
  return found
}

test('Intact closed periods have no discrepancy, and an entry written into one is found', async () => {
  const lateLast = `update "Ledger Entry" set posting_date = '2025-01-10' where name = '${second}'`
  await paid(500, { postingDate: '2024-03-01' })
  await paid(600, { postingDate: '2024-08-01' })
  await close('2024-03-31')
  await close('2024-12-31')
  await close('2025-12-31')
  expect(await found()).toEqual([])
  await plant(lateLast, `update "Ledger Line" set posting_date = '2025-01-10' where entry = '${second}'`)
  expect(await found()).toEqual([
    'ledger.closed_periods: An entry was dated in this period after it was closed, or its closing balances were changed',
  ])
})

test.each([
  [
    'changed',
    `update "Closing Balance" set balance = balance - 1`,
    'An entry was dated in this period after it was closed, or its closing balances were changed',
  ],
  [
    'missing',
    `delete from "Closing Balance" where balance > 0`,
    'An entry was dated in this period after it was closed, or its closing balances were changed',
  ],
  [
    'too few for what the close says',
    `update "Period Close" set account_count = 3`,
    'Closing balances of this period are missing or duplicated',
  ],
])('The bookkeeping check finds closing balances that are %s', async (_what, statement, problem) => {
  await paid(500, { postingDate: '2024-03-01' })
  await close('2024-03-31')
  await plant(statement)
  expect(await found()).toEqual([`ledger.closed_periods: ${problem}`])
})

test('A hundred discrepancies of a kind are told, and all are counted', async () => {
  for (let amount = 1000; amount < 1120; amount += 1) await paid(amount)
  await plant(`update "Ledger Entry" set total = total + 1`)
  const { outcomes, ok } = await runBooks({
    step: (part) => engine.write(administrator, part),
    site: engine.settings,
    checks: engine.extensions(bookkeepingCheck),
  })
  const [entries] = outcomes
  expect([ok, entries?.count, entries?.discrepancies.length]).toEqual([false, 123, 100])
})

test('Each check takes one statement, however many rows it reads', async () => {
  for (const check of engine.extensions(bookkeepingCheck)) {
    const { statements } = await countStatements(() =>
      engine.read(administrator, (documents) => check.run(documents, engine.settings)),
    )
    expect({ check: check.name, isOne: statements.length <= 1 }).toEqual({ check: check.name, isOne: true })
  }
})
