import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Documents } from '#framework/documents'
import { administrator, guest, type Caller } from '#framework/permissions'
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

const label = (documents: Documents) => documents.save(Crate, 'A', { labels: [{ wording: 'cold' }] })

test('Deletes matching documents with their rows in one statement', async () => {
  await site.write(administrator, label)
  const { rows, statements, changeSet } = await site.write(manager, (documents) =>
    documents.deleteWhere(Crate, { depot: 'north' }, { returning: ['content'] }),
  )
  expect(rows).toEqual([
    { name: 'A', content: 'mangoes' },
    { name: 'C', content: 'kites' },
  ])
  expect(statements).toHaveLength(1)
  expect(changeSet.changes.map(({ kind }) => kind)).toEqual(['deleted', 'deleted'])
  expect((await site.events()).filter(([event]) => event === 'document.deleted')).toEqual([
    ['document.deleted', 'A'],
    ['document.deleted', 'C'],
  ])
  const left = await sql`select from "Bulk Label"`.execute(site.engine.database.kysely)
  expect(left.rows).toEqual([])
})

test('Refuses a caller without delete permission, and deletes only the rows that the caller may delete', async () => {
  const remove = (documents: Documents) => documents.deleteWhere(Crate, {})
  for (const caller of [volunteer, guest])
    await expect(site.write(caller, remove)).rejects.toMatchObject({ status: 403 })
  expect((await site.write(seller, remove)).rows).toEqual([{ name: 'A' }, { name: 'C' }])
  expect(await site.crates(['name'])).toEqual([{ name: 'B' }])
})

test('Does not delete a document that another document links to', async () => {
  await site.write(administrator, (documents) => documents.updateWhere(Crate, { name: 'B' }, { next: 'A' }))
  const removed = site.write(administrator, (documents) => documents.deleteWhere(Crate, { name: 'A' }))
  await expect(removed).rejects.toMatchObject({ type: 'LinkExistsError' })
  expect(await site.crates()).toHaveLength(3)
})

test('Only the system writes child rows in bulk, and their parent’s modified changes', async () => {
  await site.write(administrator, label)
  const remove = (documents: Documents) => documents.deleteWhere(CrateLabel, { parent: 'A', wording: 'cold' })
  await expect(site.write(manager, remove)).rejects.toMatchObject({ status: 403 })
  const { statements, changeSet } = await site.write(administrator, remove)
  expect(statements).toHaveLength(1)
  expect(changeSet.changes).toEqual([{ type: Crate.name, name: 'A', kind: 'saved' }])
})

test('A bulk write invalidates the cached guest responses that show its documents', async () => {
  const shown = async () => (await site.guest.get('/api/resource/Bulk Crate', { fields: '["content"]' })).data
  await site.write(administrator, (documents) =>
    documents.updateWhere(Crate, { name: 'A' }, { is_public: 1 }),
  )
  expect(await shown()).toEqual([{ content: 'mangoes' }])
  await site.write(administrator, (documents) =>
    documents.updateWhere(Crate, { name: 'A' }, { content: 'guavas' }),
  )
  expect(await shown()).toEqual([{ content: 'guavas' }])
  await site.write(administrator, (documents) => documents.deleteWhere(Crate, { is_public: 1 }))
  expect(await shown()).toEqual([])
})

test('Takes a condition in SQL from the system alone, and passes over rows that another transaction locks', async () => {
  const remove = (caller: Caller, skipsLocked: boolean) =>
    site.write(caller, (documents) =>
      documents.deleteWhere(
        Crate,
        { depot: 'north' },
        { condition: sql`d.content < 'n' or d.content = 'books'`, skipsLocked },
      ),
    )
  await expect(remove(manager, false)).rejects.toMatchObject({ status: 403 })
  await site.engine.write(administrator, async (documents) => {
    await documents.lock(Crate, 'A')
    const { rows, statements } = await remove(administrator, true)
    expect(rows).toEqual([{ name: 'C' }])
    expect(statements).toHaveLength(1)
  })
  expect((await remove(administrator, false)).rows).toEqual([{ name: 'A' }])
  expect(await site.crates(['name'])).toEqual([{ name: 'B' }])
})
