import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '#framework/database'
import { administrator } from '#framework/permissions'
import { bookkeepingCheck } from '#money/ledger'
import { reconcile } from '#money/payments'
import { runBooks } from '../books-run/run.ts'
import { Bill } from '../testing/sample-bill.ts'
import type { Action } from '../testing/payment-history.ts'
import { play } from '../testing/play-history.ts'
import { paymentSite } from '../testing/payment-site.ts'

const on = await paymentSite()
const { engine } = on.site
afterAll(on.site.close)

async function plant(...statements: readonly string[]): Promise<void> {
  await inTransaction(engine.database, async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction)
    for (const statement of statements) await sql.raw(statement).execute(transaction)
  })
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

async function newBill(): Promise<string> {
  const values = { amount: 1000, tax: 180, payer: on.member }
  return (await engine.write(administrator, (documents) => documents.insert(Bill, values))).name
}

const fault = null
const open: Action = { what: 'open', tab: 0, fault }
const pays: Action = { what: 'payer', step: 'pays', order: 0 }
const ask: Action = { what: 'ask', fault }
const work: Action = { what: 'work', fault }
const refund = (to: 'source' | 'credit', percent: number): Action => ({
  what: 'refund',
  percent,
  to,
  key: 0,
  fault,
})

async function happen(...actions: readonly Action[]): Promise<void> {
  const bill = await newBill()
  for (const action of actions) await play({ on, bill, late: [], tokens: [] }, action)
}

beforeEach(async () => {
  await on.empty()
  await happen(open, pays, ask)
  await happen(open, pays, ask, refund('source', 40), work, { what: 'bank answers', isGood: true }, ask)
  await happen(open, pays, ask, refund('source', 30), work)
  await happen(open, pays, ask, refund('credit', 100))
  await happen(open)
  await happen(open, pays, pays, { what: 'deliver', event: 0, times: 2, isLost: false }, work)
})

test('Correct payments have no discrepancy in any state', async () => {
  expect(await found()).toEqual([])
})

const paid = `(select min(name) from "Payment" where state = 'captured' and allocation = 'allocated')`
const unallocatedPayment = `(select min(name) from "Payment" where allocation = 'unallocated')`
const unpaid = `(select min(name) from "Payment" where state = 'created')`
const done = `(select min(name) from "Refund" where state = 'done' and destination = 'source')`
const sent = `(select min(name) from "Refund" where state = 'sent')`
const credited = `(select min(name) from "Refund" where destination = 'credit')`
const entryOf = (name: string, kind: string) =>
  `(select name from "Ledger Entry" where source_name = ${name} and kind = '${kind}')`
const without = (entry: string) => [
  `delete from "Ledger Line" where entry = ${entry}`,
  `delete from "Ledger Entry" where name = ${entry}`,
]

test.each([
  ['was never posted', without(entryOf(paid, 'capture')), 'This payment was captured, but not posted'],
  [
    'was posted twice',
    [
      `create temporary table twice on commit drop as select * from "Ledger Entry" where name = ${entryOf(paid, 'capture')}`,
      `update twice set name = 'twice', idempotency_key = 'twice'`,
      `insert into "Ledger Entry" select * from twice`,
    ],
    'This payment was posted more than once',
  ],
  [
    'took another amount',
    [`update "Payment" set captured_amount = captured_amount + 1 where name = ${paid}`],
    'The posted amount of this payment does not match the captured amount',
  ],
  [
    'took another currency',
    [`update "Payment" set captured_currency = 'USD' where name = ${paid}`],
    'The posted amount of this payment does not match the captured amount',
  ],
  [
    'says that it took nothing',
    [`update "Payment" set state = 'failed' where name = ${paid}`],
    'An amount is posted for this payment, but nothing was captured',
  ],
  [
    'no longer exists',
    [`delete from "Payment" where name = ${paid}`],
    'The payment of this entry does not exist',
  ],
])('The bookkeeping check finds a payment that %s', async (_what, statements, problem) => {
  await plant(...statements)
  expect(await found()).toContain(`payments.captures: ${problem}`)
})

test.each([
  [
    'exceeds what was captured',
    [`update "Refund" set amount = 1001 where name = ${done}`],
    'The refunds are higher than the captured amount',
  ],
  [
    'is not what its payment says',
    [
      `update "Payment" set refunded_amount = 1 where name = (select payment from "Refund" where name = ${done})`,
    ],
    'The refunded amount of this payment does not match its refunds',
  ],
  [
    'its payment’s state does not know',
    [
      `update "Payment" set state = 'captured' where name = (select payment from "Refund" where name = ${done})`,
    ],
    'The state of this payment does not match its refunds',
  ],
  ['was never posted', without(entryOf(sent, 'refund')), 'This refund was not posted'],
  [
    'failed and was not reversed',
    [`update "Refund" set state = 'failed' where name = ${sent}`],
    'This refund failed, but its entries were not reversed',
  ],
  [
    'is done and was never paid',
    without(entryOf(done, 'refund paid')),
    'This refund is completed, but was not posted to the gateway account',
  ],
  [
    'was paid and is not done',
    [`update "Refund" set state = 'sent' where name = ${done}`],
    'This refund is in progress, but its amount is not recorded as due',
  ],
  [
    'gave credit of another amount',
    [`update "Refund" set amount = 999 where name = ${credited}`],
    'This refund was paid to credit, but no credit was posted',
  ],
  [
    'moved more than its amount',
    [`update "Ledger Line" set amount = amount + 1 where entry = ${entryOf(sent, 'refund')} and amount > 0`],
    'The entries of this refund do not match its amount',
  ],
])('The bookkeeping check finds a refund that %s', async (_what, statements, problem) => {
  await plant(...statements)
  expect(await found()).toContain(`payments.refunds: ${problem}`)
})

test.each([
  ['a payment that nobody posted', `update "Payment" set captured_amount = 2000 where name = ${paid}`],
  ['a refund with a false state', `update "Refund" set state = 'done' where name = ${sent}`],
  [
    'a line on its account that was changed',
    `update "Ledger Line" set amount = amount - 5 where entry = ${entryOf(paid, 'capture')} and amount > 0`,
  ],
])('The bookkeeping check finds a wrong gateway account by %s', async (_what, statement) => {
  await plant(statement)
  expect(await found()).toContain(
    'payments.gateways: This account does not match the gateway’s captures minus refunds',
  )
})

test('Finds money undecided for more than a day, and money held by staff for more than thirty', async () => {
  const older = (days: number) =>
    plant(
      `update "Payment" set captured_at = captured_at - interval '${days} days' where name = ${unallocatedPayment}`,
    )
  await older(1)
  expect(await found()).toEqual([])
  on.wait(10)
  expect(await found()).toEqual([
    'payments.unallocated: This payment has been unallocated for more than a day',
  ])
  await plant(`update "Payment" set is_held = 1 where name = ${unallocatedPayment}`)
  expect(await found()).toEqual([])
  await older(30)
  expect(await found()).toEqual(['payments.unallocated: This payment has been on hold for more than 30 days'])
})

test('Finds an unallocated payments account with a wrong balance', async () => {
  await plant(
    `update "Payment" set allocation = 'allocated', attention = null where name = ${unallocatedPayment}`,
  )
  expect(await found()).toEqual(
    expect.arrayContaining([
      'payments.unallocated: This account does not match the unallocated payments',
      'payments.owners: This payment is allocated, but its amount is still unallocated in the books',
    ]),
  )
})

test.each([
  [
    'nobody says what became of it',
    `allocation = 'none'`,
    'The payment was captured, but is neither allocated nor unallocated',
  ],
  [
    'it pays for nothing',
    `reference_name = null`,
    'This payment is marked as allocated, but refers to no document',
  ],
  [
    'it never went back',
    `allocation = 'refunded'`,
    'This payment is marked as refunded, but was not refunded',
  ],
  [
    'its accounts are missing',
    `credits = '[]'`,
    'The credited accounts of this payment are missing or incomplete',
  ],
])('Finds captured money with a wrong allocation: %s', async (_what, change, problem) => {
  await plant(`update "Payment" set ${change} where name = ${paid}`)
  expect(await found()).toContain(`payments.owners: ${problem}`)
})

test('Finds an event that stayed unprocessed for an hour', async () => {
  await plant(`update "Gateway Event" set state = 'stored'`)
  expect(await found()).toEqual([])
  on.wait(61)
  expect(await found()).toEqual([
    'payments.up_to_date: This event arrived more than an hour ago and is not processed',
  ])
})

test('Finds an ended payment and a decided refund that were left for a day', async () => {
  await plant(
    `update "Payment" set expires_at = expires_at - interval '2 days' where name = ${unpaid}`,
    `update "Refund" set creation = creation - interval '2 days', state = 'requested' where name = ${sent}`,
  )
  expect(await found()).toEqual([
    'payments.up_to_date: This payment ended more than a day ago, but its final status was not checked with the gateway',
    'payments.up_to_date: This refund was approved more than a day ago, but not sent',
  ])
})

test('Due reconciliation runs before the bookkeeping check reports it', async () => {
  on.wait(15)
  await reconcile(on.context)
  on.wait(24 * 60)
  await reconcile(on.context)
  expect((await found()).filter((problem) => !problem.includes('not sent'))).toEqual([])
})
