import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSite, type TestClient, type TestSite } from '#framework/testing'
import { fixtures } from './fixtures.ts'
import { bodyOf, namesOf, resource, rowsOf, valuesOf } from './support.ts'

let site: TestSite
let manager: TestClient
let moderator: TestClient

beforeAll(async () => {
  site = await testSite([fixtures])
  manager = await site.userWith('System Manager')
  moderator = await site.userWith('Moderator')
})
afterAll(() => site.close())

const types = resource('DocType')
const fields = resource('DocField')

test('Staff list the types they can read with their child types, in no statement beyond the session lookup', async () => {
  const response = await manager.get(types, { limit_page_length: '0' })
  expect(namesOf(response)).toEqual(expect.arrayContaining(['Event', 'Event Participants', 'Region']))
  expect(response.statements).toHaveLength(1)
  const trees = await manager.get(types, { fields: ['name', 'is_tree'], filters: { is_tree: 1 } })
  expect(rowsOf(trees)).toContainEqual({ name: 'Region', is_tree: 1 })
  const page = await manager.get(types, {
    filters: [['name', 'like', '%Event%']],
    order_by: 'name desc',
    limit: 1,
  })
  expect(namesOf(page)).toEqual(['Event Participants'])
})

test('A type definition reads as getdoctype returns it, and its fields are listed by their type', async () => {
  const read = valuesOf(await manager.get(resource('DocType', 'Region')))
  expect(read).toMatchObject({ doctype: 'DocType', name: 'Region', is_tree: 1 })
  expect(read['fields']).toMatchObject([{ fieldname: 'region_name' }, { fieldname: 'parent_region' }])
  const listed = await manager.get(fields, {
    fields: ['fieldname', 'fieldtype', 'options'],
    filters: [
      ['DocField', 'parent', '=', 'Region'],
      ['fieldtype', 'in', 'Link,Table'],
    ],
  })
  expect(rowsOf(listed)).toEqual([{ fieldname: 'parent_region', fieldtype: 'Link', options: 'Region' }])
  const [row] = rowsOf(
    await manager.get(fields, { filters: { parent: 'Region' }, fields: '["*"]', limit: 1 }),
  )
  expect(valuesOf(await manager.get(resource('DocField', String(row?.['name']))))).toEqual(row)
  const placed = await manager.get(types, { filters: { name: 'Note' }, as_dict: 'false' })
  expect(placed.data).toEqual([['Note']])
})

test('A caller sees no type they cannot read and no field above their level', async () => {
  const seen = namesOf(await moderator.get(types, { limit_page_length: '0' }))
  expect(seen).toContain('Blog Post')
  expect(seen).not.toContain('Claim')
  expect((await moderator.get(resource('DocType', 'Claim'))).status).toBe(404)
  const own = await moderator.get(fields, { fields: ['fieldname'], filters: { parent: 'Blog Post' } })
  expect(rowsOf(own).map(({ fieldname }) => fieldname)).not.toContain('editor_note')
  for (const client of [site.guest, await site.userWith('Customer')])
    for (const path of [types, fields, resource('DocType', 'Event')])
      expect([path, (await client.get(path)).status]).toEqual([path, 403])
})

test('Nobody changes a definition, and a wrong argument is refused by its name', async () => {
  expect((await manager.post(types, { name: 'Mine' })).status).toBe(404)
  expect((await manager.put(resource('DocType', 'Event'), { istable: 1 })).status).toBe(404)
  expect((await manager.delete(resource('DocType', 'Event'))).status).toBe(404)
  for (const question of [{ fields: ['nothing'] }, { filters: { nothing: 1 } }, { order_by: 'nothing' }])
    expect(await manager.get(types, question)).toMatchObject({ status: 417, body: { field: 'nothing' } })
  const wrong = await manager.get(types, { filters: [['name', 'resembles', 'x']] })
  expect([wrong.status, bodyOf(wrong)['exc_type']]).toEqual([417, 'ValidationError'])
})
