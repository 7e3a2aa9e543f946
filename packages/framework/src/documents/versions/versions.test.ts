import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  always,
  childType,
  docType,
  everything,
  grant,
  money,
  prompted,
  secret,
  table,
  text,
} from '#framework/doctypes'
import { desk } from '#framework/desk'
import { checkVersionChain } from '#framework/documents'
import { defineModule } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { testSite, type TestClient, type TestSite } from '#framework/testing'

const Part = childType('Recipe Part', { what: text(), price: money(), hint: text({ level: 1 }) })

const Recipe = docType('Recipe', {
  naming: prompted,
  allowRename: true,
  fields: {
    title: text(),
    cost: money(),
    inner: text({ level: 1 }),
    pin: secret(),
    parts: table(Part),
  },
  access: {
    'System Manager': everything,
    'Store Manager': grant({ read: always, write: always, create: always }),
  },
})

const Unversioned = docType('Untold', {
  naming: prompted,
  trackChanges: false,
  fields: { title: text() },
  access: { 'System Manager': everything },
})

let site: TestSite
let manager: TestClient
let clerk: TestClient

beforeAll(async () => {
  site = await testSite([desk, defineModule({ name: 'recipes', docTypes: [Recipe, Unversioned] })])
  manager = await site.userWith('System Manager')
  clerk = await site.userWith('Store Manager')
})
afterAll(() => site.close())

const RECIPES = '/api/resource/Recipe'
const put = (name: string, changes: unknown) => manager.put(`${RECIPES}/${name}`, changes)
const create = (name: string, values: object = {}) => manager.post(RECIPES, { name, title: 'dal', ...values })

function nameOf(document: unknown): string {
  return String(Object.getOwnPropertyDescriptor(document, 'name')?.value)
}

function namesOfParts(document: unknown): readonly string[] {
  const parts: unknown = Object.getOwnPropertyDescriptor(document, 'parts')?.value
  const rows: readonly unknown[] = Array.isArray(parts) ? parts : []
  return rows.map(nameOf)
}

async function versionsOf(name: string, client = manager): Promise<unknown> {
  const { message } = await client.get('/api/method/mela.desk.get_versions', { doctype: 'Recipe', name })
  return message
}

const verify = (name: string) => checkVersionChain(site.engine.database.kysely, { type: Recipe, name })

test('Every save that changes a document stores a version, the newest listed first', async () => {
  await create('dal', { parts: [{ what: 'salt', price: 1.5 }, { what: 'rice' }] })
  const created = { number: 1, kind: 'created', owner: manager.user, changed: [], added: [] }
  expect(await versionsOf('dal')).toMatchObject([created])
  const { data } = await put('dal', { title: 'sambar', cost: 12.5 })
  await put('dal', { title: 'sambar' })
  const [first] = namesOfParts(data)
  await put('dal', { parts: [{ name: first, price: 2 }, { what: 'oil' }] })
  expect(await versionsOf('dal')).toMatchObject([
    {
      number: 3,
      kind: 'saved',
      owner: manager.user,
      changed: [],
      added: [['parts', { what: 'oil' }]],
      removed: [['parts', { what: 'rice' }]],
      row_changed: [['parts', 1, first, [['price', 1.5, 2]]]],
    },
    {
      number: 2,
      changed: [
        ['title', 'dal', 'sambar'],
        ['cost', null, 12.5],
      ],
    },
    created,
  ])
})

test('A version shows only that a secret changed, and hides fields above the reader’s level', async () => {
  await create('secretive', { parts: [{ what: 'salt' }] })
  const { data } = await put('secretive', { title: 'x', pin: '1234', inner: 'kept' })
  const [first] = namesOfParts(data)
  await put('secretive', { parts: [{ name: first, hint: 'sea' }] })
  const { rows: stored } = await sql<{
    data: string
  }>`select data from "Version" where docname = 'secretive'`.execute(site.engine.database.kysely)
  expect(stored.map((row) => row.data).join()).not.toContain('1234')
  expect(stored.map((row) => row.data).join()).toContain('["pin",null,null]')
  expect(await versionsOf('secretive', clerk)).toMatchObject([
    { number: 2, changed: [['title', 'dal', 'x']] },
    { number: 1, kind: 'created' },
  ])
  expect(await versionsOf('secretive')).toMatchObject([
    { row_changed: [['parts', 1, first, [['hint', null, 'sea']]]] },
    {
      changed: [
        ['title', 'dal', 'x'],
        ['inner', null, 'kept'],
      ],
    },
    { kind: 'created' },
  ])
})

test('Refuses versions to a user who may not read the document', async () => {
  await create('closed')
  await put('closed', { title: 'x' })
  const stranger = await site.userWith('Volunteer')
  const response = await stranger.get('/api/method/mela.desk.get_versions', {
    doctype: 'Recipe',
    name: 'closed',
  })
  expect(response.status).toBe(403)
  expect((await manager.get('/api/resource/Version')).status).toBe(403)
  expect(
    (await manager.post('/api/resource/Version', { ref_doctype: 'Recipe', docname: 'closed' })).status,
  ).toBe(403)
  expect((await site.guest.get('/api/resource/Version')).status).toBe(403)
})

test('Not even the administrator writes, changes or deletes a version over the API', async () => {
  await create('kept')
  await put('kept', { title: 'x' })
  const VERSIONS = '/api/resource/Version'
  const { data } = await site.administrator.get(VERSIONS, { filters: { docname: 'kept' } })
  const [name] = Array.isArray(data) ? data.map((row: unknown) => nameOf(row)) : []
  const forged = { ref_doctype: 'Recipe', docname: 'kept', number: 2, data: '{}', hash: 'x' }
  expect((await site.administrator.post(VERSIONS, forged)).status).toBe(403)
  expect((await site.administrator.put(`${VERSIONS}/${name}`, { data: '{}' })).status).toBe(403)
  expect((await site.administrator.delete(`${VERSIONS}/${name}`)).status).toBe(403)
  expect(await verify('kept')).toEqual({ isIntact: true, count: 2, brokenAt: null })
})

test('The versions of a document form a verifiable chain', async () => {
  await create('chained')
  for (const title of ['a', 'b', 'c', 'ü\\"x"']) await put('chained', { title })
  expect(await verify('chained')).toEqual({ isIntact: true, count: 5, brokenAt: null })
  const method = '/api/method/mela.records.verify_versions'
  const asked = { doctype: 'Recipe', name: 'chained' }
  expect((await manager.get(method, asked)).message).toEqual({ is_intact: 1, count: 5, broken_at: null })
  expect((await clerk.get(method, asked)).status).toBe(403)
})

test('The database refuses to change or delete a version, and verification finds a forced change', async () => {
  await create('forced')
  for (const title of ['a', 'b', 'c']) await put('forced', { title })
  const { kysely } = site.engine.database
  await expect(sql`update "Version" set data = '{}'`.execute(kysely)).rejects.toThrow(
    'Version is append-only',
  )
  await expect(sql`delete from "Version"`.execute(kysely)).rejects.toThrow('Version is append-only')
  await expect(sql`truncate "Version"`.execute(kysely)).rejects.toThrow('Version is append-only')
  await kysely.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction)
    await sql`update "Version" set data = replace(data, '"b"', '"B"') where docname = 'forced' and number = 3`.execute(
      transaction,
    )
  })
  expect(await verify('forced')).toEqual({ isIntact: false, count: 4, brokenAt: 3 })
})

test('Concurrent writers continue one chain', async () => {
  await create('busy')
  await Promise.all(Array.from({ length: 20 }, (_, index) => put('busy', { title: `title ${index}` })))
  expect(await verify('busy')).toEqual({ isIntact: true, count: 21, brokenAt: null })
})

test('History continues under a new name', async () => {
  await create('old name')
  await put('old name', { title: 'before' })
  await site.engine.write(administrator, (documents) => documents.rename(Recipe, 'old name', 'new name'))
  await put('new name', { title: 'after' })
  expect(await versionsOf('new name')).toMatchObject([
    { changed: [['title', 'before', 'after']] },
    { kind: 'renamed', renamed: ['old name', 'new name'] },
    { changed: [['title', 'dal', 'before']] },
    { kind: 'created' },
  ])
  expect(await verify('new name')).toMatchObject({ isIntact: true })
})

test('A document does not inherit the history of an earlier one with its name', async () => {
  await create('again')
  await put('again', { title: 'of the first' })
  await manager.delete(`${RECIPES}/again`)
  await create('again')
  expect(await versionsOf('again')).toMatchObject([{ number: 3, kind: 'created' }])
  await put('again', { title: 'of the second' })
  expect(await versionsOf('again')).toMatchObject([
    { number: 4, changed: [['title', 'dal', 'of the second']] },
    { number: 3, kind: 'created' },
  ])
  expect(await verify('again')).toMatchObject({ isIntact: true, count: 4 })
})

test('A merge is recorded without adopting the other document’s history', async () => {
  await create('kept one')
  await create('gone one')
  await put('gone one', { title: 'private' })
  await site.engine.write(administrator, (documents) =>
    documents.rename(Recipe, 'gone one', 'kept one', { merge: true }),
  )
  expect(await versionsOf('kept one')).toMatchObject([
    { kind: 'merged', merged: ['gone one', 'kept one'], changed: [] },
    { kind: 'created' },
  ])
})

test('A transition that an earlier release stored as `move` is listed by its action', async () => {
  await create('earlier')
  await put('earlier', { title: 'a' })
  await site.engine.database.kysely.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction)
    await sql`update "Version" set data = (data::jsonb || '{"move": "Hand in"}')::text where docname = 'earlier' and number = 2`.execute(
      transaction,
    )
  })
  expect(await versionsOf('earlier')).toMatchObject([{ number: 2, action: 'Hand in' }, { action: null }])
})

test('A type that was renamed proves the versions of its earlier name', async () => {
  await create('before')
  await put('before', { title: 'x' })
  const renamed = { ...Recipe, name: 'Dish', renamedFrom: 'Recipe' }
  const verified = await checkVersionChain(site.engine.database.kysely, { type: renamed, name: 'before' })
  expect(verified).toEqual({ isIntact: true, count: 2, brokenAt: null })
})

test('A type that opts out stores no versions', async () => {
  await manager.post('/api/resource/Untold', { name: 'one', title: 'a' })
  await manager.put('/api/resource/Untold/one', { title: 'b' })
  expect(
    await checkVersionChain(site.engine.database.kysely, { type: Unversioned, name: 'one' }),
  ).toMatchObject({
    count: 0,
  })
})

test('A save with rows, version and event is one read and one write', async () => {
  await create('counted', { parts: Array.from({ length: 10 }, () => ({ what: 'salt' })) })
  const { statements } = await put('counted', {
    title: 'x',
    parts: Array.from({ length: 10 }, () => ({ what: 'oil' })),
  })
  const own = statements.filter((statement) => statement.includes('"Recipe"'))
  expect(own).toHaveLength(2)
})

test('Two concurrent creations of one name start one history', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => create('raced')))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
  expect(await verify('raced')).toEqual({ isIntact: true, count: 1, brokenAt: null })
})

test('An insert with ten rows, its version and its event is one statement', async () => {
  const parts = Array.from({ length: 10 }, (_, index) => ({ what: `part ${index}`, price: index }))
  const { statements } = await create('inserted', { parts })
  const own = statements.filter((statement) => /insert into (mela_event|"Version|"Recipe)/.test(statement))
  expect(own).toHaveLength(1)
})
