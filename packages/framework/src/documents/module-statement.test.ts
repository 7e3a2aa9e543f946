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

test('A module’s own SQL runs in the transaction, and the types it changes are invalidated', async () => {
  const { name } = await site.engine.write(administrator, (documents) =>
    documents.insert(Book, { title: 'Kural' }),
  )
  const { rows, changed, changes } = await site.engine.write(administrator, async (documents, changeSet) => {
    const touched = await documents.statement(darken, {
      changes: (all) => all.map((row) => ({ type: Book.name, name: row.name, kind: 'saved' as const })),
    })
    return { rows: touched, ...changeSet }
  })
  expect(rows).toEqual([{ name }])
  expect([...changed]).toEqual([Book.name])
  expect(changes).toEqual([{ type: Book.name, name, kind: 'saved' }])
})

test('The types that module SQL reads are tagged, so guests get no stale responses', async () => {
  const read = await site.engine.read(administrator, async (documents, changeSet) => {
    await documents.statement(sql`select from "Sample Book"`, { reads: [Book] })
    return changeSet.read
  })
  expect([...read]).toContain(Book.name)
})

test('A statement of a failed transaction is rolled back', async () => {
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

test('Only the system runs SQL of its own', async () => {
  const work = site.engine.write(guest, (documents) => documents.statement(darken, {}))
  await expect(work).rejects.toMatchObject({ status: 403 })
})
