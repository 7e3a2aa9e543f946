import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '#framework/database'
import { docType, everything, text } from '#framework/doctypes'
import { defineModule } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { testSite } from '#framework/testing'
import { manualPayments } from '#money/manual-payments'
import { bookkeepingCheck, ledger } from '#money/ledger'
import { payments } from '#money/payments'
import { issueReceipt, receipts } from '#money/receipts'
import { notifications } from '#site/notifications'
import { books } from '../index.ts'
import { bills } from '../testing/sample-bill.ts'
import { runBooks } from '../books-run/run.ts'

const Business = docType('Business', {
  fields: { business_name: text() },
  access: { 'System Manager': everything },
})
const businesses = defineModule({ name: 'sample_businesses', docTypes: [Business] })
const site = await testSite([
  notifications,
  ledger,
  payments,
  receipts,
  manualPayments,
  books,
  bills,
  businesses,
])
const { engine } = site
afterAll(site.close)

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
    checks: engine.extensions(bookkeepingCheck).filter(({ name }) => name.startsWith('receipts.')),
  })
  return outcomes.flatMap(({ check, discrepancies }) =>
    discrepancies.map(({ problem }) => `${check}: ${problem}`),
  )
}

const payment = (name: string, amount: number) => `
  insert into "Payment" (name, owner, creation, modified, modified_by, state, amount, currency, gateway, captured_amount,
    captured_currency, captured_at, allocation, idempotency_key, opened_at)
  values ('${name}', 'Administrator', localtimestamp, localtimestamp, 'Administrator', 'captured', ${amount}, 'INR', 'Sandbox',
    ${amount}, 'INR', localtimestamp, 'allocated', '${name}', localtimestamp)`

const give = (name: string, amount: number) =>
  engine.write(administrator, (documents) =>
    issueReceipt(documents, {
      source: { type: 'Payment', name },
      organisation: null,
      amount,
      payer: { name: 'Meena', email: null, phone: null, user: null },
      reference: null,
      lines: [{ description: 'Fees', amount }],
      method: 'UPI',
      receivedOn: documents.today,
    }),
  )

const names = ['PAY-1', 'PAY-2', 'PAY-3']

beforeEach(async () => {
  await plant(
    'delete from "Receipt Line"',
    'delete from "Receipt"',
    'delete from "Receipt Series"',
    'delete from "Payment"',
  )
  for (const [index, name] of names.entries()) {
    await plant(payment(name, 500 + index))
    await give(name, 500 + index)
  }
})

test('Receipts without a gap, each for its payment, have no discrepancy', async () => {
  expect(await found()).toEqual([])
})

test.each([
  ['is missing in the middle', `delete from "Receipt" where number = 2`, 'A number of this year is missing'],
  ['is missing at the start', `delete from "Receipt" where number = 1`, 'A number of this year is missing'],
  [
    'is missing at the end',
    `delete from "Receipt" where number = 3`,
    'The last number of this year does not match its last receipt',
  ],
  [
    'has a day of another year',
    `update "Receipt" set issued_on = issued_on - interval '2 years' where number = 2`,
    'A receipt of this year has a date in another year',
  ],
  [
    'belongs to no series',
    `update "Receipt" set series = 'gone' where number = 2`,
    'This receipt does not belong to a series',
  ],
])('The bookkeeping check finds a receipt that %s', async (_what, statement, problem) => {
  await plant(statement)
  expect(await found()).toContain(`receipts.gapless: ${problem}`)
})

test.each([
  ['names no payment', `update "Receipt" set payment = null where number = 2`, 'This receipt has no payment'],
  [
    'names a payment that no longer exists',
    `delete from "Payment" where name = 'PAY-2'`,
    'This receipt has no payment',
  ],
  [
    'is for a payment without money',
    `update "Payment" set captured_amount = 0 where name = 'PAY-2'`,
    'The payment of this receipt was not captured',
  ],
  [
    'has another amount',
    `update "Receipt" set amount = amount + 1 where number = 2`,
    'The amount of this receipt does not match its payment',
  ],
  [
    'gave back more than it is for',
    `update "Receipt" set returned = amount + 1 where number = 2`,
    'The refunds are higher than the amount of this receipt',
  ],
])('The bookkeeping check finds that a receipt %s', async (_what, statement, problem) => {
  await plant(statement)
  expect(await found()).toContain(`receipts.matched: ${problem}`)
})

test('The bookkeeping check finds a payment without a receipt after a day', async () => {
  await plant(payment('PAY-4', 900))
  expect(await found()).toEqual([])
  await plant(`update "Payment" set captured_at = captured_at - interval '25 hours' where name = 'PAY-4'`)
  expect(await found()).toEqual([
    'receipts.matched: The payment was captured more than a day ago, but has no receipt',
  ])
})

test('The bookkeeping check finds a duplicate receipt number', async () => {
  await plant('alter table "Receipt" drop constraint "Receipt.series+number unique"')
  await plant(`update "Receipt" set number = 1 where number = 2`)
  expect(await found()).toContain('receipts.gapless: A number of this year was used twice')
})
