import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { connect, inTransaction } from './index.ts'

const database = connect(inject('database'), { timeZone: 'UTC', poolSize: 4 })
beforeAll(() =>
  sql`create table counter (name text primary key, value int8 not null)`.execute(database.kysely),
)
afterAll(async () => {
  await sql`drop table counter`.execute(database.kysely)
  await database.close()
})

const valueOf = async (name: string): Promise<unknown> => {
  const row = await database.kysely
    .selectFrom('counter')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.value
}

test('A failed transaction leaves nothing behind', async () => {
  const work = inTransaction(database, async (transaction) => {
    await transaction.insertInto('counter').values({ name: 'undone', value: 1 }).execute()
    throw new Error('changed my mind')
  })
  await expect(work).rejects.toThrow('changed my mind')
  expect(await valueOf('undone')).toBeUndefined()
})

test('Two transactions that read and then write one row both succeed, one of them on retry', async () => {
  await database.kysely.insertInto('counter').values({ name: 'shared', value: 0 }).execute()
  const meet = meeting(2)
  let goes = 0
  const work = () =>
    inTransaction(
      database,
      async (transaction) => {
        goes += 1
        const row = await transaction
          .selectFrom('counter')
          .select('value')
          .where('name', '=', 'shared')
          .executeTakeFirst()
        await meet()
        await transaction
          .updateTable('counter')
          .set({ value: Number(row?.value) + 1 })
          .where('name', '=', 'shared')
          .execute()
      },
      { isolation: 'repeatable read' },
    )
  await Promise.all([work(), work()])
  expect(await valueOf('shared')).toBe(2)
  expect(goes).toBe(3)
})

test('A transaction that always conflicts is given up after a few retries', async () => {
  let goes = 0
  const work = inTransaction(database, async (transaction) => {
    goes += 1
    await sql`do $$ begin raise exception 'lost' using errcode = '40001'; end $$`.execute(transaction)
  })
  await expect(work).rejects.toThrow('lost')
  expect(goes).toBe(4)
})

function meeting(size: number): () => Promise<undefined> {
  const full = Promise.withResolvers<undefined>()
  let present = 0
  return () => {
    present += 1
    if (present >= size) full.resolve(undefined)
    return full.promise
  }
}
