import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import { bookCheck } from '#money/ledger'
import { answered, counterSite, type CounterSite } from '../methods/sample-site.ts'

let house: CounterSite
beforeAll(async () => {
  house = await counterSite()
})
afterAll(() => house.close())

async function faults() {
  const { engine } = house.site
  const check = engine.extensions(bookCheck).find(({ name }) => name === 'counter.booked')
  if (!check) throw new Error('The counter checks nothing')
  return engine.read(administrator, (documents) => check.run(documents, engine.settings))
}

/** Past every rule of the database, as somebody with its password could. */
async function plant(statement: string): Promise<void> {
  await house.site.engine.database.kysely.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction)
    await sql.raw(statement).execute(transaction)
  })
}

async function newCheque(number: string): Promise<string> {
  const today = await house.site.engine.read(administrator, async (documents) => documents.today)
  const details = { method: 'cheque', reference_number: number, bank: 'Canara Bank', cheque_date: today }
  return house.received(await house.newFee({ payer_email: 'meena@example.org' }), details)
}

test('a counter at which everything happened is in order, and a payer knows of his cheque', async () => {
  await house.received(await house.newFee())
  const [cleared, bounced, late] = [await newCheque('1'), await newCheque('2'), await newCheque('3')]
  await house.call('mark_cleared', { name: cleared })
  await house.call('bounce', { name: bounced })
  await house.call('mark_cleared', { name: late })
  await house.call('bounce', { name: late })
  await house.call('cancel_payment', { name: await house.received(await house.newFee()) })
  const fee = await house.newFee()
  const expected = await house.call('expect_cash', { reference_type: 'Sample Fee', reference_name: fee })
  const name = answered(expected.message, 'name')
  await house.call('collect_cash', { name })
  await house.call('deposit_cash', { name })
  expect(await faults()).toEqual([])

  await house.site.engine.drainSignals()
  const filters = { recipient: 'meena@example.org', event: 'counter.bounced' }
  expect((await house.site.administrator.get('/api/resource/Outbox Message', { filters })).rows).toHaveLength(
    2,
  )
})

const one = (state: string) => `name = (select min(name) from "Counter Payment" where state = '${state}')`

test.each([
  [`update "Counter Payment" set entry = null where ${one('received')}`, 'It has no entry'],
  [`update "Counter Payment" set amount = 1 where ${one('received')}`, 'Its entry has another amount'],
  [
    `update "Counter Payment" set state = 'bounced' where ${one('cleared')}`,
    'It is over, and its entry still stands',
  ],
  [
    `update "Counter Payment" set state = 'cleared' where ${one('bounced')}`,
    'It cleared, and the bank has no entry',
  ],
  [
    `update "Receipt" set state = 'cancelled' where counter_payment = (select min(name) from "Counter Payment" where state = 'received')`,
    'It has not one receipt',
  ],
  [`update "Cash Collection" set deposit_entry = null`, 'It was deposited, and has no entry for that'],
  [`update "Cash Collection" set state = 'due'`, 'It has an entry, and was not collected'],
])('%s is found', async (statement, problem) => {
  const tables = ['Counter Payment', 'Cash Collection', 'Receipt']
  for (const table of tables) await plant(`create table "kept ${table}" as table "${table}"`)
  await plant(statement)
  expect((await faults()).map((fault) => fault.problem)).toContain(problem)
  for (const table of tables) {
    await plant(`delete from "${table}"`)
    await plant(`insert into "${table}" select * from "kept ${table}"`)
    await plant(`drop table "kept ${table}"`)
  }
  expect(await faults()).toEqual([])
})
