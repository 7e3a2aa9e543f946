import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { computed, currentTime, increment, type Documents } from '#framework/documents'
import { docType, everything } from '#framework/doctypes'
import { defineModule } from '#framework/modules'
import { administrator, guest, type Caller } from '#framework/permissions'
import { testSite } from '#framework/testing'
import { crateSite, manager, seller, volunteer, type CrateSite, Crate, Ledge } from './testing/crate-site.ts'

let site: CrateSite
beforeAll(async () => {
  site = await crateSite()
})
beforeEach(() => site.reset())
afterAll(() => site.close())

const changeAll = (
  documents: Documents,
  changes: Parameters<typeof documents.updateWhere<typeof Crate>>[2],
) => documents.updateWhere(Crate, {}, changes)

test('Updates matching documents in one statement and returns what changed', async () => {
  const { rows, statements, changeSet } = await site.write(manager, (documents) =>
    documents.updateWhere(
      Crate,
      { depot: 'north', content: ['!=', 'kites'] },
      { content: 'papayas', opened_at: currentTime },
      { returning: ['content', 'opened_at'] },
    ),
  )
  expect(rows).toEqual([{ name: 'A', content: 'papayas', opened_at: '2026-11-24 10:00:00' }])
  expect(statements).toHaveLength(1)
  expect([...changeSet.changed]).toEqual([Crate.name])
  expect(await site.events()).toEqual([['document.saved', 'A']])
  expect(await site.crates(['content', 'modified_by'])).toEqual([
    { content: 'papayas', modified_by: manager.user },
    { content: 'books', modified_by: 'Administrator' },
    { content: 'kites', modified_by: 'Administrator' },
  ])
})

test('Computes from the current values under concurrent writes', async () => {
  const open = () =>
    site.write(administrator, (documents) =>
      documents.updateWhere(Crate, { name: 'A' }, { opened: increment(1) }),
    )
  await Promise.all(Array.from({ length: 10 }, open))
  const [first] = await site.crates(['opened'])
  expect(first).toEqual({ opened: 10 })
})

test('Updates the first rows in order when a limit is given', async () => {
  const { rows, statements } = await site.write(administrator, (documents) =>
    documents.updateWhere(
      Crate,
      { depot: 'north' },
      { content: computed(sql`upper(d.content)`) },
      { order_by: 'content asc', limit: 1, returning: ['content'] },
    ),
  )
  expect(rows).toEqual([{ name: 'C', content: 'KITES' }])
  expect(statements).toHaveLength(1)
})

test('What is set only once changes by what the database computes for the system alone, by one statement', async () => {
  const write = (origin: string | ReturnType<typeof computed>) =>
    site.write(administrator, (documents) => documents.updateWhere(Crate, { depot: 'north' }, { origin }))
  expect((await write(computed(sql`'from ' || d.name`))).statements).toHaveLength(1)
  expect(await site.crates(['origin'])).toEqual([
    { origin: 'from A' },
    { origin: null },
    { origin: 'from C' },
  ])
  await expect(write('elsewhere')).rejects.toMatchObject({ type: 'CannotChangeConstantError' })
  expect(await site.crates(['origin'])).toMatchObject([{ origin: 'from A' }, {}, {}])
})

test('Refuses a caller without write permission, and updates only the rows that the caller may write', async () => {
  const rename = (documents: Documents) => documents.updateWhere(Crate, {}, { content: 'sand' })
  for (const caller of [volunteer, guest])
    await expect(site.write(caller, rename)).rejects.toMatchObject({ status: 403 })
  expect((await site.write(seller, rename)).rows).toEqual([{ name: 'A' }, { name: 'C' }])
  expect(await site.crates(['content'])).toEqual(['sand', 'books', 'sand'].map((content) => ({ content })))
})

test('Nobody moves rows out of their scope or writes fields above their level or system fields', async () => {
  const refused = (changes: Parameters<typeof changeAll>[1]) =>
    expect(site.write(seller, (documents) => changeAll(documents, changes))).rejects
  await refused({ depot: 'south' }).toMatchObject({ status: 403 })
  await refused({ cost: 5 }).toMatchObject({ status: 403 })
  await refused({ opened: increment(1) }).toMatchObject({ status: 417 })
  await refused({ content: computed(sql`'x'`) }).toMatchObject({ status: 403 })
  await refused({ content: '' }).toMatchObject({ type: 'MandatoryError' })
  await refused({ content: 'x'.repeat(41) }).toMatchObject({ status: 417 })
  expect(await site.crates(['depot', 'content'])).toMatchObject([
    { content: 'mangoes' },
    {},
    { content: 'kites' },
  ])
})

test('Takes a transition from the state that the filters name and emits its event', async () => {
  const send = (caller: Caller) =>
    site.write(caller, (documents) =>
      documents.updateWhere(Crate, { name: 'A', state: 'packed' }, { state: 'sent' }),
    )
  await expect(send(seller)).rejects.toMatchObject({ status: 403 })
  expect((await send(manager)).statements).toHaveLength(1)
  expect(await site.events()).toEqual([
    ['document.saved', 'A'],
    ['document.transitioned', 'A'],
  ])
  const lose = site.write(manager, (documents) =>
    documents.updateWhere(Crate, { state: 'sent' }, { state: 'lost' }),
  )
  await expect(lose).rejects.toMatchObject({ status: 417 })
})

test('Runs hooks and writes versions per document unless the type skips them for these fields', async () => {
  const insert = (documents: Documents) =>
    documents.insertMany(Ledge, [
      { name: 'one', title: 'low' },
      { name: 'two', title: 'high' },
    ])
  await site.write(administrator, insert)
  const visits = await site.write(administrator, (documents) =>
    documents.updateWhere(Ledge, {}, { visits: increment(2) }),
  )
  expect(visits.statements).toHaveLength(1)
  await site.write(administrator, (documents) =>
    documents.updateWhere(Ledge, { name: 'two' }, { title: 'higher', visits: increment(1) }),
  )
  const { ledges, versions } = await site.engine.read(administrator, async (documents) => ({
    ledges: await documents.find(Ledge, { fields: ['title', 'visits'], order_by: 'name asc' }),
    versions: await documents.versions(Ledge, 'two'),
  }))
  expect(ledges).toEqual([
    { title: 'LOW', visits: 2 },
    { title: 'HIGHER', visits: 3 },
  ])
  expect(versions).toHaveLength(2)
  expect((await site.events()).filter(([name]) => name === 'document.saved')).toEqual([
    ['document.saved', 'two'],
  ])
})

test('Refuses a filter without a value', async () => {
  const all = site.write(administrator, (documents) =>
    documents.updateWhere(Crate, { content: undefined }, { content: 'x' }),
  )
  await expect(all).rejects.toThrow('filters content by no value')
})

test('A site does not start with a type that skips hooks or versions it does not have', async () => {
  const start = (part: 'hooks' | 'versions') =>
    testSite([
      defineModule({
        name: 'idle',
        docTypes: [
          docType('Idle', {
            fields: {},
            access: { 'System Manager': everything },
            trackChanges: false,
            bulkWrites: { skips: [part] },
          }),
        ],
      }),
    ])
  await expect(start('hooks')).rejects.toThrow('Idle skips hooks and has none')
  await expect(start('versions')).rejects.toThrow('Idle skips versions and keeps none')
})
