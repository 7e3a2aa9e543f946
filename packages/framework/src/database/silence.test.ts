import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { muteLine, type MuteLine } from '#framework/testing'
import { connect, inTransaction, isDatabaseAway, onLiveSession, type Database } from './index.ts'

let line: MuteLine
let database: Database

beforeAll(async () => {
  line = await muteLine(inject('database'))
  database = connect(line.connection, { timeZone: 'UTC', poolSize: 4 })
})
afterAll(async () => {
  await database.close()
  await line.close()
})

const response = () => sql`select 1 as one`.execute(database.kysely).then(({ rows }) => rows)

async function outcomeWithin(milliseconds: number, work: Promise<unknown>): Promise<unknown> {
  const begun = Date.now()
  const outcome = await work.then(
    () => 'answered',
    (error: unknown) => (isDatabaseAway(error) ? 'away' : error),
  )
  expect(Date.now() - begun).toBeLessThan(milliseconds)
  return outcome
}

test('A database that stops responding counts as unavailable until it responds again, for reads and writes', async () => {
  await response()
  line.mute(true)
  const read = outcomeWithin(12_000, onLiveSession(response))
  const another = outcomeWithin(12_000, onLiveSession(response))
  const write = inTransaction(database, (transaction) => sql`select 1`.execute(transaction))
  expect(await Promise.all([read, another, outcomeWithin(12_000, write)])).toEqual(['away', 'away', 'away'])
  line.mute(false)
  expect(await response()).toEqual([{ one: 1 }])
})

test('A transaction whose response is lost halfway fails as unavailable', async () => {
  const work = inTransaction(database, async (transaction) => {
    await sql`select 1`.execute(transaction)
    line.mute(true)
    await sql`select 2`.execute(transaction)
  })
  expect(await outcomeWithin(12_000, work)).toBe('away')
  line.mute(false)
  expect(await response()).toEqual([{ one: 1 }])
})

test('A long statement is not cut off while the database responds to others', async () => {
  const slow = sql`select pg_sleep(9)`.execute(database.kysely)
  expect(await outcomeWithin(20_000, slow)).toBe('answered')
})
