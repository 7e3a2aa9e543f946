import { sql } from 'kysely'
import { afterAll, expect, inject, test } from 'vitest'
import { connect } from './index.ts'
import { createPreparer } from './statements.ts'

const database = connect(inject('database'), { timeZone: 'UTC', poolSize: 1 })
afterAll(() => database.close())

const prepareText = createPreparer('test')

async function increased(value: number, step: number) {
  const text = sql<{ value: number }>`select ${value}::int + ${sql.lit(step)} as value`
  return database.kysely.executeQuery(prepareText(text.compile(database.kysely)))
}

async function listPreparedTexts(): Promise<readonly string[]> {
  const { rows } = await sql<{ statement: string }>`
    select statement from pg_prepared_statements order by prepare_time`.execute(database.kysely)
  return rows.map(({ statement }) => statement.replace(/^\/\* prepared [^*]+\*\/ /, ''))
}

test('A statement is prepared the second time it is sent and returns the right rows each time', async () => {
  expect((await increased(1, 7)).rows).toEqual([{ value: 8 }])
  expect(await listPreparedTexts()).toEqual([])
  expect((await increased(2, 7)).rows).toEqual([{ value: 9 }])
  expect((await increased(3, 7)).rows).toEqual([{ value: 10 }])
  expect(await listPreparedTexts()).toEqual(['select $1::int + 7 as value'])
})

test('Up to a hundred statements are prepared, and later ones run unprepared', async () => {
  for (let step = 1000; step < 1150; step += 1) {
    await increased(1, step)
    expect((await increased(2, step)).rows).toEqual([{ value: step + 2 }])
  }
  expect((await listPreparedTexts()).length).toBeLessThanOrEqual(100)
})
