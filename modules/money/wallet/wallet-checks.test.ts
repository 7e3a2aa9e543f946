import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWalletSite, type WalletSite } from './testing/sample-site.ts'

let fixture: WalletSite
beforeAll(async () => {
  fixture = await openWalletSite()
  const parent = await fixture.site.userWith('Customer')
  await fixture.giveGoodwill({ user: parent.user, amount: 300_00 })
  const fee = await fixture.newFee(parent, 200_00)
  await fixture.spend(parent, { fee, amount: 200_00 })
})
afterAll(() => fixture.site.close())

async function executeUnchecked(statement: string): Promise<void> {
  await fixture.site.engine.database.kysely.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction)
    await sql.raw(statement).execute(transaction)
  })
}

const walletProblems = async () =>
  (await fixture.discrepancies())
    .map(({ problem }) => problem)
    .filter((problem) => /credit|wallet/i.test(problem))

test('A wallet that was credited and spent has no discrepancy', async () => {
  expect(await fixture.discrepancies()).toEqual([])
})

test.each([
  ['amount = amount + 100', 'The balance of this customer credit does not match its wallet credits'],
  ['used_amount = used_amount + 1', 'The used amount of this credit does not match its payments'],
  ['expired_amount = expired_amount + 1', 'The expired amount of this credit does not match the books'],
])('A credit whose figures were changed by hand is found: %s', async (change, problem) => {
  const [column = ''] = change.split(' ')
  await executeUnchecked(`create table before_fault as select name, ${column} as value from "Wallet Credit"`)
  await executeUnchecked(`update "Wallet Credit" set ${change}`)
  expect(await walletProblems()).toContain(problem)
  await executeUnchecked(
    `update "Wallet Credit" c set ${column} = b.value from before_fault b where b.name = c.name; drop table before_fault`,
  )
  expect(await fixture.discrepancies()).toEqual([])
})

test.each([
  [
    'amount = amount - 1',
    'amount = amount + 1',
    'This wallet payment does not match the credits that paid it',
  ],
  [
    'returned_amount = 5',
    'returned_amount = 0',
    'The refunds of this wallet payment do not match the credits that were returned',
  ],
])('A spend whose figures were changed by hand is found: %s', async (change, back, problem) => {
  await executeUnchecked(`update "Wallet Spend" set ${change}`)
  expect(await walletProblems()).toContain(problem)
  await executeUnchecked(`update "Wallet Spend" set ${back}`)
  expect(await fixture.discrepancies()).toEqual([])
})

test('The database refuses to overdraw, delete or reassign a credit, whoever writes', async () => {
  const { pool } = fixture.site.engine.database
  for (const statement of [
    `update "Wallet Credit" set used_amount = amount + 1`,
    `delete from "Wallet Credit"`,
    `update "Wallet Credit" set amount = amount + 1`,
  ])
    await expect(pool.query(statement)).rejects.toThrow(/Credit|credit/)
})
