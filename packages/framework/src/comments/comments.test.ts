import { afterAll, beforeAll, expect, test } from 'vitest'
import { always, docType, everything, prompted, reading, text, whereUser, link } from '#framework/doctypes'
import { defineModule } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { tags } from '#framework/tags'
import { testSite, type TestClient, type TestSite } from '#framework/testing'
import { comments } from './comments.module.ts'

const Case = docType('Try Case', {
  naming: prompted,
  fields: { subject: text(), client: link('User') },
  access: {
    'System Manager': everything,
    'Store Manager': everything,
    Moderator: reading(always),
    Customer: reading(whereUser('client')),
  },
  allowRename: true,
})

let site: TestSite
let manager: TestClient
let moderator: TestClient
let stranger: TestClient

const add = '/api/method/frappe.desk.form.utils.add_comment'
const on = { reference_doctype: 'Try Case', reference_name: 'c1' }

const isRow = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

async function docinfo(client: TestClient, name: string): Promise<Readonly<Record<string, unknown>>> {
  const { body } = await client.get('/api/method/frappe.desk.form.load.getdoc', {
    doctype: 'Try Case',
    name,
  })
  const info = isRow(body) ? body['docinfo'] : null
  return isRow(info) ? info : {}
}

async function contentsFor(client: TestClient, name = 'c1'): Promise<readonly unknown[]> {
  const { comments: shown } = await docinfo(client, name)
  const rows: readonly unknown[] = Array.isArray(shown) ? shown : []
  return rows.filter(isRow).map(({ content }) => content)
}

const nameOf = (response: { readonly message: unknown }): string =>
  isRow(response.message) ? String(response.message['name']) : ''

beforeAll(async () => {
  site = await testSite([comments, tags, defineModule({ name: 'cases', docTypes: [Case] })])
  manager = await site.userWith('Store Manager')
  moderator = await site.userWith('Moderator')
  stranger = await site.userWith('Customer')
  await site.engine.write(administrator, async (documents) => {
    for (const name of ['c1', 'c2', 'c3']) await documents.insert(Case, { name })
  })
})
afterAll(() => site.close())

test('Staff comment on a document, and its form shows each comment with its author', async () => {
  const response = await moderator.post(add, { ...on, content: '<b>Look</b><script>1</script>' })
  expect(response.status).toBe(200)
  const info = await docinfo(manager, 'c1')
  expect(info).toMatchObject({
    comments: [{ content: '<b>Look</b>', owner: moderator.user, comment_type: 'Comment' }],
    total_comments: 1,
    user_info: { [moderator.user]: { fullname: 'Moderator' } },
  })
})

test('A user who does not work on a document can neither comment nor read comments', async () => {
  expect((await stranger.post(add, { ...on, content: 'hello' })).status).toBe(403)
  expect((await stranger.post(add, { ...on, reference_name: 'none', content: 'hello' })).status).toBe(403)
  expect((await site.guest.post(add, { ...on, content: 'hello' })).status).toBe(403)
  const direct = { ...on, content: 'hello' }
  expect((await stranger.post('/api/resource/Comment', direct)).status).toBe(403)
  const { rows } = await stranger.get('/api/resource/Comment', { fields: ['*'] })
  expect(rows).toEqual([])
})

test('A comment is changed by its author and deleted by its author or by anyone who may delete the document', async () => {
  const first = nameOf(await moderator.post(add, { ...on, reference_name: 'c2', content: 'one' }))
  const second = nameOf(await moderator.post(add, { ...on, reference_name: 'c2', content: 'two' }))
  const update = '/api/method/mela.comments.update_comment'
  expect((await moderator.post(update, { name: first, content: 'better' })).status).toBe(200)
  const refused = await manager.post(update, { name: first, content: 'mine' })
  expect(refused.status).toBe(403)
  expect(await manager.post(update, { name: 'none', content: 'mine' })).toMatchObject({
    ...{ status: 403, body: refused.body },
  })
  expect(await contentsFor(manager, 'c2')).toEqual(['two', 'better'])
  const remove = '/api/method/mela.comments.delete_comment'
  expect((await stranger.post(remove, { name: first })).status).toBe(403)
  expect((await manager.post(remove, { name: second })).status).toBe(200)
  expect((await moderator.post(remove, { name: first })).status).toBe(200)
  expect(await contentsFor(manager, 'c2')).toEqual([])
})

test('A comment cannot be moved to another document', async () => {
  const name = nameOf(await moderator.post(add, { ...on, content: 'stay' }))
  const { status } = await moderator.put(`/api/resource/Comment/${name}`, { reference_name: 'c2' })
  expect(status).toBe(417)
})

test('Comments and tags follow a renamed document and are deleted with it', async () => {
  await manager.post(add, { ...on, reference_name: 'c3', content: 'here' })
  await manager.post('/api/method/mela.tags.add_tag', { tag: 'late', dt: 'Try Case', dn: 'c3' })
  const renaming = { doctype: 'Try Case', old_name: 'c3', new_name: 'c4' }
  await manager.post('/api/method/frappe.client.rename_doc', renaming)
  expect(await docinfo(manager, 'c4')).toMatchObject({ comments: [{ content: 'here' }], tags: 'late' })
  await manager.delete('/api/resource/Try%20Case/c4')
  await site.engine.drainEvents()
  await manager.post('/api/resource/Try%20Case', { name: 'c4' })
  expect(await docinfo(manager, 'c4')).toMatchObject({ comments: [], tags: '' })
})

test('Users who may change the document edit its tags, and all staff who work on it see them', async () => {
  const tag = (client: TestClient, word: string) =>
    client.post('/api/method/frappe.desk.doctype.tag.tag.add_tag', { tag: word, dt: 'Try Case', dn: 'c1' })
  expect((await tag(manager, '  very   urgent ')).message).toBe('very urgent')
  expect((await Promise.all([tag(manager, 'new'), tag(manager, 'new')])).map(({ status }) => status)).toEqual(
    [200, 200],
  )
  expect((await tag(moderator, 'mine')).status).toBe(403)
  expect((await tag(manager, 'a,b')).status).toBe(417)
  expect(await docinfo(moderator, 'c1')).toMatchObject({ tags: 'new,very urgent' })
  const known = '/api/method/mela.tags.get_tags'
  expect((await manager.get(known, { doctype: 'Try Case', txt: 'urg' })).message).toEqual(['very urgent'])
  expect((await moderator.get(known, { doctype: 'Try Case' })).status).toBe(403)
  expect((await moderator.get('/api/resource/Tag')).status).toBe(403)
  await manager.post('/api/method/mela.tags.remove_tag', { tag: 'new', dt: 'Try Case', dn: 'c1' })
  expect(await docinfo(moderator, 'c1')).toMatchObject({ tags: 'very urgent' })
})
