import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { comments } from '#framework/comments'
import { desk } from '#framework/desk'
import { eraseDeleted } from '#framework/documents'
import { administrator } from '#framework/permissions'
import { testSite, type TestClient, type TestSite } from '#framework/testing'
import { eraseTask } from './deleted-documents.module.ts'
import { at, kitchenModule, kitchenOf } from './sample-kitchen.ts'

let site: TestSite
let manager: TestClient
let seller: TestClient

beforeAll(async () => {
  site = await testSite([desk, comments, kitchenModule])
  manager = await site.userWith('System Manager')
  seller = await site.userWith('Seller')
})
afterAll(() => site.close())

const { cook, remove, restore, deletionsOf } = kitchenOf(
  () => site,
  () => seller,
)

async function attach(name: string) {
  const content = Buffer.from(`the card of ${name}`).toString('base64')
  const file = { file_name: 'card.txt', content, decode: 1, is_private: 1 }
  const attached = { attached_to_doctype: 'Kept Meal', attached_to_name: name }
  const { data } = await seller.post('/api/resource/File', { ...file, ...attached })
  return String(at(data, 'name'))
}

const fileOf = async (name: string) => (await site.administrator.get(`/api/resource/File/${name}`)).data
const download = async (name: string) => {
  const file_url = String(at(await fileOf(name), 'file_url'))
  const { authorization } = seller
  return fetch(`${site.origin}${file_url}`, { headers: { authorization: authorization ?? '' } })
}

test('Files and comments are set aside with their document, stay separate from a namesake’s, and are restored', async () => {
  await cook('with files')
  const file = await attach('with files')
  const comment = { reference_doctype: 'Kept Meal', reference_name: 'with files', content: 'tasty' }
  await seller.post('/api/resource/Comment', comment)
  await remove('with files')
  await site.engine.drainEvents()
  expect(await fileOf(file)).toMatchObject({ attached_to_doctype: 'Deleted Document' })
  await cook('with files')
  const getdoc = '/api/method/frappe.desk.form.load.getdoc'
  const asked = { doctype: 'Kept Meal', name: 'with files' }
  expect(await seller.get(getdoc, asked)).toMatchObject({
    body: { docinfo: { attachments: [], comments: [] } },
  })
  await remove('with files')
  const [first] = await deletionsOf('with files')
  await manager.post('/api/method/mela.documents.restore_deleted', { name: first?.name })
  await site.engine.drainEvents()
  const docinfo = {
    attachments: [{ name: file }],
    comments: [{ content: expect.stringContaining('tasty') }],
  }
  expect(await seller.get(getdoc, asked)).toMatchObject({ body: { docinfo } })
  expect((await download(file)).status).toBe(200)
})

test('A type without restore deletes its documents and files at once', async () => {
  await manager.post('/api/resource/Kept%20Fleeting', { name: 'gone', title: 'a' })
  const content = { file_name: 'gone.txt', content: 'gone' }
  const attached = { attached_to_doctype: 'Kept Fleeting', attached_to_name: 'gone' }
  const { data } = await manager.post('/api/resource/File', { ...content, ...attached })
  await manager.delete('/api/resource/Kept%20Fleeting/gone')
  await site.engine.drainEvents()
  expect(await deletionsOf('gone')).toEqual([])
  const deleted = { doctype: 'Kept Fleeting', name: 'gone' }
  expect((await manager.post('/api/method/mela.documents.restore', deleted)).status).toBe(404)
  expect(await fileOf(String(at(data, 'name')))).toBeUndefined()
})

const erase = () =>
  site.engine.write(administrator, (documents) => eraseTask.run({}, site.engine.contextFor(documents)))

test('An expired deleted document is erased with its files and cannot be restored', async () => {
  await cook('old')
  const file = await attach('old')
  await remove('old')
  await erase()
  expect(await deletionsOf('old')).toHaveLength(1)
  const { kysely } = site.engine.database
  await sql`update "Deleted Document" set creation = creation - interval '91 days' where deleted_name = 'old'`.execute(
    kysely,
  )
  await erase()
  await site.engine.drainEvents()
  expect(await deletionsOf('old')).toEqual([])
  expect(await fileOf(file)).toBeUndefined()
  expect((await restore('old', manager)).status).toBe(404)
})

test('A setting decides how long deleted documents are stored', async () => {
  await cook('brief')
  await remove('brief')
  await site.administrator.put('/api/resource/System%20Settings/System%20Settings', {
    deleted_retention_days: 1,
  })
  await sql`update "Deleted Document" set creation = creation - interval '2 days' where deleted_name = 'brief'`.execute(
    site.engine.database.kysely,
  )
  await erase()
  expect(await deletionsOf('brief')).toEqual([])
})

test('A recently deleted document is not erased', async () => {
  await cook('counted')
  await remove('counted')
  const erased = await site.engine.write(administrator, (documents) =>
    eraseDeleted(documents, '1990-01-01 00:00:00'),
  )
  expect(erased).toBe(0)
  expect(await deletionsOf('counted')).toHaveLength(1)
})
