import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { comments } from '#framework/comments'
import { desk } from '#framework/desk'
import { testSite, type TestClient, type TestSite } from '#framework/testing'
import { at, kitchenModule, kitchenOf, MEALS } from './sample-kitchen.ts'

let site: TestSite
let manager: TestClient
let seller: TestClient

beforeAll(async () => {
  site = await testSite([desk, comments, kitchenModule])
  manager = await site.userWith('System Manager')
  seller = await site.userWith('Seller')
})
afterAll(() => site.close())

const DELETED = '/api/resource/Deleted%20Document'
const { cook, remove, restore, meal, deletionsOf } = kitchenOf(
  () => site,
  () => seller,
)

function withoutModified(document: unknown): unknown {
  const dropModified = (key: string, value: unknown) => (key === 'modified' ? undefined : value)
  return JSON.parse(JSON.stringify(document, dropModified))
}

test('A restored document has its name, its rows, its owner and its creation time', async () => {
  const { data: made } = await cook('whole')
  await seller.put(`${MEALS}/whole`, { state: 'served' })
  const { data: before } = await meal('whole')
  await remove('whole')
  expect((await meal('whole')).status).toBe(404)
  const { status, message } = await restore('whole')
  expect(status).toBe(200)
  expect(message).toMatchObject({ name: 'whole', title: 'lunch', cost: 12.5, state: 'served' })
  const { data: after } = await meal('whole')
  expect(withoutModified(after)).toEqual(withoutModified(before))
  expect(after).toMatchObject({ owner: seller.user, creation: at(made, 'creation') })
})

test('Restoring a document twice returns it unchanged', async () => {
  await cook('twice')
  await remove('twice')
  await restore('twice')
  await seller.put(`${MEALS}/twice`, { title: 'supper' })
  const again = await restore('twice')
  expect(again).toMatchObject({ status: 200, message: { name: 'twice', title: 'supper' } })
  expect(await deletionsOf('twice')).toMatchObject([{ restored: 1 }])
})

test('Two concurrent restores restore the document once', async () => {
  await cook('once')
  await remove('once')
  const answers = await Promise.all([restore('once'), restore('once', manager), restore('once')])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
})

test('Refuses to restore under a name that is in use, by its name', async () => {
  await cook('taken')
  await remove('taken')
  await cook('taken', { title: 'another' })
  const refused = await restore('taken')
  expect(refused).toMatchObject({ status: 409, body: { exc_type: 'DuplicateEntryError' } })
  expect(JSON.stringify(refused.body)).toContain('Kept Meal taken already exists')
  expect((await meal('taken')).data).toMatchObject({ title: 'another' })
  expect(await deletionsOf('taken')).toMatchObject([{ restored: 0 }])
})

test('Only the user who deleted it or a System Manager restores a document, with the create permission', async () => {
  await cook('mine')
  await remove('mine', manager)
  expect((await restore('mine')).status).toBe(404)
  const staff = await site.userWith('Event Staff')
  expect((await restore('mine', staff)).status).toBe(403)
  expect((await restore('mine', site.guest)).status).toBe(403)
  const other = await site.userWith('System Manager')
  expect(await restore('mine', other)).toMatchObject({ status: 200, message: { owner: seller.user } })
  expect((await restore('nobody', manager)).status).toBe(404)
})

test('A restore checks the rules of a new document, and its links must exist', async () => {
  await manager.post('/api/resource/Kept%20Kitchen', { name: 'ground' })
  await cook('linked', { kitchen: 'ground' })
  await remove('linked')
  await manager.delete('/api/resource/Kept%20Kitchen/ground')
  expect(await restore('linked')).toMatchObject({ status: 417, body: { exc_type: 'LinkValidationError' } })
  const kitchen = { doctype: 'Kept Kitchen', name: 'ground' }
  expect((await manager.post('/api/method/mela.documents.restore', kitchen)).status).toBe(200)
  expect((await restore('linked')).status).toBe(200)
})

test('A cancelled document is restored as a draft, and the response says so', async () => {
  const name = 'cancelled'
  await cook(name, { docstatus: 1 }, manager)
  expect((await remove(name, manager)).status).toBe(417)
  await manager.put(`${MEALS}/${name}`, { docstatus: 2 })
  await remove(name, manager)
  const restored = await restore(name, manager)
  expect(restored).toMatchObject({ status: 200, message: { docstatus: 0 } })
  expect(JSON.stringify(restored.body)).toContain('restored as Draft')
})

test('Secrets are not stored, and fields above the caller’s level are restored without being shown', async () => {
  await cook('secretive', { above: 'between us' }, manager)
  await manager.put('/api/method/frappe.client.set_value', {
    ...{ doctype: 'Kept Meal', name: 'secretive', fieldname: 'title', value: 'tea' },
  })
  await remove('secretive', manager)
  const [deletion] = await deletionsOf('secretive')
  expect(deletion?.data).toContain('between us')
  for (const word of ['pin of the cellar', 'hidden word', '"pin"', '"inner"'])
    expect(deletion?.data).not.toContain(word)
  await restore('secretive', manager)
  expect((await meal('secretive')).data).toMatchObject({ above: 'between us', title: 'tea' })
})

test('Only a System Manager reads deleted documents, and nobody writes or removes them', async () => {
  await cook('read')
  await remove('read')
  const [deletion] = await deletionsOf('read')
  const path = `${DELETED}/${deletion?.name}`
  expect((await manager.get(path)).data).toMatchObject({ deleted_name: 'read', owner: seller.user })
  for (const client of [seller, site.guest, await site.userWith('School Office')]) {
    expect((await client.get(path)).status).toBe(403)
    expect((await client.get(DELETED)).status).toBe(403)
  }
  for (const client of [manager, site.administrator]) {
    expect((await client.post(DELETED, { deleted_name: 'x', deleted_doctype: 'y', data: '{}' })).status).toBe(
      403,
    )
    expect((await client.put(path, { data: '{}' })).status).toBe(403)
    expect((await client.delete(path)).status).toBe(403)
  }
})

test('Reading a deleted document is logged', async () => {
  await cook('logged')
  await remove('logged')
  const [deletion] = await deletionsOf('logged')
  await manager.get(`${DELETED}/${deletion?.name}`)
  const { rows } = await sql`
    select 1 from "Access Log" where "reference_doctype" = 'Deleted Document' and "user" = ${manager.user}
      and "names" like ${`%${deletion?.name}%`}`.execute(site.engine.database.kysely)
  expect(rows).toHaveLength(1)
})

test('Frappe’s own method restores by the name of the deletion', async () => {
  await cook('called')
  await remove('called')
  const [deletion] = await deletionsOf('called')
  const path = '/api/method/frappe.core.doctype.deleted_document.deleted_document.restore'
  expect((await seller.post(path, { name: deletion?.name })).status).toBe(403)
  expect(await manager.post(path, { name: deletion?.name })).toMatchObject({ status: 200, message: 'called' })
  expect((await meal('called')).status).toBe(200)
})

test('History continues across a deletion, without that of another document of the same name', async () => {
  await cook('storied')
  await seller.put(`${MEALS}/storied`, { title: 'first life' })
  await remove('storied')
  await cook('storied', { title: 'somebody else' })
  await seller.put(`${MEALS}/storied`, { title: 'not its own' })
  await remove('storied')
  const [first] = await deletionsOf('storied')
  await manager.post('/api/method/mela.documents.restore_deleted', { name: first?.name })
  const asked = { doctype: 'Kept Meal', name: 'storied' }
  const { message } = await manager.get('/api/method/mela.desk.get_versions', asked)
  expect(message).toMatchObject([
    { kind: 'restored', owner: manager.user },
    { kind: 'saved', changed: [['title', 'lunch', 'first life']] },
    { kind: 'created', owner: seller.user },
  ])
})

test('Storing a deleted document costs no extra statement', async () => {
  await cook('statements')
  const { statements } = await remove('statements')
  expect(statements.filter((statement) => statement.includes('delete from "Kept Meal"'))).toHaveLength(1)
  expect(statements.filter((statement) => statement.includes('"Deleted Document"'))).toHaveLength(1)
})
