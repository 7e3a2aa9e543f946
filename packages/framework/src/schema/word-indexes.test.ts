import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#framework/database'
import { text } from '#framework/doctypes'
import { emptyDatabase, apply, plan, simple, summaries } from './sample-types.ts'

async function indexesOf({ kysely }: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ indexdef: string }>`
    select indexdef from pg_indexes where tablename = 'Thing' and indexdef like '%gin%' order by indexname`.execute(
    kysely,
  )
  return rows.map(({ indexdef }) => indexdef.replace(/^CREATE INDEX | ON public.*\(to_tsvector.*WHERE/g, ''))
}

const titled = (wordIndex?: number) => simple({ title: text(wordIndex === undefined ? {} : { wordIndex }) })

test('A declared word index is created once, and a second run changes nothing', async () => {
  const database = await emptyDatabase()
  await apply(database, titled(100))
  expect(await indexesOf(database)).toEqual(['"Thing.title words" (length(title) <= 100)'])
  expect(await plan(database, titled(100))).toEqual([])
})

test('Another length recreates the index, and none drops it', async () => {
  const database = await emptyDatabase()
  await apply(database, titled())
  expect(summaries((await apply(database, titled(100))).applied)).toEqual(['Add Thing.title words'])
  const { applied } = await apply(database, titled(140))
  expect(summaries(applied)).toEqual(['Drop Thing.title words', 'Add Thing.title words'])
  expect(await indexesOf(database)).toEqual(['"Thing.title words" (length(title) <= 140)'])
  expect(summaries((await apply(database, titled())).applied)).toEqual(['Drop Thing.title words'])
})

test('A word index follows a renamed field', async () => {
  const database = await emptyDatabase()
  await apply(database, titled(100))
  const after = simple({ heading: text({ wordIndex: 100, renamedFrom: 'title' }) })
  expect(summaries((await apply(database, after)).applied)).toEqual([
    'Rename Thing.title to heading',
    'Rename Thing.title words to Thing.heading words',
  ])
  expect(await indexesOf(database)).toEqual(['"Thing.heading words" (length(heading) <= 100)'])
})

test('A manually created index is not changed', async () => {
  const database = await emptyDatabase()
  await apply(database, titled())
  await sql`create index mine on "Thing" using gin (to_tsvector('simple', title))`.execute(database.kysely)
  expect(await plan(database, titled())).toEqual([])
})
