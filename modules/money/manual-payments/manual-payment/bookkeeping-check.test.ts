import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import { bookkeepingCheck } from '#money/ledger'
import { readField, openManualPaymentSite, type ManualPaymentSite } from '../testing/sample-site.ts'

let fixture: ManualPaymentSite
beforeAll(async () => {
  fixture = await openManualPaymentSite()
})
afterAll(() => fixture.close())

async function listDiscrepancies() {
  const { engine } = fixture.site
  const check = engine.extensions(bookkeepingCheck).find(({ name }) => name === 'manual_payments.booked')
  if (!check) throw new Error('The check of manual payments is missing')
  return engine.read(administrator, (documents) => check.run(documents, engine.settings))
}

async function executeUnchecked(statement: string): Promise<void> {
  await fixture.site.engine.database.kysely.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction)
    await sql.raw(statement).execute(transaction)
  })
}

async function newCheque(number: string): Promise<string> {
  const today = await fixture.site.engine.read(administrator, async (documents) => documents.today)
  const details = { method: 'cheque', reference_number: number, bank: 'Canara Bank', cheque_date: today }
  return fixture.received(await fixture.newFee({ payer_email: 'meena@example.org' }), details)
}

test('Manual payments with every kind of event have no discrepancy, and a payer sees their cheque', async () => {
  await fixture.received(await fixture.newFee())
  const [cleared, bounced, late] = [await newCheque('1'), await newCheque('2'), await newCheque('3')]
  await fixture.call('mark_cleared', { name: cleared })
  await fixture.call('bounce', { name: bounced })
  await fixture.call('mark_cleared', { name: late })
  await fixture.call('bounce', { name: late })
  await fixture.call('cancel_payment', { name: await fixture.received(await fixture.newFee()) })
  const fee = await fixture.newFee()
  const expected = await fixture.call('expect_cash', { reference_type: 'Sample Fee', reference_name: fee })
  const name = readField(expected.message, 'name')
  await fixture.call('collect_cash', { name })
  await fixture.call('deposit_cash', { name })
  expect(await listDiscrepancies()).toEqual([])

  await fixture.site.engine.drainEvents()
  const filters = { recipient: 'meena@example.org', event: 'manual_payments.bounced' }
  expect(
    (await fixture.site.administrator.get('/api/resource/Outbox Message', { filters })).rows,
  ).toHaveLength(2)
})

const one = (state: string) => `name = (select min(name) from "Manual Payment" where state = '${state}')`

test.each([
  [`update "Manual Payment" set entry = null where ${one('received')}`, 'It has no entry'],
  [`update "Manual Payment" set amount = 1 where ${one('received')}`, 'Its entry has a different amount'],
  [
    `update "Manual Payment" set state = 'bounced' where ${one('cleared')}`,
    'It has ended, but its entry was not reversed',
  ],
  [
    `update "Manual Payment" set state = 'cleared' where ${one('bounced')}`,
    'It is cleared, but the bank account has no entry',
  ],
  [
    `update "Receipt" set state = 'cancelled' where manual_payment = (select min(name) from "Manual Payment" where state = 'received')`,
    'It must have exactly one receipt',
  ],
  [`update "Cash Collection" set deposit_entry = null`, 'It is deposited, but has no deposit entry'],
  [`update "Cash Collection" set state = 'due'`, 'It has an entry, but is not collected'],
])('Finds a wrong manual payment: %s', async (statement, problem) => {
  const tables = ['Manual Payment', 'Cash Collection', 'Receipt']
  for (const table of tables) await executeUnchecked(`create table "kept ${table}" as table "${table}"`)
  await executeUnchecked(statement)
  expect((await listDiscrepancies()).map((fault) => fault.problem)).toContain(problem)
  for (const table of tables) {
    await executeUnchecked(`delete from "${table}"`)
    await executeUnchecked(`insert into "${table}" select * from "kept ${table}"`)
    await executeUnchecked(`drop table "kept ${table}"`)
  }
  expect(await listDiscrepancies()).toEqual([])
})
