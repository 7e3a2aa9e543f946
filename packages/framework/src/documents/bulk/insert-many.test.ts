import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { computed, increment } from '#framework/documents'
import { administrator, type Caller } from '#framework/permissions'
import { sql } from 'kysely'
import {
  crateSite,
  manager,
  seller,
  volunteer,
  type CrateSite,
  Crate,
  CrateLabel,
  Ledge,
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
  const { rows, statements, changeSet } = await site.write(manager, (documents) =>
    documents.insertMany(Crate, [
      { name: 'D', content: 'drums' },
      { name: 'E', content: 'lamps', depot: 'south' },
    ]),
  )
  expect(rows).toEqual([{ name: 'D' }, { name: 'E' }])
  expect(statements).toHaveLength(1)
  expect([...changeSet.changed]).toEqual([Crate.name])
  expect(changeSet.changes.map(({ name, kind }) => [name, kind])).toEqual([
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
  const { statements, changeSet } = await site.write(administrator, (documents) =>
    documents.insertMany(
      CrateLabel,
      ['fragile', 'cold'].map((wording, index) => ({
        ...{ name: `A/${wording}`, wording, idx: index + 1 },
        ...{ parent: 'A', parenttype: Crate.name, parentfield: 'labels' },
      })),
    ),
  )
  expect(statements).toHaveLength(1)
  expect(changeSet.changes).toEqual([{ type: Crate.name, name: 'A', kind: 'saved' }])
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

const packAgain = (caller: Caller, names: readonly string[]) =>
  site.write(caller, (documents) =>
    documents.insertMany(
      Crate,
      names.map((name) => ({ name, content: 'new', opened: 1 })),
      {
        onConflict: {
          key: ['name'],
          update: { opened: increment(1), content: computed(sql`d.content || ' and ' || excluded.content`) },
        },
        returning: ['opened', 'content'],
      },
    ),
  )

test('An upsert creates what is missing and changes what is there, in one statement with its events', async () => {
  const { rows, statements, changeSet } = await packAgain(administrator, ['D', 'A'])
  expect(rows).toEqual([
    { name: 'D', opened: 1, content: 'new' },
    { name: 'A', opened: 1, content: 'mangoes and new' },
  ])
  expect(statements).toHaveLength(1)
  expect(changeSet.changes.map(({ name, kind }) => [name, kind])).toEqual([
    ['D', 'created'],
    ['A', 'saved'],
  ])
  expect(await site.events()).toEqual([
    ['document.saved', 'A'],
    ['document.inserted', 'D'],
  ])
})

test('Concurrent upserts of one document count each of them', async () => {
  await Promise.all(Array.from({ length: 10 }, () => packAgain(administrator, ['D'])))
  expect((await packAgain(administrator, ['D'])).rows).toMatchObject([{ opened: 11 }])
})

test('Only the system upserts, and only what is not checked against each document', async () => {
  await expect(packAgain(manager, ['A'])).rejects.toMatchObject({ status: 403 })
  const upsert = (update: { readonly origin?: string; readonly state?: 'sent'; readonly content?: string }) =>
    site.write(administrator, (documents) =>
      documents.insertMany(Crate, [{ name: 'A', content: 'x' }], { onConflict: { key: ['name'], update } }),
    )
  await expect(upsert({ origin: 'elsewhere' })).rejects.toThrow('checked against each document')
  await expect(upsert({ state: 'sent' })).rejects.toThrow('checked against each document')
  await expect(upsert({ content: '' })).rejects.toMatchObject({ type: 'MandatoryError' })
  const withHooks = site.write(administrator, (documents) =>
    documents.insertMany(Ledge, [{ name: 'one', title: 'low' }], {
      onConflict: { key: ['name'], update: { visits: increment(1) } },
    }),
  )
  await expect(withHooks).rejects.toThrow('runs hooks or keeps versions')
})

const visitsOf = (name: string) =>
  site.engine.read(administrator, (documents) =>
    documents.find(Ledge, { where: { name }, fields: ['visits', 'modified_by'] }),
  )

test('Counts inserted and deleted rows in a field of another document, in the same statement', async () => {
  await site.write(administrator, (documents) =>
    documents.insertMany(Ledge, [{ name: 'counted', title: 'low' }]),
  )
  const counter = { type: Ledge, name: 'counted', field: 'visits' }
  const put = (name: string) =>
    site.write(administrator, (documents) =>
      documents.insertMany(Crate, [{ name, content: 'x' }], { onConflict: 'skip', counter }),
    )
  const first = await put('D')
  expect(first.rows).toEqual([{ name: 'D', count: 1 }])
  expect(first.statements).toHaveLength(1)
  expect([...first.changeSet.changed]).toEqual([Ledge.name, Crate.name])
  const again = await put('D')
  expect(again.rows).toEqual([])
  expect([...again.changeSet.changed]).toEqual([])
  await Promise.all(['E', 'F', 'G', 'H'].map(put))
  expect(await visitsOf('counted')).toMatchObject([{ visits: 5 }])
  const { rows } = await site.write(administrator, (documents) =>
    documents.deleteWhere(Crate, { name: ['in', ['D', 'E']] }, { counter }),
  )
  expect(rows).toEqual([
    { name: 'D', count: 3 },
    { name: 'E', count: 3 },
  ])
})

test('A counter is declared as one by its type, and only the system moves it', async () => {
  const insert = (caller: Caller, field: string) =>
    site.write(caller, (documents) =>
      documents.insertMany(Crate, [{ name: 'D', content: 'x' }], {
        counter: { type: Ledge, name: 'one', field },
      }),
    )
  await expect(insert(manager, 'visits')).rejects.toMatchObject({ status: 403 })
  await expect(insert(administrator, 'title')).rejects.toThrow('does not declare title as a counter')
  await expect(insert(administrator, 'missing')).rejects.toThrow('does not declare missing as a counter')
  expect(await site.crates()).toHaveLength(3)
})
