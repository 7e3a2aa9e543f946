import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '#framework/database'
import { administrator } from '#framework/permissions'
import { bookkeepingCheck } from '#money/ledger'
import { reconcile } from '#money/payments'
import { runBooks } from '../books-run/run-books.ts'
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
  return outcomes.flatMap(({ check, faults }) => faults.map(({ problem }) => `${check}: ${problem}`))
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

/** Paid; paid and a part sent back; paid and a part on its way; paid and given as credit; opened alone; taken twice. */
beforeEach(async () => {
  await on.empty()
  await happen(open, pays, ask)
  await happen(open, pays, ask, refund('source', 40), work, { what: 'bank answers', isGood: true }, ask)
  await happen(open, pays, ask, refund('source', 30), work)
  await happen(open, pays, ask, refund('credit', 100))
  await happen(open)
  await happen(open, pays, pays, { what: 'deliver', event: 0, times: 2, isLost: false }, work)
})

test('payments that are in order have no fault, whatever state they are in', async () => {
  expect(await found()).toEqual([])
})

const paid = `(select min(name) from "Payment" where state = 'captured' and application = 'applied')`
const unallocatedPayment = `(select min(name) from "Payment" where application = 'unapplied')`
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
  [
    'was never posted',
    without(entryOf(paid, 'capture')),
    'Money was taken for this payment, and never posted',
  ],
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
    'What was posted for this payment is not what was taken',
  ],
  [
    'took another currency',
    [`update "Payment" set captured_currency = 'USD' where name = ${paid}`],
    'What was posted for this payment is not what was taken',
  ],
  [
    'says that it took nothing',
    [`update "Payment" set state = 'failed' where name = ${paid}`],
    'Money was posted for this payment, and it says that none was taken',
  ],
  ['is gone', [`delete from "Payment" where name = ${paid}`], 'This entry is of a payment that is not there'],
])('a payment that %s is found', async (_what, statements, problem) => {
  await plant(...statements)
  expect(await found()).toContain(`payments.captures: ${problem}`)
})

test.each([
  [
    'goes beyond what was taken',
    [`update "Refund" set amount = 1001 where name = ${done}`],
    'More is paid back than was taken',
  ],
  [
    'is not what its payment says',
    [
      `update "Payment" set refunded_amount = 1 where name = (select payment from "Refund" where name = ${done})`,
    ],
    'What this payment says is paid back is not what its refunds say',
  ],
  [
    'its payment’s state does not know',
    [
      `update "Payment" set state = 'captured' where name = (select payment from "Refund" where name = ${done})`,
    ],
    'The state of this payment is not that of its refunds',
  ],
  ['was never posted', without(entryOf(sent, 'refund')), 'This refund was never posted'],
  [
    'failed and was not taken back',
    [`update "Refund" set state = 'failed' where name = ${sent}`],
    'This refund failed, and what was posted for it was not taken back',
  ],
  [
    'is done and was never paid',
    without(entryOf(done, 'refund paid')),
    'This refund is done, and not paid from its gateway',
  ],
  [
    'was paid and is not done',
    [`update "Refund" set state = 'sent' where name = ${done}`],
    'This refund is under way, and nobody is owed its amount',
  ],
  [
    'gave credit of another amount',
    [`update "Refund" set amount = 999 where name = ${credited}`],
    'This refund went to credit, and nobody got its amount',
  ],
  [
    'moved more than its amount',
    [`update "Ledger Line" set amount = amount + 1 where entry = ${entryOf(sent, 'refund')} and amount > 0`],
    'This refund moved more than its amount',
  ],
])('a refund that %s is found', async (_what, statements, problem) => {
  await plant(...statements)
  expect(await found()).toContain(`payments.refunds: ${problem}`)
})

test.each([
  ['a payment that nobody posted', `update "Payment" set captured_amount = 2000 where name = ${paid}`],
  ['a refund that is said to be done', `update "Refund" set state = 'done' where name = ${sent}`],
  [
    'a line on its account that was changed',
    `update "Ledger Line" set amount = amount - 5 where entry = ${entryOf(paid, 'capture')} and amount > 0`,
  ],
])('a gateway’s account that does not fit is found by %s', async (_what, statement) => {
  await plant(statement)
  expect(await found()).toContain(
    'payments.gateways: This account does not hold what its gateway took and did not pay back',
  )
})

test('money that waits for a decision for more than a day is found, and what staff hold after thirty', async () => {
  const older = (days: number) =>
    plant(
      `update "Payment" set captured_at = captured_at - interval '${days} days' where name = ${unallocatedPayment}`,
    )
  await older(1)
  expect(await found()).toEqual([])
  on.wait(10)
  expect(await found()).toEqual([
    'payments.unapplied: This money has waited for a decision for more than a day',
  ])
  await plant(`update "Payment" set is_held = 1 where name = ${unallocatedPayment}`)
  expect(await found()).toEqual([])
  await older(30)
  expect(await found()).toEqual([
    'payments.unapplied: This money has been held without a decision for more than thirty days',
  ])
})

test('an account of unapplied money that holds something else is found', async () => {
  await plant(
    `update "Payment" set application = 'applied', attention = null where name = ${unallocatedPayment}`,
  )
  expect(await found()).toEqual(
    expect.arrayContaining([
      'payments.unapplied: This account does not hold what waits for a decision',
      'payments.owners: This payment found its owner, and its money still waits',
    ]),
  )
})

test.each([
  [
    'nobody says what became of it',
    `application = 'none'`,
    'Money was taken, and nobody says what became of it',
  ],
  [
    'it pays for nothing',
    `reference_name = null`,
    'This payment is said to pay for something, and names nothing',
  ],
  ['it never went back', `application = 'returned'`, 'This money is said to have gone back, and has not'],
  [
    'its accounts are not told',
    `credits = '[]'`,
    'The accounts that this payment went to are not told, or not with all of it',
  ],
])('money that belongs to nobody is found: %s', async (_what, change, problem) => {
  await plant(`update "Payment" set ${change} where name = ${paid}`)
  expect(await found()).toContain(`payments.owners: ${problem}`)
})

test('an event that nobody worked off for an hour is found', async () => {
  await plant(`update "Gateway Event" set state = 'stored'`)
  expect(await found()).toEqual([])
  on.wait(61)
  expect(await found()).toEqual([
    'payments.up_to_date: This event came more than an hour ago, and nobody has worked it off',
  ])
})

test('a payment that ended and a refund that was decided, both forgotten for a day, are found', async () => {
  await plant(
    `update "Payment" set expires_at = expires_at - interval '2 days' where name = ${unpaid}`,
    `update "Refund" set creation = creation - interval '2 days', state = 'requested' where name = ${sent}`,
  )
  expect(await found()).toEqual([
    'payments.up_to_date: This payment ended more than a day ago, and the gateway was not asked how',
    'payments.up_to_date: This refund was decided more than a day ago, and not sent',
  ])
})

test('what the reconciler finds to do is done before the books complain', async () => {
  on.wait(15)
  await reconcile(on.context)
  on.wait(24 * 60)
  await reconcile(on.context)
  expect((await found()).filter((problem) => !problem.includes('not sent'))).toEqual([])
})
