import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { valuesOf } from '#framework/testing'
import { openGiftCardSite, type GiftCardSite } from './testing/sample-site.ts'

let fixture: GiftCardSite
beforeAll(async () => {
  fixture = await openGiftCardSite()
  const parent = await fixture.site.userWith('Customer')
  const card = await fixture.newCard(300_00)
  const { payment } = valuesOf(
    (await fixture.spend(card, await fixture.newFee(parent, 200_00), 200_00)).message,
  )
  await fixture.refund(payment, 50_00)
  const key = fixture.key()
  await fixture.call(parent, 'redeem', { code: card.code, idempotency_key: key })
})
afterAll(() => fixture.site.close())

async function executeUnchecked(statement: string): Promise<void> {
  await fixture.site.engine.database.kysely.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction)
    await sql.raw(statement).execute(transaction)
  })
}

const giftCardProblems = async () =>
  (await fixture.discrepancies())
    .map(({ problem }) => problem)
    .filter((problem) => /gift card/i.test(problem))

test('A card that was issued, spent, refunded and redeemed has no discrepancy', async () => {
  expect(await fixture.discrepancies()).toEqual([])
})

const cards = '"Gift Card"'
const payments = `"Payment" where gateway = 'Gift Card'`
const credits = `"Wallet Credit" where source = 'gift card'`

test.each([
  [cards, 'balance = balance + 1', 'The balance shown on this gift card does not match the books'],
  [cards, 'amount = amount + 100', 'The amount of this gift card does not match the entries that issued it'],
  [
    credits,
    'amount = amount + 100',
    'What was added to wallets from this gift card does not match the books',
  ],
  [
    payments,
    'captured_amount = captured_amount + 1',
    'This payment by gift card does not match what left the card',
  ],
  [
    payments,
    'refunded_amount = refunded_amount + 1',
    'The refunds of this payment do not match what returned to the gift card',
  ],
])('Figures of %s that were changed by hand are found: %s', async (target, change, problem) => {
  const [table = '', where = 'true'] = target.split(' where ')
  const [column = ''] = change.split(' ')
  await executeUnchecked(`create table before_fault as select name, ${column} as value from ${table}`)
  await executeUnchecked(`update ${table} set ${change} where ${where}`)
  expect(await giftCardProblems()).toContain(problem)
  await executeUnchecked(
    `update ${table} t set ${column} = b.value from before_fault b where b.name = t.name; drop table before_fault`,
  )
  expect(await fixture.discrepancies()).toEqual([])
})

test('A card that was expired by hand, without an entry, is found', async () => {
  const { name } = await fixture.newCard(100_00)
  await executeUnchecked(`update ${cards} set state = 'expired' where name = '${name}'`)
  expect(await giftCardProblems()).toEqual(['This gift card is not in use but still holds money'])
  await executeUnchecked(`update ${cards} set state = 'active' where name = '${name}'`)
  expect(await fixture.discrepancies()).toEqual([])
})

test('A card that is gone while its account holds money is found', async () => {
  const { name } = await fixture.newCard(100_00)
  await executeUnchecked(`create table before_fault as select * from ${cards} where name = '${name}'`)
  await executeUnchecked(`delete from ${cards} where name = '${name}'`)
  expect(await giftCardProblems()).toContain('The balance shown on this gift card does not match the books')
  await executeUnchecked(`insert into ${cards} select * from before_fault; drop table before_fault`)
  expect(await fixture.discrepancies()).toEqual([])
})
