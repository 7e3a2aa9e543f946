import { afterAll, beforeAll, expect, test } from 'vitest'
import { User } from '#framework/identity'
import { administrator } from '#framework/permissions'
import { testSite, type TestClient, type TestSite } from '#framework/testing'
import { fixtures } from './fixtures.ts'
import { bodyOf, formBody, formHeaders, isValues, made, resource, valuesOf } from './support.ts'

// Frappe's frappe/tests/test_frappe_client.py, with the requests of the Python client: section 13 of the dialect.

let site: TestSite
let manager: TestClient

beforeAll(async () => {
  site = await testSite([fixtures])
  manager = await site.userWith('System Manager')
  await site.engine.write(administrator, (documents) =>
    documents.insert(User, {
      full_name: 'Python',
      email: 'python@example.org',
      new_password: 'a long password',
      user_type: 'System User',
      roles: [{ role: 'System Manager' }],
    }),
  )
})
afterAll(() => site.close())

function send(path: string, fields: Record<string, string>, method = 'POST') {
  return manager.request(method, path, { body: formBody(fields), headers: { ...formHeaders, accept: '*/*' } })
}

function ask(path: string, params: Record<string, string>) {
  return manager.request('GET', `${path}?${formBody(params)}`, { headers: { accept: '*/*' } })
}

test('login: a form POST to / with cmd sets a session cookie', async () => {
  const fields = { cmd: 'login', usr: 'python@example.org', pwd: 'a long password' }
  const response = await site.guest.request('POST', '/', { body: formBody(fields), headers: formHeaders })
  expect(response).toMatchObject({ status: 200, body: { message: 'Logged In', full_name: 'Python' } })
  const cookie = response.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ')
  expect(cookie).toContain('sid=')
  const known = await site.guest.request('GET', '/api/method/frappe.auth.get_logged_user', {
    headers: { cookie },
  })
  expect(known.message).toBe('python@example.org')
  const changed = await site.guest.request('POST', resource('Note'), {
    body: formBody({ data: '{"title": "By session"}' }),
    headers: { ...formHeaders, cookie },
  })
  expect(changed.status).toBe(200)
  const out = await site.guest.request('GET', '/?cmd=logout', { headers: { cookie } })
  expect(out.status).toBe(200)
  const after = await site.guest.request('GET', '/api/method/frappe.auth.get_logged_user', {
    headers: { cookie },
  })
  expect(after.status).toBe(403)
})

test('A wrong password returns 401 with its exc_type', async () => {
  const fields = { cmd: 'login', usr: 'python@example.org', pwd: 'wrong' }
  expect(
    await site.guest.request('POST', '/', { body: formBody(fields), headers: formHeaders }),
  ).toMatchObject({ status: 401, body: { exc_type: 'AuthenticationError' } })
})

test('test_auth_via_api_key_secret: Basic and token accept the same key', async () => {
  const { api_key, api_secret } = valuesOf(
    await site.guest.post('/api/method/mela.identity.sign_in', {
      usr: 'python@example.org',
      pwd: 'a long password',
    }),
  )
  const key = `${String(api_key)}:${String(api_secret)}`
  for (const authorization of [`token ${key}`, `Basic ${btoa(key)}`, `basic ${btoa(key)}`])
    expect(
      (
        await site.guest.request('GET', '/api/method/frappe.auth.get_logged_user', {
          headers: { authorization },
        })
      ).message,
    ).toBe('python@example.org')
})

test('test_insert_many: the client’s request gets at least a clear response', async () => {
  const docs = JSON.stringify([
    { doctype: 'Note', title: 'Sing' },
    { doctype: 'Note', title: 'a' },
    { doctype: 'Note', title: 'song' },
  ])
  const response = await send('/', { cmd: 'frappe.client.insert_many', docs })
  expect(response.message).toEqual(['Sing', 'a', 'song'])
})

test('test_create_doc: accepts data as JSON in a form', async () => {
  const response = await send(resource('Note'), {
    data: JSON.stringify({ doctype: 'Note', title: 'test_create' }),
  })
  expect(response).toMatchObject({ status: 200, data: { name: 'test_create' } })
})

test('test_list_docs: lists by resource with JSON parameters', async () => {
  await made(manager, 'Note', { title: 'listed' })
  const params = {
    fields: '["name"]',
    filters: '[["title", "=", "listed"]]',
    limit_start: '0',
    limit_page_length: '5',
  }
  expect((await ask(resource('Note'), params)).data).toEqual([{ name: 'listed' }])
})

test('test_get_doc: reads a document by name', async () => {
  await made(manager, 'Note', { title: 'get_this' })
  expect(await ask(resource('Note', 'get_this'), { fields: '["name"]' })).toMatchObject({
    data: { name: 'get_this', title: 'get_this' },
  })
})

test('test_get_value_by_filters: accepts filters as JSON', async () => {
  await made(manager, 'Note', { title: 'get_value', content: 'The content' })
  const response = await ask('/', {
    cmd: 'frappe.client.get_value',
    doctype: 'Note',
    fieldname: 'content',
    filters: '{"title": "get_value"}',
  })
  expect(response.message).toEqual({ content: 'The content' })
})

test('test_get_value_by_name: accepts filters as a name in JSON', async () => {
  await made(manager, 'Note', { title: 'by name', content: 'Named' })
  const response = await ask('/', {
    cmd: 'frappe.client.get_value',
    doctype: 'Note',
    fieldname: '"content"',
    filters: '"by name"',
  })
  expect(response.message).toEqual({ content: 'Named' })
})

test('test_get_value refuses malicious filters and treats filters=null as none', async () => {
  const query = { cmd: 'frappe.client.get_value', doctype: 'Note', fieldname: 'title' }
  expect((await ask('/', { ...query, filters: 'null' })).status).toBe(200)
  const response = await ask('/', {
    ...query,
    filters: JSON.stringify([['Note', "title' or 1=1", '=', 'x']]),
  })
  expect(response).toMatchObject({ status: 417, body: { exc_type: 'DataError' } })
})

test('test_get_single: reads one value of a Single', async () => {
  await send(resource('Site Notes', 'Site Notes'), { data: '{"motto": "Single"}' }, 'PUT')
  const response = await ask('/', {
    cmd: 'frappe.client.get_value',
    doctype: 'Site Notes',
    fieldname: 'motto',
  })
  expect(response.message).toEqual({ motto: 'Single' })
})

test('test_update_doc: accepts a PUT of the whole document that was read', async () => {
  await made(manager, 'Note', { title: 'Sing', content: 'Sing' }).catch(() => 'Sing')
  const doc = valuesOf(await ask(resource('Note', 'Sing'), {}))
  const response = await send(
    resource('Note', 'Sing'),
    { data: JSON.stringify({ ...doc, content: 'changed' }) },
    'PUT',
  )
  expect(response).toMatchObject({ status: 200, data: { content: 'changed' } })
})

test('test_update_child_doc: PUT on a row of a child type saves its parent', async () => {
  const name = await made(manager, 'Event', {
    subject: 'Sing a song of sixpence',
    starts_on: '2026-12-01 10:00:00',
    event_participants: [{ reference_doctype: 'Contact', reference_docname: 'a' }],
  })
  const before = valuesOf(await ask(resource('Event', name), {}))
  const rows: unknown = before['event_participants']
  const row = Array.isArray(rows) && isValues(rows[0]) ? rows[0] : {}
  const data = JSON.stringify({ ...row, email: 'a@example.org' })
  const response = await send(resource('Event Participants', String(row['name'])), { data }, 'PUT')
  expect(response.status).toBe(200)
  const after = valuesOf(await ask(resource('Event', name), {}))
  expect(after).toMatchObject({ event_participants: [{ email: 'a@example.org' }] })
  expect(after['modified']).not.toBe(before['modified'])
})

test('test_delete_doc: deletes by a cmd POST to /', async () => {
  await made(manager, 'Note', { title: 'delete' })
  const response = await send('/', { cmd: 'frappe.client.delete', doctype: 'Note', name: 'delete' })
  expect(response.status).toBe(200)
  expect((await ask(resource('Note', 'delete'), {})).status).toBe(404)
})

test('set_value, rename_doc, cancel and bulk_update accept cmd in a form POST to /', async () => {
  const name = await made(manager, 'Note', { title: 'by cmd' })
  const set = { cmd: 'frappe.client.set_value', doctype: 'Note', name, fieldname: 'content', value: '42' }
  expect((await send('/', set)).message).toMatchObject({ content: '42' })
  const rename = { cmd: 'frappe.client.rename_doc', doctype: 'Note', old_name: name, new_name: 'by cmd 2' }
  expect((await send('/', rename)).message).toBe('by cmd 2')
  const docs = JSON.stringify([{ doctype: 'Note', docname: 'by cmd 2', content: 'bulk' }])
  expect((await send('/', { cmd: 'frappe.client.bulk_update', docs })).message).toEqual({ failed_docs: [] })
})

test('submit: accepts the document as doclist', async () => {
  const name = await made(manager, 'Claim', { purpose: 'python' })
  const doc = valuesOf(await ask(resource('Claim', name), {}))
  const response = await send('/', { cmd: 'frappe.client.submit', doclist: JSON.stringify(doc) })
  expect(response.message).toMatchObject({ docstatus: 1 })
  expect((await send('/', { cmd: 'frappe.client.cancel', doctype: 'Claim', name })).message).toMatchObject({
    docstatus: 2,
  })
})

test('get_api ends in a slash, and post_api puts its arguments in the query', async () => {
  expect((await ask('/api/method/mela.fixtures.echo/', { said: 'get' })).message).toBe('get')
  const response = await manager.request('POST', '/api/method/mela.fixtures.echo/?said=post', {
    headers: { accept: '*/*' },
  })
  expect(response.message).toBe('post')
})

test('Every error but 404 has a non-empty exc, because the client raises only then', async () => {
  const failures = [
    await send(resource('Note'), { data: '{}' }),
    await send('/', {
      cmd: 'frappe.client.set_value',
      doctype: 'Note',
      name: 'x',
      fieldname: 'owner',
      value: 'y',
    }),
    await ask('/', { cmd: 'frappe.client.no_such' }),
    await ask('/', { cmd: 'frappe.client.save' }),
  ]
  for (const response of failures) {
    expect(response.status).toBeGreaterThanOrEqual(403)
    const exc: unknown = JSON.parse(String(bodyOf(response)['exc']))
    expect(Array.isArray(exc) && exc.length > 0 && String(exc[0]) !== '').toBe(true)
  }
  const missing = await ask(resource('Note', 'nobody'), {})
  expect(missing.status).toBe(404)
  expect(bodyOf(missing)).not.toHaveProperty('exc')
})

test('The bundled client signs in by the query of a POST', async () => {
  const params = formBody({ usr: 'python@example.org', pwd: 'a long password' })
  const response = await site.guest.request('POST', `/api/method/login?${params}`)
  expect(response).toMatchObject({ status: 200, body: { message: 'Logged In' } })
})
