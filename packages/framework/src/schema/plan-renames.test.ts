import { expect, test } from 'vitest'
import { sql } from 'kysely'
import {
  docType,
  dynamicLink,
  link,
  prompted,
  select,
  single,
  table,
  text,
  type DocType,
} from '#framework/doctypes'
import {
  sampleAccess,
  emptyDatabase,
  apply,
  insertSample,
  Photo,
  PlaceSample,
  plan,
  rows,
  Sample,
  simple,
  summaries,
} from './sample-types.ts'

test('A renamed field keeps its data, keys and indexes', async () => {
  const database = await emptyDatabase()
  const options = { unique: true } as const
  await apply(database, PlaceSample, simple({ title: text(options), at: link('Sample Place') }))
  await insertSample(database, 'Thing', { name: 'a', title: 'A' })
  const after = simple({
    heading: text({ ...options, renamedFrom: 'title' }),
    place: link('Sample Place', { renamedFrom: 'at' }),
  })
  const { applied, withheld } = await apply(database, PlaceSample, after)
  expect(withheld).toEqual([])
  expect(summaries(applied)).toEqual([
    'Rename Thing.title to heading',
    'Rename Thing.at to place',
    'Rename Thing.title unique to Thing.heading unique',
    'Rename Thing.at index to Thing.place index',
    'Rename Thing.at link to Thing.place link',
  ])
  expect(await rows(database, 'Thing')).toEqual([expect.objectContaining({ heading: 'A' })])
  expect(await plan(database, PlaceSample, after)).toEqual([])
})

test('Fields that each take the next one’s name all keep their data', async () => {
  const database = await emptyDatabase()
  await apply(database, simple({ first: text({ indexed: true }), second: text({ indexed: true }) }))
  await insertSample(database, 'Thing', { name: 'a', first: '1', second: '2' })
  const after = simple({
    second: text({ indexed: true, renamedFrom: 'first' }),
    third: text({ indexed: true, renamedFrom: 'second' }),
  })
  expect((await apply(database, after)).withheld).toEqual([])
  expect(await rows(database, 'Thing')).toEqual([expect.objectContaining({ second: '1', third: '2' })])
  expect(await plan(database, after)).toEqual([])
})

test('A renamed type keeps its documents, their rows and the links to them', async () => {
  const database = await emptyDatabase()
  const linking = (target: string) => simple({ of: link(target) })
  await apply(database, PlaceSample, Sample, linking('Sample'))
  await insertSample(database, 'Sample', { name: 'a', title: 'A' })
  const photo = { parent: 'a', parentfield: 'photos', parenttype: 'Sample', image: '/files/a.jpg' }
  await insertSample(database, 'Sample Photo', { name: 'p', ...photo })
  await insertSample(database, 'Thing', { name: 't', of: 'a' })
  const Specimen: DocType = { ...Sample, name: 'Specimen', renamedFrom: 'Sample' }
  const { applied, withheld } = await apply(database, PlaceSample, Specimen, linking('Specimen'))
  expect(withheld).toEqual([])
  expect(summaries(applied)).not.toContain('Drop Thing.of link')
  expect(await rows(database, 'Specimen')).toEqual([expect.objectContaining({ title: 'A' })])
  expect(await rows(database, 'Sample Photo')).toEqual([expect.objectContaining({ parenttype: 'Specimen' })])
  expect(await plan(database, PlaceSample, Specimen, linking('Specimen'))).toEqual([])
  await expect(database.kysely.deleteFrom('Specimen').execute()).rejects.toMatchObject({
    constraint: 'Thing.of link',
  })
})

const Note = docType('Sample Note', {
  fields: {
    about_type: text(),
    about: dynamicLink('about_type'),
    kind: text({ namesType: true }),
    word: text(),
  },
  access: sampleAccess,
  naming: prompted,
})

const NoteLog = docType('Sample Note Log', {
  fields: { kind: text({ namesType: true }), word: text() },
  access: sampleAccess,
  naming: prompted,
  appendOnly: true,
})

test('Documents that name a renamed type in words follow it, also those that nobody changes', async () => {
  const database = await emptyDatabase()
  await apply(database, PlaceSample, Sample, Note, NoteLog)
  await insertSample(database, 'Sample', { name: 'a', title: 'A' })
  const note = { about_type: 'Sample', about: 'a', kind: 'Sample', word: 'Sample' }
  await insertSample(database, 'Sample Note', { name: 'n', ...note })
  await insertSample(database, 'Sample Note', {
    name: 'other',
    ...note,
    about_type: 'Sample Place',
    kind: null,
  })
  await insertSample(database, 'Sample Note Log', { name: 'l', kind: 'Sample', word: 'Sample' })
  await sql`insert into mela_event (name, payload) values ('sample.lent', ${JSON.stringify(note)}::jsonb)`.execute(
    database.kysely,
  )
  const Specimen: DocType = { ...Sample, name: 'Specimen', renamedFrom: 'Sample' }
  expect((await apply(database, PlaceSample, Specimen, Note, NoteLog)).withheld).toEqual([])
  const after = { about_type: 'Specimen', about: 'a', kind: 'Specimen', word: 'Sample' }
  expect(await rows(database, 'Sample Note')).toMatchObject([
    { name: 'n', ...after },
    { name: 'other', about_type: 'Sample Place', kind: null },
  ])
  expect(await rows(database, 'Sample Note Log')).toMatchObject([{ kind: 'Specimen', word: 'Sample' }])
  const { rows: events } = await sql<{ payload: unknown }>`select payload from mela_event`.execute(
    database.kysely,
  )
  expect(events).toEqual([{ payload: { ...after, kind: 'Sample' } }])
  await expect(sql`update "Sample Note Log" set word = 'x'`.execute(database.kysely)).rejects.toThrow()
  expect(await plan(database, PlaceSample, Specimen, Note, NoteLog)).toEqual([])
})

test('A new type may take the name that another one gave up', async () => {
  const database = await emptyDatabase()
  await apply(database, simple({ title: text({ unique: true }) }))
  await insertSample(database, 'Thing', { name: 'a', title: 'old' })
  const moved = simple({ title: text({ unique: true }) }, { name: 'Old Thing', renamedFrom: 'Thing' })
  expect((await apply(database, moved, simple({ title: text({ unique: true }) }))).withheld).toEqual([])
  expect(await rows(database, 'Old Thing')).toHaveLength(1)
  expect(await rows(database, 'Thing')).toEqual([])
})

test('A renamed Single keeps its document and its rows', async () => {
  const database = await emptyDatabase()
  const fields = { title: text(), photos: table(Photo) }
  await apply(database, PlaceSample, simple(fields, { naming: single }))
  await database.kysely.updateTable('Thing').set({ title: 'kept' }).execute()
  const photo = { parent: 'Thing', parentfield: 'photos', parenttype: 'Thing', image: '/files/a.jpg' }
  await insertSample(database, 'Sample Photo', { name: 'p', ...photo })
  await apply(database, PlaceSample, simple(fields, { naming: single, name: 'Item', renamedFrom: 'Thing' }))
  expect(await rows(database, 'Item')).toEqual([expect.objectContaining({ name: 'Item', title: 'kept' })])
  expect(await rows(database, 'Sample Photo')).toEqual([
    expect.objectContaining({ parent: 'Item', parenttype: 'Item' }),
  ])
})

test('A renamed Table field keeps its rows', async () => {
  const database = await emptyDatabase()
  await apply(database, PlaceSample, simple({ photos: table(Photo) }))
  await insertSample(database, 'Thing', { name: 'a' })
  const photo = { parent: 'a', parentfield: 'photos', parenttype: 'Thing', image: '/files/a.jpg' }
  await insertSample(database, 'Sample Photo', { name: 'p', ...photo })
  const after = simple({ pictures: table(Photo, { renamedFrom: 'photos' }) })
  const { applied } = await apply(database, PlaceSample, after)
  expect(summaries(applied)).toEqual(['Move the rows of Thing.photos to Thing.pictures'])
  expect(await rows(database, 'Sample Photo')).toEqual([expect.objectContaining({ parentfield: 'pictures' })])
  expect(await plan(database, PlaceSample, after)).toEqual([])
})

test('Stored values follow the renamed choices of a field, also in a table that nobody changes', async () => {
  const database = await emptyDatabase()
  const before = select(['asked', 'given'], { required: true, default: 'asked' })
  await apply(database, simple({ consent: before }, { appendOnly: true }))
  await insertSample(database, 'Thing', { name: 'a', consent: 'asked' })
  await insertSample(database, 'Thing', { name: 'b', consent: 'given' })
  const renamedChoices = { asked: 'requested' } as const
  const now = select(['requested', 'given'], { required: true, default: 'requested', renamedChoices })
  const moved = { ...now, options: { ...now.options, renamedFrom: 'consent' } }
  const after = simple({ state: moved }, { name: 'Item', renamedFrom: 'Thing', appendOnly: true })
  const { applied, withheld } = await apply(database, after)
  expect(withheld).toEqual([])
  expect(summaries(applied)).toContain('Rename choices of Item.state')
  const stored = [
    expect.objectContaining({ state: 'requested' }),
    expect.objectContaining({ state: 'given' }),
  ]
  expect(await rows(database, 'Item')).toEqual(stored)
  expect(await plan(database, after)).toEqual([])
  await expect(sql`update "Item" set state = 'given'`.execute(database.kysely)).rejects.toThrow('append-only')
})

test('A renamed choice is applied where nothing else of the schema changes', async () => {
  const database = await emptyDatabase()
  await apply(database, simple({ state: select(['asked', 'given']) }))
  await insertSample(database, 'Thing', { name: 'a', state: 'asked' })
  const renamed = select(['requested', 'given'], { renamedChoices: { asked: 'requested' } })
  expect(summaries((await apply(database, simple({ state: renamed }))).applied)).toEqual([
    'Rename choices of Thing.state',
  ])
  expect(await rows(database, 'Thing')).toEqual([expect.objectContaining({ state: 'requested' })])
})

test('The earlier value of a choice cannot be another choice', () => {
  expect(() => select(['asked', 'given'], { renamedChoices: { asked: 'given' } })).toThrow(
    /asked is a choice/,
  )
})
