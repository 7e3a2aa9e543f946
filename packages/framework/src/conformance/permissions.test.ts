import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSite, type TestClient, type TestSite } from '#framework/testing'
import { fixtures } from './fixtures.ts'
import { made, namesOf, resource, rowsOf, valuesOf } from './support.ts'

// Frappe's frappe/tests/test_permissions.py and test_docshare.py, as far as HTTP shows them: section 6 of the dialect.

let site: TestSite
let manager: TestClient
let asha: TestClient
let ravi: TestClient

beforeAll(async () => {
  site = await testSite([fixtures])
  manager = await site.userWith('System Manager')
  asha = await site.userWith('Customer')
  ravi = await site.userWith('Customer')
})
afterAll(() => site.close())

test('test_if_owner_permission: a list shows the caller’s own documents, and others are refused', async () => {
  const name = await made(asha, 'ToDo', { description: 'mine' })
  expect(namesOf(await asha.get(resource('ToDo')))).toContain(name)
  expect(namesOf(await ravi.get(resource('ToDo')))).not.toContain(name)
  expect((await ravi.get(resource('ToDo', name))).status).toBe(404)
  expect((await ravi.put(resource('ToDo', name), { priority: 'High' })).status).toBe(404)
  expect((await ravi.delete(resource('ToDo', name))).status).toBe(404)
  expect((await asha.put(resource('ToDo', name), { priority: 'High' })).status).toBe(200)
})

test('test_if_owner_permission_on_getdoc: the form is empty, as for a missing document', async () => {
  const name = await made(asha, 'ToDo', { description: 'form' })
  const ask = (client: TestClient, of: string) =>
    client.get('/api/method/frappe.desk.form.load.getdoc', { doctype: 'ToDo', name: of })
  expect((await ask(asha, name)).body).toHaveProperty('docs')
  expect(await ask(ravi, name)).toMatchObject({ status: 200, body: { message: [] } })
  expect((await ask(ravi, name)).body).toEqual((await ask(ravi, 'none')).body)
})

test('test_user_permissions_in_doc and _in_report: forbidden documents and those that link to them are hidden', async () => {
  const editor = await site.userWith('Moderator')
  for (const title of ['Allowed', 'Forbidden']) await made(manager, 'Blog Category', { title })
  const allowed = await made(manager, 'Blog Post', { title: 'In', blog_category: 'Allowed' })
  const forbidden = await made(manager, 'Blog Post', { title: 'Out', blog_category: 'Forbidden' })
  await made(manager, 'User Permission', { user: editor.user, allow: 'Blog Category', for_value: 'Allowed' })
  expect(namesOf(await editor.get(resource('Blog Post')))).toEqual([allowed])
  expect(namesOf(await editor.get(resource('Blog Category')))).toEqual(['Allowed'])
  expect((await editor.get(resource('Blog Post', forbidden))).status).toBe(403)
  expect((await editor.put(resource('Blog Post', forbidden), { title: 'x' })).status).toBe(403)
  expect((await editor.post(resource('Blog Post'), { title: 'y', blog_category: 'Forbidden' })).status).toBe(
    403,
  )
  const report = { doctype: 'Blog Post', fields: ['name'] }
  expect(rowsOf(await editor.post('/api/method/frappe.desk.reportview.get_list', report))).toHaveLength(1)
})

test('test_user_permissions with trees: descendants are allowed too', async () => {
  for (const [region_name, parent_region] of [
    ['Earth', null],
    ['Land', 'Earth'],
    ['Hill', 'Land'],
    ['Sea', 'Earth'],
  ])
    await made(manager, 'Region', { region_name, parent_region })
  await made(manager, 'User Permission', { user: ravi.user, allow: 'Region', for_value: 'Land' })
  expect(namesOf(await ravi.get(resource('Region'), { order_by: 'name asc' }))).toEqual(['Hill', 'Land'])
})

test('test_strict_user_permissions: an empty link passes unless the site setting forbids it', async () => {
  const editor = await site.userWith('Customer')
  await made(manager, 'Region', { region_name: 'Own' })
  await made(manager, 'User Permission', { user: editor.user, allow: 'Region', for_value: 'Own' })
  const visits = () => editor.get(resource('Visit'))
  await made(manager, 'Visit', { title: 'nowhere' })
  await made(manager, 'Visit', { title: 'at home', region: 'Own' })
  expect(rowsOf(await visits())).toHaveLength(2)
  const settings = resource('System Settings', 'System Settings')
  expect((await manager.put(settings, { strict_user_permissions: 1 })).status).toBe(200)
  expect(rowsOf(await visits())).toHaveLength(1)
  await manager.put(settings, { strict_user_permissions: 0 })
})

test('test_select_user: a caller with select only finds by name and title and reads no more', async () => {
  const volunteer = await site.userWith('Volunteer')
  await made(manager, 'Visit', { title: 'to select', remark: 'unseen' })
  const rows = rowsOf(await volunteer.get(resource('Visit'), { fields: ['name', 'title', 'remark'] }))
  expect(rows[0]).not.toHaveProperty('remark')
  expect(rows[0]).toHaveProperty('title')
  const search = { doctype: 'Visit', txt: 'to sel' }
  expect(rowsOf(await volunteer.get('/api/method/frappe.desk.search.search_link', search))).toHaveLength(1)
  expect(
    (await volunteer.get(resource('Visit', namesOf(await manager.get(resource('Visit')))[0]))).status,
  ).toBe(403)
})

test('permlevel: a field above the caller’s level is not shown, and writes to it are silently ignored', async () => {
  const editor = await site.userWith('Moderator')
  await made(manager, 'Blog Category', { title: 'Levels' })
  const name = await made(manager, 'Blog Post', { title: 'L', blog_category: 'Levels', editor_note: 'kept' })
  expect(valuesOf(await editor.get(resource('Blog Post', name)))).not.toHaveProperty('editor_note')
  expect((await editor.put(resource('Blog Post', name), { editor_note: 'changed' })).status).toBe(200)
  expect(valuesOf(await manager.get(resource('Blog Post', name)))['editor_note']).toBe('kept')
})

test('test_doc_permission: a share opens one document, first for reading and then for writing', async () => {
  const name = await made(asha, 'Note', { title: 'shared one' })
  expect((await ravi.get(resource('Note', name))).status).toBe(404)
  const share = (rights: object) =>
    manager.post('/api/method/frappe.share.add', {
      doctype: 'Note',
      name,
      user: ravi.user,
      read: 1,
      ...rights,
    })
  expect((await share({})).status).toBe(200)
  expect((await ravi.get(resource('Note', name))).status).toBe(200)
  expect((await ravi.put(resource('Note', name), { content: 'x' })).status).toBe(403)
  expect((await share({ write: 1 })).status).toBe(200)
  expect((await ravi.put(resource('Note', name), { content: 'x' })).status).toBe(200)
  expect((await ravi.delete(resource('Note', name))).status).toBe(403)
})

test('test_list_permission: a shared document appears in the list', async () => {
  const name = await made(asha, 'Note', { title: 'shared in lists' })
  expect(namesOf(await ravi.get(resource('Note')))).not.toContain(name)
  await manager.post('/api/method/frappe.share.add', { doctype: 'Note', name, user: ravi.user, read: 1 })
  expect(namesOf(await ravi.get(resource('Note')))).toContain(name)
})

test('A guest sees no owner, and only documents that are open to guests', async () => {
  await made(manager, 'Blog Category', { title: 'Open' })
  const response = await site.guest.get(resource('Blog Category', 'Open'))
  expect(response).toMatchObject({ status: 200, data: { title: 'Open' } })
  expect(valuesOf(response)).not.toHaveProperty('owner')
  for (const call of [
    'frappe.client.get_list?doctype=Blog Category',
    'frappe.client.get?doctype=Blog Category&name=Open',
    'frappe.desk.search.search_link?doctype=Blog Category&txt=',
    'frappe.desk.reportview.get?doctype=Blog Category',
    'frappe.desk.form.load.getdoc?doctype=Blog Category&name=Open',
    'frappe.client.has_permission?doctype=Blog Category',
  ])
    expect((await site.guest.get(`/api/method/${call}`)).status).toBe(403)
})
