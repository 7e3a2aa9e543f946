import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator, guest } from '#framework/permissions'
import { Book, sampleModule, testSite, type TestSite } from '#framework/testing'

let site: TestSite
beforeAll(async () => {
  site = await testSite([sampleModule().module])
})
afterAll(() => site.close())

const darken = sql<{ name: string }>`update "Sample Book" set shade = 'dark' returning name`

test('a room’s own statement is a part of its transaction, and the types that it touches are told of', async () => {
  const { name } = await site.engine.write(administrator, (documents) =>
    documents.insert(Book, { title: 'Kural' }),
  )
  const { rows, changed, changes } = await site.engine.write(administrator, async (documents, journal) => {
    const touched = await documents.statement(darken, {
      changes: (all) => all.map((row) => ({ type: Book.name, name: row.name, kind: 'saved' as const })),
    })
    return { rows: touched, ...journal }
  })
  expect(rows).toEqual([{ name }])
  expect([...changed]).toEqual([Book.name])
  expect(changes).toEqual([{ type: Book.name, name, kind: 'saved' }])
})

test('what was read counts as read, so that guests are not shown old answers', async () => {
  const read = await site.engine.read(administrator, async (documents, journal) => {
    await documents.statement(sql`select from "Sample Book"`, { reads: [Book] })
    return journal.read
  })
  expect([...read]).toContain(Book.name)
})

test('a statement of a transaction that fails is undone', async () => {
  const work = site.engine.write(administrator, async (documents) => {
    await documents.statement(sql`update "Sample Book" set title = 'Gone'`, {})
    throw new Error('changed my mind')
  })
  await expect(work).rejects.toThrow('changed my mind')
  const titles = await site.engine.read(administrator, (documents) =>
    documents.find(Book, { fields: ['title'] }),
  )
  expect(titles).toEqual([{ title: 'Kural' }])
})

test('only the system sends statements of its own', async () => {
  const work = site.engine.write(guest, (documents) => documents.statement(darken, {}))
  await expect(work).rejects.toMatchObject({ status: 403 })
})
