import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openVolunteerCreditSite, type VolunteerCreditSite } from './testing/sample-site.ts'

let fixture: VolunteerCreditSite
beforeAll(async () => {
  fixture = await openVolunteerCreditSite()
  const helper = await fixture.helper()
  await fixture.earn(helper, 120)
  await fixture.setState(await fixture.earn(helper, 60), 'waiting')
  await fixture.change({ becomes: 'reward points' })
  await fixture.earn(helper, 60)
})
afterAll(() => fixture.site.close())

async function executeUnchecked(statement: string): Promise<void> {
  await fixture.site.engine.database.kysely.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction)
    await sql.raw(statement).execute(transaction)
  })
}

const problems = async () => (await fixture.discrepancies()).map(({ problem }) => problem)

test('Credit that was given and withdrawn has no discrepancy', async () => {
  expect(await fixture.discrepancies()).toEqual([])
})

test.each([
  ['Hours Entry', 'confirmed_by = null', 'These hours earned credit without both confirmations'],
  ['Hours Entry', 'minutes = minutes + 1', 'The minutes of this credit do not match the hours'],
  ['Hours Credit', 'amount = amount + 1', 'The amount of this credit does not match the books'],
  ['Hours Credit', 'points = points + 1', 'The points of this credit do not match the reward entry'],
  [
    'Hours Credit',
    `state = 'withdrawn'`,
    'This credit and the wallet or points differ on whether it is withdrawn',
  ],
  [
    'Wallet Credit',
    'withdrawn_amount = withdrawn_amount + 1',
    'The cost of volunteer credit does not match the hours that earned it',
  ],
  [
    'Wallet Credit',
    'owed_amount = owed_amount + 1',
    'The withdrawn credit of this customer does not match what was taken back and is owed',
  ],
])('A fault planted in %s is found: %s', async (type, change, problem) => {
  const [column = ''] = change.split(' ')
  await executeUnchecked(`create table before_fault as select name, ${column} as value from "${type}"`)
  await executeUnchecked(`update "${type}" set ${change}`)
  expect(await problems()).toContain(problem)
  await executeUnchecked(
    `update "${type}" c set ${column} = b.value from before_fault b where b.name = c.name; drop table before_fault`,
  )
  expect(await fixture.discrepancies()).toEqual([])
})
