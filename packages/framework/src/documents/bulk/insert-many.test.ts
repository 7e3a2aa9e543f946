import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { administrator, type Caller } from '#framework/permissions'
import {
  crateSite,
  manager,
  seller,
  volunteer,
  type CrateSite,
  Crate,
  CrateLabel,
} from './testing/crate-site.ts'

let site: CrateSite
beforeAll(async () => {
  site = await crateSite()
})
beforeEach(() => site.reset())
afterAll(() => site.close())

const documentsOf = (row: {
  readonly content?: string
  readonly next?: string
  readonly state?: 'sent'
  readonly opened?: number
}) => ({ name: 'X', ...row })

test('Inserts rows in one statement as the caller', async () => {
  const { rows, statements, journal } = await site.write(manager, (documents) =>
    documents.insertMany(Crate, [
      { name: 'D', content: 'drums' },
      { name: 'E', content: 'lamps', depot: 'south' },
    ]),
  )
  expect(rows).toEqual([{ name: 'D' }, { name: 'E' }])
  expect(statements).toHaveLength(1)
  expect([...journal.changed]).toEqual([Crate.name])
  expect(journal.changes.map(({ name, kind }) => [name, kind])).toEqual([
    ['D', 'created'],
    ['E', 'created'],
  ])
  expect(await site.events()).toEqual([
    ['document.inserted', 'D'],
    ['document.inserted', 'E'],
  ])
  const [, , , d, e] = await site.crates(['content', 'depot', 'state', 'owner', 'modified_by', 'opened'])
  expect(d).toEqual({
    ...{ content: 'drums', depot: 'north', state: 'packed', opened: null },
    ...{ owner: manager.user, modified_by: manager.user },
  })
  expect(e).toMatchObject({ depot: 'south' })
})

test('Skips existing documents on request', async () => {
  const { rows } = await site.write(administrator, (documents) =>
    documents.insertMany(
      Crate,
      ['C', 'D'].map((name) => ({ name, content: 'new' })),
      { onConflict: 'skip' },
    ),
  )
  expect(rows).toEqual([{ name: 'D' }])
  expect(await site.crates(['content'])).toEqual(
    ['mangoes', 'books', 'kites', 'new'].map((content) => ({ content })),
  )
})

test('Refuses a name that is in use', async () => {
  const twice = site.write(administrator, (documents) =>
    documents.insertMany(Crate, [{ name: 'C', content: 'again' }]),
  )
  await expect(twice).rejects.toMatchObject({ type: 'DuplicateEntryError' })
})

test('Refuses a caller without create permission, a missing value, a broken link and a later state', async () => {
  const insert = (caller: Caller, row: Parameters<typeof documentsOf>[0]) =>
    site.write(caller, (documents) => documents.insertMany(Crate, [documentsOf(row)]))
  await expect(insert(volunteer, { content: 'x' })).rejects.toMatchObject({ status: 403 })
  await expect(insert(manager, {})).rejects.toMatchObject({ type: 'MandatoryError' })
  await expect(insert(manager, { content: 'x', next: 'nowhere' })).rejects.toMatchObject({
    type: 'LinkValidationError',
  })
  await expect(insert(manager, { content: 'x', state: 'sent' })).rejects.toMatchObject({ status: 417 })
  await expect(insert(manager, { content: 'x', opened: 3 })).rejects.toMatchObject({ status: 417 })
  expect(await site.crates()).toHaveLength(3)
})

test('Refuses rows beyond the caller’s scope and inserts none', async () => {
  const both = site.write(seller, (documents) =>
    documents.insertMany(Crate, [
      { name: 'D', content: 'drums' },
      { name: 'E', content: 'lamps', depot: 'south' },
    ]),
  )
  await expect(both).rejects.toMatchObject({ status: 403 })
  expect(await site.crates()).toHaveLength(3)
})

test('Inserting a child row counts as a change of its parent', async () => {
  const { statements, journal } = await site.write(administrator, (documents) =>
    documents.insertMany(
      CrateLabel,
      ['fragile', 'cold'].map((wording, index) => ({
        ...{ name: `A/${wording}`, wording, idx: index + 1 },
        ...{ parent: 'A', parenttype: Crate.name, parentfield: 'labels' },
      })),
    ),
  )
  expect(statements).toHaveLength(1)
  expect(journal.changes).toEqual([{ type: Crate.name, name: 'A', kind: 'saved' }])
  expect(await site.events()).toEqual([['document.saved', 'A']])
  const { labels, creation, modified } = await site.engine.read(administrator, (documents) =>
    documents.get(Crate, 'A'),
  )
  expect(labels.map(({ wording, idx }) => [wording, idx])).toEqual([
    ['fragile', 1],
    ['cold', 2],
  ])
  expect(modified > creation).toBe(true)
})
