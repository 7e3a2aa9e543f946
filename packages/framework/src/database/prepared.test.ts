import { sql } from 'kysely'
import { afterAll, expect, inject, test } from 'vitest'
import { connect, inTransaction, prepared } from './index.ts'

const database = connect(inject('database'), { timeZone: 'UTC', poolSize: 1 })
afterAll(() => database.close())

const doubled = (value: number) =>
  prepared<{ value: number }>('double', sql`select ${value}::int * 2 as value`)

test('A prepared statement is planned once per database session and returns the right rows each time', async () => {
  expect((await doubled(4).execute(database.kysely)).rows).toEqual([{ value: 8 }])
  const inside = await inTransaction(database, (transaction) => doubled(21).execute(transaction))
  expect(inside.rows).toEqual([{ value: 42 }])
  const { rows } = await sql`select from pg_prepared_statements where name = 'double'`.execute(
    database.kysely,
  )
  expect(rows).toHaveLength(1)
})

test('A statement name belongs to one SQL text', async () => {
  await doubled(1).execute(database.kysely)
  const other = prepared('double', sql`select ${1}::int * 3 as value`).execute(database.kysely)
  await expect(other).rejects.toThrow('Prepared statements must be unique')
})

test('A query sent to the pool directly runs unprepared', async () => {
  expect((await database.pool.query('select $1::int as value', [5])).rows).toEqual([{ value: 5 }])
  expect((await database.pool.query('select 6 as value')).rows).toEqual([{ value: 6 }])
})
