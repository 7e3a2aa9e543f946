import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSite, type TestClient, type TestSite } from '#framework/testing'
import { fixtures } from './fixtures.ts'
import { bodyOf, isValues, made, resource, rowsOf, serverMessages, valuesOf } from './support.ts'

let site: TestSite
let manager: TestClient
let customer: TestClient

beforeAll(async () => {
  site = await testSite([fixtures])
  manager = await site.userWith('System Manager', 'Volunteer')
  customer = await site.userWith('Customer')
})
afterAll(() => site.close())

const call = (name: string) => `/api/method/${name}`
const getRoles = call('frappe.core.doctype.user.user.get_roles')

test('A user reads their own roles without a statement beyond the session lookup', async () => {
  const response = await manager.get(getRoles)
  expect(response.message).toEqual(expect.arrayContaining(['System Manager', 'Volunteer', 'All', 'Guest']))
  expect(response.statements).toHaveLength(1)
})

test('A caller who may read another user sees that user’s roles, and nobody else does', async () => {
  expect((await manager.get(getRoles, { uid: customer.user })).message).toEqual(['Customer', 'All', 'Guest'])
  for (const uid of [manager.user, 'USR-nobody'])
    expect((await customer.get(getRoles, { uid })).status).not.toBe(200)
  expect((await site.guest.get(getRoles)).status).toBe(403)
})

test('A caller who may read a document loads its docinfo without the document', async () => {
  const name = await made(manager, 'Contact', { first_name: 'Anu' })
  const asked = { doctype: 'Contact', name }
  const docinfo = call('frappe.desk.form.load.get_docinfo')
  const response = await manager.get(docinfo, asked)
  const loaded = await manager.get(call('frappe.desk.form.load.getdoc'), asked)
  expect(response.message).toEqual(bodyOf(loaded)['docinfo'])
  expect(bodyOf(response)['docinfo']).toEqual(response.message)
  expect((await (await site.userWith('Volunteer')).get(docinfo, asked)).status).toBe(403)
})

const savedocs = call('frappe.desk.form.save.savedocs')
const saveDoc = (doc: object, action = 'Save', client = manager) =>
  client.post(savedocs, { doc: JSON.stringify(doc), action })

function docOf(response: { readonly body: unknown }): Readonly<Record<string, unknown>> {
  const docs = isValues(response.body) ? response.body['docs'] : []
  const [doc]: readonly unknown[] = Array.isArray(docs) ? docs : []
  return isValues(doc) ? doc : {}
}

const newEvent = {
  ...{ doctype: 'Event', name: 'new-event-1', __islocal: 1, __unsaved: 1, owner: 'x' },
  ...{ subject: 'Kolam', starts_on: '2026-12-01 10:00' },
  event_participants: [{ doctype: 'Event Participants', name: 'new-event-participants-1', __islocal: 1 }].map(
    (row) => ({ ...row, reference_doctype: 'Contact', reference_docname: 'CON-1' }),
  ),
}

test('A form saves a new document with its rows and gets its name with the temporary one', async () => {
  const response = await saveDoc(newEvent)
  expect(response.status).toBe(200)
  expect(docOf(response)).toMatchObject({
    ...{ doctype: 'Event', name: 'EV00001', localname: 'new-event-1', subject: 'Kolam' },
    event_participants: [{ reference_docname: 'CON-1', parent: 'EV00001' }],
  })
  expect(bodyOf(response)['docinfo']).toMatchObject({ doctype: 'Event', name: 'EV00001' })
  expect(serverMessages(response)).toMatchObject([{ message: 'Saved', indicator: 'green' }])
})

test('A form saves its changes and is refused when another user saved first', async () => {
  const seen = docOf(await saveDoc(newEvent))
  const saved = docOf(await saveDoc({ ...seen, subject: 'Kites', __unsaved: 1 }))
  expect(saved).toMatchObject({ name: seen['name'], subject: 'Kites', event_participants: [{ idx: 1 }] })
  const late = await saveDoc({ ...seen, subject: 'Drums' })
  expect(late).toMatchObject({ status: 417, body: { exc_type: 'TimestampMismatchError' } })
  const { modified: _modified, ...blind } = saved
  expect((await saveDoc(blind)).status).toBe(417)
})

test('A form submits, changes fields allowed after submit, and cancels', async () => {
  const submitted = docOf(await saveDoc({ doctype: 'Claim', __islocal: 1, purpose: 'Chalk' }, 'Submit'))
  expect(submitted).toMatchObject({ docstatus: 1 })
  const updated = docOf(await saveDoc({ ...submitted, remark: 'white' }, 'Update'))
  expect(updated).toMatchObject({ docstatus: 1, remark: 'white' })
  expect(docOf(await saveDoc(updated, 'Cancel'))).toMatchObject({ docstatus: 2 })
  const other = docOf(await saveDoc({ doctype: 'Claim', __islocal: 1, purpose: 'Ink' }, 'Submit'))
  const cancelled = await manager.post(call('frappe.desk.form.save.cancel'), {
    ...{ doctype: 'Claim', name: other['name'] },
  })
  expect(docOf(cancelled)).toMatchObject({ name: other['name'], docstatus: 2 })
})

test('A form saves with the caller’s permissions, by POST, and with a known action only', async () => {
  expect(
    (await saveDoc({ doctype: 'Contact', __islocal: 1, first_name: 'X' }, 'Save', customer)).status,
  ).toBe(403)
  expect((await saveDoc(newEvent, 'Save', site.guest)).status).toBe(403)
  expect((await saveDoc(newEvent, 'Erase')).status).toBe(417)
  expect((await manager.get(savedocs, { doc: newEvent, action: 'Save' })).status).toBe(403)
})

test('A caller who may read a stored file downloads it by its address', async () => {
  const upload = async (file_name: string, is_private: 0 | 1) =>
    String(
      valuesOf(await manager.post(resource('File'), { file_name, content: `in ${file_name}`, is_private }))[
        'file_url'
      ],
    )
  const download = (file_url: string, client = site.guest) => client.get(call('download_file'), { file_url })
  const open = await download(await upload('open.txt', 0))
  expect([open.status, open.body, open.headers.get('content-disposition')]).toEqual([
    ...[200, 'in open.txt', 'attachment; filename="open.txt"'],
  ])
  const closed = await upload('closed.txt', 1)
  expect((await download(closed, manager)).body).toBe('in closed.txt')
  for (const client of [customer, site.guest]) expect((await download(closed, client)).status).toBe(403)
  for (const url of [
    '/files/none.txt',
    '/files/../package.json',
    '/etc/passwd',
    '/private/files/closed.txt/x',
  ])
    expect([url, (await download(url, manager)).status]).toEqual([url, 404])
})

test('The multi-select dialog gets rows as lists or as objects', async () => {
  await made(manager, 'Contact', { first_name: 'Velan', email_id: 'velan@asha.example' })
  const search = (more: object, client = manager) =>
    client.get(call('frappe.desk.search.search_widget'), { doctype: 'Contact', txt: 'vela', ...more })
  const { message } = await search({})
  expect(message).toEqual([[expect.stringMatching(/^CON-Velan/), 'Velan', 'velan@asha.example']])
  const objects = await search({ as_dict: 1, filter_fields: ['salutation'] })
  expect(rowsOf(objects)).toMatchObject([{ first_name: 'Velan', salutation: null }])
  expect((await search({ start: 1 })).message).toEqual([])
  expect((await search({}, site.guest)).status).toBe(403)
  expect((await search({}, await site.userWith('Volunteer'))).status).toBe(403)
})
