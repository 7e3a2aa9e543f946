import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSite, type TestClient, type TestSite } from '#framework/testing'
import { fixtures } from './fixtures.ts'
import { made, resource, valuesOf } from './support.ts'

let site: TestSite
let manager: TestClient

beforeAll(async () => {
  site = await testSite([fixtures])
  manager = await site.userWith('System Manager')
})
afterAll(() => site.close())

const pointing = (link_type: string | null, dynamic_link: string) => ({ link_type, dynamic_link })
const missing = { status: 417, body: { exc_type: 'LinkValidationError' } }

test.each([
  ['a document that is not there', 'Region', 'Nowhere'],
  ['a type that is not there', 'Continent', 'Asia'],
  ['rows of other documents', 'Note Seen By', 'x'],
  ['no type at all', null, 'Adyar'],
])('A dynamic link to %s is refused by its name', async (_, type, name) => {
  const response = await manager.post(resource('Sample'), pointing(type, name))
  expect(response).toMatchObject(missing)
  expect(JSON.stringify(response.body)).toContain('"field":"dynamic_link"')
})

test('A wrong dynamic link is refused in a child row too, and when only the type changes', async () => {
  await made(manager, 'Region', { region_name: 'Velachery' })
  const rows = (line_name: string) => ({ table: [{ line_type: 'Region', line_name }] })
  expect(await manager.post(resource('Sample'), rows('Nowhere'))).toMatchObject(missing)
  const name = await made(manager, 'Sample', { ...rows('Velachery'), ...pointing('Region', 'Velachery') })
  expect(await manager.put(resource('Sample', name), { link_type: 'Note' })).toMatchObject(missing)
})

test('A document that a dynamic link points at cannot be deleted until the link changes', async () => {
  await made(manager, 'Region', { region_name: 'Guindy' })
  const name = await made(manager, 'Sample', pointing('Region', 'Guindy'))
  const linked = { status: 417, body: { exc_type: 'LinkExistsError' } }
  expect(await manager.delete(resource('Region', 'Guindy'))).toMatchObject(linked)
  await manager.put(resource('Sample', name), {
    ...pointing(null, ''),
    table: [{ line_type: 'Region', line_name: 'Guindy' }],
  })
  expect(await manager.delete(resource('Region', 'Guindy'))).toMatchObject(linked)
  await manager.put(resource('Sample', name), { table: [] })
  expect((await manager.delete(resource('Region', 'Guindy'))).status).toBe(202)
})

test('A document that points at itself can be deleted', async () => {
  const name = await made(manager, 'Sample', { title: 'self' })
  await manager.put(resource('Sample', name), pointing('Sample', name))
  expect((await manager.delete(resource('Sample', name))).status).toBe(202)
})

test('Dynamic links follow a renamed document', async () => {
  await made(manager, 'Note', { title: 'Old name' })
  const name = await made(manager, 'Sample', {
    ...pointing('Note', 'Old name'),
    table: [{ line_type: 'Note', line_name: 'Old name' }],
  })
  const renamed = await manager.post('/api/method/frappe.client.rename_doc', {
    doctype: 'Note',
    old_name: 'Old name',
    new_name: 'New name',
  })
  expect(renamed.status).toBe(200)
  expect(valuesOf(await manager.get(resource('Sample', name)))).toMatchObject({
    dynamic_link: 'New name',
    table: [{ line_name: 'New name' }],
  })
})

test('A new link to a cancelled document is refused, and an existing one can still be saved', async () => {
  const claim = await made(manager, 'Claim', { purpose: 'gone' })
  const name = await made(manager, 'Sample', pointing('Claim', claim))
  await manager.put(resource('Claim', claim), { docstatus: 1 })
  await manager.put(resource('Claim', claim), { docstatus: 2 })
  expect((await manager.put(resource('Sample', name), { title: 'stands' })).status).toBe(200)
  expect(await manager.post(resource('Sample'), pointing('Claim', claim))).toMatchObject({
    status: 417,
    body: { exc_type: 'CancelledLinkError' },
  })
})

test('A document that a submitted document points at cannot be cancelled', async () => {
  const claim = await made(manager, 'Claim', { purpose: 'held' })
  await manager.put(resource('Claim', claim), { docstatus: 1 })
  const name = await made(manager, 'Sample', pointing('Claim', claim))
  await manager.put(resource('Sample', name), { docstatus: 1 })
  expect(await manager.put(resource('Claim', claim), { docstatus: 2 })).toMatchObject({
    status: 417,
    body: { exc_type: 'LinkExistsError' },
  })
  await manager.put(resource('Sample', name), { docstatus: 2 })
  expect((await manager.put(resource('Claim', claim), { docstatus: 2 })).status).toBe(200)
})

test('A caller who may not read a type learns nothing about its documents by linking to them', async () => {
  const volunteer = await site.userWith('Volunteer')
  const claim = await made(manager, 'Claim', { purpose: 'hidden' })
  const toThere = await volunteer.post(resource('Sample'), pointing('Claim', claim))
  const toNothing = await volunteer.post(resource('Sample'), pointing('Claim', 'CLM-99999'))
  expect(toThere).toMatchObject(missing)
  expect(toNothing).toMatchObject(missing)
  const name = await made(manager, 'Sample', pointing('Claim', claim))
  expect((await volunteer.put(resource('Sample', name), { title: 'elsewhere' })).status).toBe(200)
})

test('Many dynamic links are looked up in one statement, and unchanged ones in none', async () => {
  await made(manager, 'Region', { region_name: 'Egmore' })
  await made(manager, 'Region', { region_name: 'Saidapet' })
  const lookUps = (statements: readonly string[]) =>
    statements.filter((statement) => statement.includes('for key share')).length
  const response = await manager.post(resource('Sample'), {
    ...pointing('Region', 'Egmore'),
    table: ['Egmore', 'Saidapet'].map((line_name) => ({ line_type: 'Region', line_name })),
  })
  expect([response.status, lookUps(response.statements)]).toEqual([200, 1])
  const { name } = valuesOf(response)
  const saved = await manager.put(resource('Sample', String(name)), { title: 'Changed' })
  expect([saved.status, lookUps(saved.statements)]).toEqual([200, 0])
})

test('A concurrent deletion and dynamic link cannot both succeed', async () => {
  for (let round = 0; round < 5; round += 1) {
    const region = await made(manager, 'Region', { region_name: `Race ${round}` })
    const [deleted, pointed] = await Promise.all([
      manager.delete(resource('Region', region)),
      manager.post(resource('Sample'), pointing('Region', region)),
    ])
    expect([deleted.status === 202, pointed.status === 200].filter(Boolean)).toHaveLength(1)
  }
})
