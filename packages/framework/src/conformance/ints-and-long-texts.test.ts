import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSite, type TestClient, type TestSite } from '#framework/testing'
import { fixtures } from './fixtures.ts'
import { bodyOf, made, resource, valuesOf } from './support.ts'

let site: TestSite
let manager: TestClient

beforeAll(async () => {
  site = await testSite([fixtures])
  manager = await site.userWith('System Manager')
})
afterAll(() => site.close())

test.each<[unknown, number]>([
  [4.7, 4],
  ['4.7', 4],
  [-4.7, -4],
  ['12', 12],
])('%j in an Int is stored as %d, without the decimals', async (sent, stored) => {
  const name = await made(manager, 'Sample', { int: sent })
  expect(valuesOf(await manager.get(resource('Sample', name)))).toMatchObject({ int: stored })
})

test('A call that sets an Int truncates it too and checks its bounds', async () => {
  const name = await made(manager, 'Contact', { first_name: 'Kala' })
  const set = (value: unknown) =>
    manager.post('/api/method/frappe.client.set_value', {
      ...{ doctype: 'Contact', name, fieldname: 'age', value },
    })
  expect(valuesOf(await set(41.9))).toMatchObject({ age: 41 })
  expect(await set(-2.5)).toMatchObject({ status: 417, body: { field: 'age' } })
})

const longest = 1024 * 1024
const longTexts = ['text_editor', 'html_editor', 'markdown_editor', 'code']

test.each(longTexts)(
  '%s holds a million letters of three bytes each, and no more than its bound',
  async (field) => {
    const letters = 'அ'.repeat(longest)
    const name = await made(manager, 'Sample', { [field]: letters })
    expect(valuesOf(await manager.get(resource('Sample', name)))[field]).toBe(letters)
    const response = await manager.put(resource('Sample', name), { [field]: `${letters}x` })
    expect([response.status, bodyOf(response)['field']]).toEqual([417, field])
  },
)

test.each(['small_text', 'text'])(
  '%s holds 65,535 characters, as the database of Frappe does',
  async (field) => {
    expect((await manager.post(resource('Sample'), { [field]: 'x'.repeat(65_535) })).status).toBe(200)
    const response = await manager.post(resource('Sample'), { [field]: 'x'.repeat(65_536) })
    expect([response.status, bodyOf(response)['field']]).toEqual([417, field])
  },
)

test('A multipart form holds as much as any other body', async () => {
  const form = new FormData()
  form.append('data', JSON.stringify({ text_editor: 'x'.repeat(longest) }))
  const response = await manager.request('POST', resource('Sample'), { body: form })
  expect(response.status).toBe(200)
})
