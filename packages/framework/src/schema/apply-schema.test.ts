import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { countStatements } from '#framework/database'
import { createRegistry, text } from '#framework/doctypes'
import {
  emptyDatabase,
  apply,
  everyType,
  insertSample,
  plan,
  rows,
  simple,
  summaries,
} from './sample-types.ts'
import { readCurrentSchema, schemaText } from './index.ts'

test('An empty database gets every table, and a second run changes nothing', async () => {
  const database = await emptyDatabase()
  const first = await apply(database, ...everyType)
  expect(first.withheld).toEqual([])
  expect(summaries(first.applied)).toEqual(expect.arrayContaining(['Create mela_setting', 'Create Sample']))
  expect(await plan(database, ...everyType)).toEqual([])
})

test('The exported schema makes the same tables when it is run by hand', async () => {
  const database = await emptyDatabase()
  const registry = createRegistry(everyType)
  await sql.raw(schemaText(registry)).execute(database.kysely)
  expect(await plan(database, ...everyType)).toEqual(['Make the one document of Sample Settings'])
})

test('A start with an up-to-date schema runs one statement', async () => {
  const database = await emptyDatabase()
  await apply(database, ...everyType)
  const { result, statements } = await countStatements(() => apply(database, ...everyType))
  expect(result).toEqual({ applied: [], withheld: [] })
  expect(statements).toHaveLength(1)
})

test('Two concurrent starts create the schema once', async () => {
  const database = await emptyDatabase()
  const outcomes = await Promise.all([apply(database, ...everyType), apply(database, ...everyType)])
  const counts = outcomes.map(({ applied }) => applied.length).toSorted((one, other) => one - other)
  expect(counts[0]).toBe(0)
  expect(counts[1]).toBeGreaterThan(0)
  expect(await plan(database, ...everyType)).toEqual([])
})

test('Columns that are never null start with the initial value of their field', async () => {
  const database = await emptyDatabase()
  await apply(database, ...everyType)
  await insertSample(database, 'Sample', { name: 'a', title: 'A' })
  expect(await rows(database, 'Sample')).toEqual([
    expect.objectContaining({
      docstatus: 0,
      idx: 0,
      published: 1,
      shade: "day's end",
      order: -3,
      note: null,
    }),
  ])
})

test('A Single’s document exists at once, and its Link is empty until the target exists', async () => {
  const database = await emptyDatabase()
  await apply(database, ...everyType)
  expect(await rows(database, 'Sample Settings')).toEqual([
    expect.objectContaining({
      name: 'Sample Settings',
      theme: 'plain',
      is_open: 1,
      home: null,
      heading: null,
    }),
  ])
})

test.each([
  ['a Link to a document that is not there', { user: 'Nowhere' }, 'Sample.user link'],
  ['a value that another document has', { title: 'A' }, 'Sample.title unique'],
  ['text that is not JSON', { shape: '{oops' }, 'Sample.shape json'],
])('The database refuses %s', async (_what, values, constraint) => {
  const database = await emptyDatabase()
  await apply(database, ...everyType)
  await insertSample(database, 'Sample', { name: 'a', title: 'A' })
  await expect(insertSample(database, 'Sample', { name: 'b', title: 'B', ...values })).rejects.toMatchObject({
    constraint,
  })
})

test('A renamed document keeps its links, and a linked one cannot be deleted', async () => {
  const database = await emptyDatabase()
  await apply(database, ...everyType)
  await insertSample(database, 'Sample Place', { name: 'Madras', city: 'Madras' })
  await insertSample(database, 'Sample', { name: 'a', title: 'A', user: 'Madras' })
  await database.kysely.updateTable('Sample Place').set({ name: 'Chennai' }).execute()
  expect(await rows(database, 'Sample')).toEqual([expect.objectContaining({ user: 'Chennai' })])
  await expect(database.kysely.deleteFrom('Sample Place').execute()).rejects.toMatchObject({
    constraint: 'Sample.user link',
  })
})

test('Every Link, indexed field, order and child table has one index unless a key serves it', async () => {
  const database = await emptyDatabase()
  await apply(database, ...everyType)
  const { rows: found } = await sql<{ indexdef: string }>`
    select indexdef from pg_indexes where tablename like 'Sample%' and indexname like '% index'
    order by indexname`.execute(database.kysely)
  expect(found.map(({ indexdef }) => indexdef.replace(/^.* ON public\./, ''))).toEqual([
    '"Sample Photo" USING btree (parent, parentfield, idx)',
    '"Sample Photo" USING btree (place)',
    '"Sample Place" USING btree (creation, name)',
    '"Sample Place" USING btree (modified, name)',
    '"Sample" USING btree (creation, name)',
    '"Sample" USING btree (starts DESC, title, name DESC)',
    '"Sample" USING btree ("user")',
  ])
})

test('An unexpected failure rolls back everything', async () => {
  const database = await emptyDatabase()
  await sql`create view "Thing" as select 1 as mine`.execute(database.kysely)
  await expect(apply(database, simple({}))).rejects.toThrow(/already exists/)
  expect((await readCurrentSchema(database, createRegistry([]))).tables).toEqual([])
})

test('A database of a newer version is refused before anything changes', async () => {
  const database = await emptyDatabase()
  await apply(database, simple({ title: text() }))
  await sql`update mela_setting set value = '99' where key = 'schema.generation'`.execute(database.kysely)
  await expect(apply(database, simple({ title: text(), weight: text() }))).rejects.toThrow(
    /^The database belongs to a newer version of Mela \(schema 99, this version knows \d+\)\. Start that version, or restore a backup\. Nothing was changed\.$/,
  )
  expect(await plan(database, simple({ title: text(), weight: text() }))).toEqual(['Add Thing.weight'])
})

test('A database with a foreign table under one of our names is refused before anything changes', async () => {
  const database = await emptyDatabase()
  await sql`create table "Thing" (id integer primary key); create table "Other" (id integer)`.execute(
    database.kysely,
  )
  await expect(apply(database, simple({ title: text() }))).rejects.toThrow(
    'The database has a table "Thing" that Mela did not make. Set DATABASE_URL to another database. Nothing was changed.',
  )
  const { rows: tables } = await sql`select from pg_tables where tablename like 'mela%'`.execute(
    database.kysely,
  )
  expect(tables).toEqual([])
})

test('An interrupted rename is completed by the next start', async () => {
  const database = await emptyDatabase()
  const [before, after] = [text(), text({ renamedFrom: 'title' })]
  const other = { ...simple({ title: before }), name: 'Zebra' }
  await apply(database, simple({ title: before }), other)
  await insertSample(database, 'Thing', { name: 'a', title: 'A' })
  const renamedTypes = [simple({ heading: after }), { ...simple({ heading: after }), name: 'Zebra' }]
  await database.kysely.transaction().execute(async (transaction) => {
    await sql`lock table "Zebra" in access share mode`.execute(transaction)
    let isCutOff = false
    const cutOff = expect(apply(database, ...renamedTypes)).rejects.toThrow()
    void cutOff.finally(() => (isCutOff = true))
    // The start tries again on another session, which is ended too.
    const killed = async () => {
      await sql`
        select pg_terminate_backend(pid) from pg_locks
        where not granted and database = (select oid from pg_database where datname = current_database())`.execute(
        transaction,
      )
      return isCutOff
    }
    await expect.poll(killed, { timeout: 20_000 }).toBe(true)
    await cutOff
  })
  expect(await rows(database, 'Thing')).toEqual([expect.objectContaining({ title: 'A' })])
  await apply(database, ...renamedTypes)
  expect(await rows(database, 'Thing')).toEqual([expect.objectContaining({ heading: 'A' })])
  expect(await plan(database, ...renamedTypes)).toEqual([])
})
