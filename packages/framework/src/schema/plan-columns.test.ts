import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { check, date, datetime, docType, int, link, prompted, single, text } from '#framework/doctypes'
import {
  emptyDatabase,
  sampleAccess,
  apply,
  insertSample,
  PlaceSample,
  plan,
  rows,
  simple,
  summaries,
} from './sample-types.ts'

test('A new field adds a column and changes nothing else', async () => {
  const database = await emptyDatabase()
  await apply(database, simple({ title: text() }))
  await insertSample(database, 'Thing', { name: 'a', title: 'A' })
  const { applied, withheld } = await apply(
    database,
    simple({ title: text(), is_new: check({ default: 1 }) }),
  )
  expect(summaries(applied)).toEqual(['Add Thing.is_new'])
  expect(withheld).toEqual([])
  expect(await rows(database, 'Thing')).toEqual([expect.objectContaining({ title: 'A', is_new: 1 })])
})

test('A new field of a Single starts with its initial value', async () => {
  const database = await emptyDatabase()
  await apply(database, simple({ title: text() }, { naming: single }))
  await apply(database, simple({ title: text(), theme: text({ default: 'plain' }) }, { naming: single }))
  expect(await rows(database, 'Thing')).toEqual([expect.objectContaining({ title: null, theme: 'plain' })])
})

test('A field that becomes required is filled with its initial value', async () => {
  const database = await emptyDatabase()
  await apply(database, simple({ shade: text() }))
  await insertSample(database, 'Thing', { name: 'a' })
  await insertSample(database, 'Thing', { name: 'b', shade: 'dark' })
  const { withheld } = await apply(database, simple({ shade: text({ required: true, default: 'light' }) }))
  expect(withheld).toEqual([])
  expect((await rows(database, 'Thing')).map(({ shade }) => shade)).toEqual(['light', 'dark'])
  await expect(insertSample(database, 'Thing', { name: 'c', shade: null })).rejects.toThrow(/not-null/)
})

test('A field that becomes required without a default waits until every document has a value', async () => {
  const database = await emptyDatabase()
  await apply(database, simple({ shade: text() }))
  await insertSample(database, 'Thing', { name: 'a' })
  const after = simple({ shade: text({ required: true }), more: text({ required: true }), other: int() })
  const first = await apply(database, after)
  expect(summaries(first.applied)).toEqual(['Add Thing.more', 'Add Thing.other'])
  expect(summaries(first.withheld)).toEqual([
    expect.stringMatching(
      /^Require Thing\.shade, which has no default .*: column "shade" .* contains null values$/,
    ),
    expect.stringMatching(/^Require Thing\.more, /),
  ])
  await database.kysely.updateTable('Thing').set({ shade: 'dark', more: 'x' }).execute()
  const second = await apply(database, after)
  expect(second.applied).toHaveLength(2)
  expect(second.withheld).toEqual([])
})

test('A unique field waits until its values are unique, and the report does not show them', async () => {
  const database = await emptyDatabase()
  await apply(database, simple({ phone: text() }))
  for (const name of ['a', 'b']) await insertSample(database, 'Thing', { name, phone: '+919812345678' })
  const { withheld } = await apply(database, simple({ phone: text({ unique: true }) }))
  expect(summaries(withheld)).toEqual([expect.stringContaining('Thing.phone unique')])
  expect(JSON.stringify(withheld)).not.toContain('9812345678')
})

test('A removed field keeps its data, is reported at every start, and blocks nothing', async () => {
  const database = await emptyDatabase()
  await apply(
    database,
    PlaceSample,
    simple({ title: text({ required: true, unique: true }), at: link('Sample Place') }),
  )
  await insertSample(database, 'Thing', { name: 'a', title: 'A' })
  for (const isFirst of [true, false]) {
    const { applied, withheld } = await apply(database, PlaceSample, simple({ other: text() }))
    expect(summaries(withheld)).toEqual(['Drop Thing.title and its data', 'Drop Thing.at and its data'])
    expect(applied.length > 0).toBe(isFirst)
  }
  await insertSample(database, 'Thing', { name: 'b', other: 'B' })
  expect((await rows(database, 'Thing')).map(({ title }) => title)).toEqual(['A', null])
})

test('A field is required again by the newer version after an earlier version has run', async () => {
  const database = await emptyDatabase()
  const newer = simple({ title: text({ required: true }) })
  await apply(database, newer)
  await apply(database, simple({}))
  const { applied } = await apply(database, newer)
  expect(summaries(applied)).toEqual([expect.stringContaining('Require Thing.title')])
})

test('A removed type keeps its documents and drops their link constraints', async () => {
  const database = await emptyDatabase()
  await apply(database, PlaceSample, simple({ at: link('Sample Place') }))
  await insertSample(database, 'Sample Place', { name: 'Chennai' })
  await insertSample(database, 'Thing', { name: 'a', at: 'Chennai' })
  const { applied, withheld } = await apply(database, PlaceSample)
  expect(summaries(applied)).toEqual(['Drop Thing.at link'])
  expect(summaries(withheld)).toEqual(['Drop Thing and all its documents'])
  await database.kysely.deleteFrom('Sample Place').execute()
  expect(await rows(database, 'Thing')).toHaveLength(1)
})

test('The SQL printed for a withheld change works when an operator runs it', async () => {
  const database = await emptyDatabase()
  await apply(database, simple({ title: text() }))
  const { withheld } = await apply(database, simple({}))
  await sql.raw(withheld.map((change) => change.sql).join(';')).execute(database.kysely)
  expect(await apply(database, simple({}))).toEqual({ applied: [], withheld: [] })
})

test('A column type is widened and never narrowed', async () => {
  const database = await emptyDatabase()
  await apply(database, simple({ flag: check(), day: date(), size: int(), word: text() }))
  await insertSample(database, 'Thing', { name: 'a', flag: 1, day: '2026-11-20', size: 7, word: 'x' })
  const { withheld } = await apply(
    database,
    simple({ flag: int(), day: datetime(), size: text(), word: int() }),
  )
  expect(summaries(withheld)).toEqual(['Change Thing.word from text to bigint'])
  expect(await rows(database, 'Thing')).toEqual([
    expect.objectContaining({ flag: 1, day: '2026-11-20 00:00:00', size: '7', word: 'x' }),
  ])
})

test('Foreign tables and indexes are not changed', async () => {
  const database = await emptyDatabase()
  await apply(database, simple({ title: text() }))
  await sql`create table theirs (name text primary key)`.execute(database.kysely)
  await sql`create index theirs_index on "Thing" (owner)`.execute(database.kysely)
  await sql`create index theirs_lower on "Thing" (lower(title))`.execute(database.kysely)
  expect(await plan(database, simple({ title: text() }))).toEqual([])
})

test('A link that changes its target changes its foreign key', async () => {
  const database = await emptyDatabase()
  const Other = docType('Other', { fields: {}, access: sampleAccess, naming: prompted })
  await apply(database, PlaceSample, Other, simple({ at: link('Sample Place') }))
  const { applied } = await apply(database, PlaceSample, Other, simple({ at: link('Other') }))
  expect(summaries(applied)).toEqual(['Drop Thing.at link', 'Add Thing.at link'])
  await insertSample(database, 'Other', { name: 'o' })
  await insertSample(database, 'Thing', { name: 'a', at: 'o' })
})
