import { afterAll, beforeAll, expect, test } from 'vitest'
import { desk } from '#framework/desk'
import { testSite, type TestResponse, type TestClient, type TestSite } from '#framework/testing'
import { fixtures } from './fixtures.ts'
import { bodyOf, isValues, made, resource, rowsOf, valuesOf } from './support.ts'

// Frappe's frappe/tests/test_client.py, and the other calls of frappe.client: section 8 of the dialect.

let site: TestSite
let manager: TestClient
let customer: TestClient

beforeAll(async () => {
  site = await testSite([fixtures, desk])
  manager = await site.userWith('System Manager')
  customer = await site.userWith('Customer')
})
afterAll(() => site.close())

function client(name: string): string {
  return `/api/method/frappe.client.${name}`
}

function participants(response: TestResponse): readonly Record<string, unknown>[] {
  const rows = valuesOf(response)['event_participants']
  return Array.isArray(rows) ? rows.filter(isValues) : []
}

const starts_on = '2026-12-01 10:00:00'
const row = (docname: string) => ({ reference_doctype: 'Contact', reference_docname: docname })

test('test_client_get: returns a document by name or by filters, and 404 when there is none', async () => {
  const name = await made(manager, 'ToDo', { description: 'to get', priority: 'High' })
  for (const ask of [{ name }, { filters: { description: 'to get' } }, { filters: JSON.stringify({ name }) }])
    expect(await manager.get(client('get'), { doctype: 'ToDo', ...ask })).toMatchObject({
      message: { name, doctype: 'ToDo', description: 'to get', date: null },
    })
  expect((await manager.get(client('get'), { doctype: 'ToDo', name: 'nobody' })).status).toBe(404)
  expect((await manager.get(client('get'), { doctype: 'ToDo', filters: { description: '-' } })).status).toBe(
    404,
  )
})

test('A Single is read without a name', async () => {
  await manager.put(resource('Site Notes', 'Site Notes'), { motto: 'Say a noun', volume: 7 })
  expect(await manager.get(client('get'), { doctype: 'Site Notes' })).toMatchObject({
    message: { motto: 'Say a noun' },
  })
  const ask = { doctype: 'Site Notes', field: 'volume' }
  expect((await manager.get(client('get_single_value'), ask)).message).toBe(7)
  expect((await customer.get(client('get_single_value'), ask)).status).toBe(403)
})

test('get_list returns rows with their nulls, within the limits and the caller’s permissions', async () => {
  await made(manager, 'ToDo', { description: 'listed' })
  const ask = { doctype: 'ToDo', fields: ['description', 'date'], filters: { description: 'listed' } }
  expect((await manager.get(client('get_list'), ask)).message).toEqual([
    { description: 'listed', date: null },
  ])
  expect((await manager.post(client('get_list'), { ...ask, as_dict: 0 })).message).toEqual([['listed', null]])
  expect(rowsOf(await customer.get(client('get_list'), ask))).toEqual([])
  expect((await customer.get(client('get_list'), { doctype: 'Claim' })).status).toBe(403)
  expect((await site.guest.get(client('get_list'), { doctype: 'Blog Category' })).status).toBe(403)
})

test('test_array_values_in_request_args: a list in the arguments stays a list', async () => {
  const ask = { doctype: 'ToDo', fields: ['name', 'description'], limit_page_length: '1' }
  const rows = rowsOf(await manager.get(client('get_list'), ask))
  expect(Object.keys(rows[0] ?? {})).toEqual(['name', 'description'])
})

test('get_count checks the read permission and counts the rows that match the filters', async () => {
  await made(manager, 'ToDo', { description: 'counted' })
  const ask = { doctype: 'ToDo', filters: [['description', '=', 'counted']] }
  expect((await manager.get(client('get_count'), ask)).message).toBe(1)
  expect((await customer.get(client('get_count'), ask)).message).toBe(0)
  expect((await customer.get(client('get_count'), { doctype: 'Claim' })).status).toBe(403)
})

test('get_value returns one or several fields, by name or by filters', async () => {
  const name = await made(manager, 'ToDo', { description: 'valued', priority: 'Low' })
  const ask = (extra: object) => manager.get(client('get_value'), { doctype: 'ToDo', ...extra })
  expect((await ask({ fieldname: 'priority', filters: name })).message).toEqual({ priority: 'Low' })
  const both = { fieldname: ['priority', 'status'], filters: { description: 'valued' } }
  expect((await ask(both)).message).toEqual({ priority: 'Low', status: 'Open' })
  expect((await ask({ ...both, as_dict: 'false' })).message).toEqual(['Low', 'Open'])
  expect((await ask({ fieldname: 'priority', filters: name, as_dict: 'false' })).message).toBe('Low')
  expect((await ask({ fieldname: 'priority', filters: { description: 'no such' } })).message).toEqual({})
  expect((await ask({ fieldname: 'nonsense', filters: name })).status).toBe(417)
})

test('set_value sets one or several fields and refuses the standard fields', async () => {
  const name = await made(manager, 'ToDo', { description: 'set' })
  const set = (extra: object) => manager.post(client('set_value'), { doctype: 'ToDo', name, ...extra })
  expect((await set({ fieldname: 'priority', value: 'High' })).message).toMatchObject({
    priority: 'High',
    date: null,
  })
  expect((await set({ fieldname: { status: 'Closed', date: '2026-12-24' } })).message).toMatchObject({
    status: 'Closed',
    date: '2026-12-24',
  })
  expect((await set({ fieldname: '{"status": "Open"}' })).message).toMatchObject({ status: 'Open' })
  expect((await set({ fieldname: 'description', value: '123' })).message).toMatchObject({
    description: '123',
  })
  expect(await set({ fieldname: 'owner', value: 'Guest' })).toMatchObject({
    status: 417,
    body: { exc_type: 'ValidationError', exception: expect.stringContaining('Cannot edit standard fields') },
  })
})

test('test_client_insert: inserts a document, and a child row into its parent', async () => {
  const inserted = await manager.post(client('insert'), {
    doc: { doctype: 'Event', subject: 'Open day', starts_on },
  })
  const name = String(valuesOf(inserted)['name'])
  expect(inserted).toMatchObject({ status: 200, message: { doctype: 'Event', ends_on: null } })
  const place = { parent: name, parenttype: 'Event', parentfield: 'event_participants' }
  const child = await manager.post(client('insert'), {
    doc: JSON.stringify({ doctype: 'Event Participants', ...place, ...row('first') }),
  })
  expect(valuesOf(child)).toMatchObject({ doctype: 'Event', name })
  expect(participants(child)).toMatchObject([{ idx: 1, reference_docname: 'first' }])
  const lost = await manager.post(client('insert'), {
    doc: { doctype: 'Event Participants', ...row('lost') },
  })
  expect(lost).toMatchObject({ status: 417, body: { exc_type: 'ValidationError' } })
})

test('test_client_insert_many: inserts all documents or none, and at most 200', async () => {
  const docs = ['many 1', 'many 2'].map((title) => ({ doctype: 'Note', title }))
  expect((await manager.post(client('insert_many'), { docs: JSON.stringify(docs) })).message).toEqual([
    'many 1',
    'many 2',
  ])
  const half = [{ doctype: 'Note', title: 'half' }, { doctype: 'Note' }]
  expect((await manager.post(client('insert_many'), { docs: half })).status).toBe(417)
  expect((await manager.get(resource('Note', 'half'))).status).toBe(404)
  const tooMany = Array.from({ length: 201 }, (_, index) => ({ doctype: 'Note', title: `n${index}` }))
  expect((await manager.post(client('insert_many'), { docs: tooMany })).status).toBe(417)
})

test('test_delete: deletes a document or a child row, and refuses to delete it twice', async () => {
  const name = await made(manager, 'Event', {
    subject: 'Rows',
    starts_on,
    event_participants: [row('one'), row('two')],
  })
  const [first] = participants(await manager.get(resource('Event', name)))
  const child = { doctype: 'Event Participants', name: first?.['name'] }
  expect((await manager.post(client('delete'), child)).status).toBe(200)
  expect(participants(await manager.get(resource('Event', name)))).toMatchObject([
    { idx: 1, reference_docname: 'two' },
  ])
  expect(bodyOf(await manager.post(client('delete'), { doctype: 'Event', name }))).not.toHaveProperty(
    'message',
  )
  expect((await manager.post(client('delete'), { doctype: 'Event', name })).status).toBe(404)
  expect((await manager.get(client('delete'), { doctype: 'Event', name })).status).toBe(403)
})

test('set_value on a child row saves the parent and returns it', async () => {
  const name = await made(manager, 'Event', { subject: 'Row', starts_on, event_participants: [row('old')] })
  const [first] = participants(await manager.get(resource('Event', name)))
  const set = {
    doctype: 'Event Participants',
    name: first?.['name'],
    fieldname: 'reference_docname',
    value: 'new',
  }
  const response = await manager.post(client('set_value'), set)
  expect(valuesOf(response)).toMatchObject({ doctype: 'Event', name })
  expect(participants(response)).toMatchObject([{ reference_docname: 'new' }])
})

test('save requires the modified timestamp that the client read', async () => {
  const name = await made(manager, 'ToDo', { description: 'seen' })
  const doc = valuesOf(await manager.get(client('get'), { doctype: 'ToDo', name }))
  expect(await manager.post(client('save'), { doc: { ...doc, priority: 'High' } })).toMatchObject({
    message: { priority: 'High' },
  })
  const late = { status: 417, body: { exc_type: 'TimestampMismatchError' } }
  expect(await manager.post(client('save'), { doc: { ...doc, priority: 'Low' } })).toMatchObject(late)
  const { modified: _modified, ...blind } = doc
  expect(await manager.post(client('save'), { doc: blind })).toMatchObject(late)
})

test('submit and cancel return the document in its new state, and no transition goes back', async () => {
  const name = await made(manager, 'Claim', { purpose: 'travel', amount: 12.5 })
  const doc = valuesOf(await manager.get(client('get'), { doctype: 'Claim', name }))
  expect(doc).toMatchObject({ docstatus: 0, amount: 12.5 })
  expect(await manager.post(client('submit'), { doc })).toMatchObject({
    message: { docstatus: 1, amount: 12.5 },
  })
  expect(await manager.post(client('cancel'), { doctype: 'Claim', name })).toMatchObject({
    message: { docstatus: 2 },
  })
  const again = valuesOf(await manager.get(client('get'), { doctype: 'Claim', name }))
  expect((await manager.post(client('submit'), { doc: again })).status).toBe(417)
  const draft = await made(manager, 'Claim', { purpose: 'never submitted' })
  expect(await manager.post(client('cancel'), { doctype: 'Claim', name: draft })).toMatchObject({
    status: 417,
    body: { exc_type: 'DocstatusTransitionError' },
  })
})

test('rename_doc returns the new name, and only for types that allow renaming', async () => {
  await made(manager, 'Note', { title: 'old name' })
  const rename = (doctype: string, old_name: string) =>
    manager.post(client('rename_doc'), { doctype, old_name, new_name: 'new name', merge: false })
  expect((await rename('Note', 'old name')).message).toBe('new name')
  expect((await manager.get(resource('Note', 'new name'))).status).toBe(200)
  const claim = await made(manager, 'Claim', { purpose: 'fixed' })
  expect((await rename('Claim', claim)).status).toBe(417)
})

test('bulk_update changes each document separately and reports those that failed', async () => {
  const names = [
    await made(manager, 'ToDo', { description: 'b1' }),
    await made(manager, 'ToDo', { description: 'b2' }),
  ]
  const docs = [
    { doctype: 'ToDo', docname: names[0], priority: 'High' },
    { doctype: 'ToDo', docname: 'nobody', priority: 'High' },
    { doctype: 'ToDo', docname: names[1], priority: 'Wrong' },
    { doctype: 'ToDo', docname: names[1], status: 'Closed' },
  ]
  const response = await manager.post(client('bulk_update'), { docs: JSON.stringify(docs) })
  expect(response.message).toEqual({
    failed_docs: [
      { doc: docs[1], exc: expect.stringContaining('DoesNotExistError') },
      { doc: docs[2], exc: expect.stringContaining('ValidationError') },
    ],
  })
  expect(await manager.get(resource('ToDo', names[0] ?? ''))).toMatchObject({ data: { priority: 'High' } })
  expect(await manager.get(resource('ToDo', names[1] ?? ''))).toMatchObject({ data: { status: 'Closed' } })
})

test('has_permission and get_doc_permissions return the caller’s permissions', async () => {
  const name = await made(customer, 'ToDo', { description: 'own' })
  const ask = (who: TestClient, perm_type: string) =>
    who.get(client('has_permission'), { doctype: 'ToDo', docname: name, perm_type })
  expect((await ask(customer, 'write')).message).toEqual({ has_permission: true })
  expect((await ask(customer, 'share')).message).toEqual({ has_permission: false })
  const stranger = await site.userWith('Customer')
  expect((await ask(stranger, 'read')).message).toEqual({ has_permission: false })
  const rights = await customer.get(client('get_doc_permissions'), { doctype: 'ToDo', docname: name })
  expect(rights.message).toMatchObject({ permissions: { read: 1, write: 1, delete: 1, share: 0 } })
  expect((await stranger.get(client('get_doc_permissions'), { doctype: 'ToDo', docname: name })).status).toBe(
    404,
  )
})

test('validate_link returns the name with fields, and null for a missing document', async () => {
  await made(manager, 'Blog Category', { title: 'News' })
  const ask = (docname: string) =>
    manager.get(client('validate_link'), {
      doctype: 'Blog Category',
      docname,
      fields: ['title', 'published'],
    })
  expect((await ask('News')).message).toEqual({ name: 'News', title: 'News', published: 1 })
  expect((await ask('Olds')).message).toEqual({ name: null })
  expect((await customer.get(client('validate_link'), { doctype: 'Claim', docname: 'x' })).status).toBe(403)
})

test('attach_file attaches a file to a document by POST only', async () => {
  const name = await made(manager, 'Note', { title: 'with file' })
  const sent = {
    filename: 'hello.txt',
    filedata: btoa('Hello'),
    doctype: 'Note',
    docname: name,
    decode_base64: true,
    is_private: 1,
  }
  const response = await manager.post(client('attach_file'), sent)
  expect(response).toMatchObject({
    status: 200,
    message: { doctype: 'File', file_name: 'hello.txt', attached_to_name: name, is_private: 1 },
  })
  expect((await manager.get(client('attach_file'), sent)).status).toBe(403)
  expect((await site.guest.post(client('attach_file'), sent)).status).toBe(403)
})
