import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRewardSite, type RewardSite } from './testing/sample-site.ts'

let fixture: RewardSite
beforeAll(async () => {
  fixture = await openRewardSite()
  const customer = await fixture.site.userWith('Customer')
  await fixture.earn(customer, { reference: 'first', amount: 1_000_00 })
  await fixture.night(8)
  await fixture.spend(customer, await fixture.newSale(customer, 500_00), 30)
  await fixture.returnAllBut(3, 'first')
})
afterAll(() => fixture.site.close())

async function executeUnchecked(statement: string): Promise<void> {
  await fixture.site.engine.database.kysely.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction)
    await sql.raw(statement).execute(transaction)
  })
}

const problems = async () => (await fixture.discrepancies()).map(({ problem }) => problem)

test('Points that were earned, spent and taken back have no discrepancy', async () => {
  expect(await problems()).toEqual([])
})

test.each([
  ['"Reward Entry"', 'used_points', 'The balance of these reward points does not match the entries'],
  ['"Reward Entry"', 'reversed_points', 'The points of this entry do not match its changes'],
  ['"Payment"', 'captured_amount', 'This payment does not match the points that it used'],
])('Figures of %s that were changed by hand are found: %s', async (table, column, problem) => {
  await executeUnchecked(`update ${table} set ${column} = ${column} - 1`)
  expect(await problems()).toContain(problem)
  await executeUnchecked(`update ${table} set ${column} = ${column} + 1`)
  expect(await problems()).toEqual([])
})
