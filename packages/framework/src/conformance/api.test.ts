import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSite, type TestClient, type TestSite } from '#framework/testing'
import { fixtures } from './fixtures.ts'
import {
  bodyOf,
  isValues,
  jsonHeaders,
  made,
  namesOf,
  resource,
  rowsOf,
  serverMessages,
  valuesOf,
} from './support.ts'

// Frappe's frappe/tests/test_api.py.

let site: TestSite
let manager: TestClient

beforeAll(async () => {
  site = await testSite([fixtures])
  manager = await site.userWith('System Manager')
  for (const number of [1, 2, 3, 4, 5, 6]) await made(manager, 'ToDo', { description: `Do ${number}` })
})
afterAll(() => site.close())

test('test_unauthorized_call: a guest is refused a list with 403', async () => {
  const answer = await site.guest.get(resource('ToDo'))
  expect(answer).toMatchObject({
    status: 403,
    body: { exc_type: 'PermissionError', _error_message: expect.stringContaining('No permission') },
  })
})

test('test_get_list: a list is an array in data', async () => {
  const answer = await manager.get(resource('ToDo'))
  expect(answer.status).toBe(200)
  expect(rowsOf(answer).length).toBeGreaterThanOrEqual(6)
  expect(Object.keys(rowsOf(answer)[0] ?? {})).toEqual(['name'])
})

test('test_get_list_limit: a list returns as many rows as requested', async () => {
  expect(rowsOf(await manager.get(resource('ToDo'), { limit: '2' }))).toHaveLength(2)
  expect(rowsOf(await manager.get(resource('ToDo'), { limit_page_length: '3', limit: '1' }))).toHaveLength(3)
})

test('test_get_list_dict: rows are objects, or arrays when as_dict is off', async () => {
  const dicts = await manager.get(resource('ToDo'), { as_dict: 'true', limit: '1' })
  expect(isValues(Array.isArray(dicts.data) ? dicts.data[0] : null)).toBe(true)
  for (const off of ['false', '0', 'False']) {
    const lists = await manager.get(resource('ToDo'), { as_dict: off, limit: '1' })
    expect(Array.isArray(lists.data) && Array.isArray(lists.data[0])).toBe(true)
  }
})

test('test_get_list_fields: a list returns the requested fields and no others', async () => {
  const answer = await manager.get(resource('ToDo'), { fields: ['description', 'status'], limit: '1' })
  expect(Object.keys(rowsOf(answer)[0] ?? {})).toEqual(['description', 'status'])
})

test('test_get_list_debug: the statement is returned as the JSON text of a list', async () => {
  const answer = await manager.get(resource('ToDo'), { debug: 'true' })
  const debug: unknown = JSON.parse(String(bodyOf(answer)['_debug_messages']))
  expect(Array.isArray(debug) && debug.join()).toMatch(/select/i)
  expect(bodyOf(await manager.get(resource('ToDo')))).not.toHaveProperty('_debug_messages')
})

test('test_create_document: a create returns 200 and the whole document', async () => {
  const answer = await manager.post(resource('Note'), { title: 'Made' })
  expect(answer.status).toBe(200)
  expect(valuesOf(answer)).toMatchObject({ doctype: 'Note', name: 'Made', seen_by: [] })
})

test('test_update_document: an update returns 200 and the changed document', async () => {
  const name = await made(manager, 'ToDo', { description: 'Before' })
  const answer = await manager.put(resource('ToDo', name), { description: 'After' })
  expect(answer).toMatchObject({ status: 200, data: { description: 'After', status: 'Open' } })
  expect(await manager.get(resource('ToDo', name))).toMatchObject({ data: { description: 'After' } })
})

test('test_delete_document: a delete returns 202 with ok, and then a read returns 404', async () => {
  const name = await made(manager, 'ToDo', { description: 'Gone' })
  expect(await manager.delete(resource('ToDo', name))).toMatchObject({ status: 202, body: { data: 'ok' } })
  expect(await manager.get(resource('ToDo', name))).toMatchObject({ status: 404 })
  expect(await manager.delete(resource('ToDo', name))).toMatchObject({ status: 404 })
})

test('test_run_doc_method: returns the method’s result, or is refused with the keys of a 403', async () => {
  const name = await made(manager, 'Claim', { purpose: 'books' })
  const refused = await site.guest.get(resource('Claim', name), { run_method: 'say_purpose' })
  expect(refused.status).toBe(403)
  expect(Object.keys(bodyOf(refused))).toEqual(
    expect.arrayContaining(['exc_type', 'exception', 'exc', '_server_messages', '_error_message']),
  )
  expect(await manager.get(resource('Claim', name), { run_method: 'say_purpose' })).toMatchObject({
    status: 200,
    body: { data: 'books' },
  })
  expect(await manager.post(resource('Claim', name), { run_method: 'say_purpose', loud: 1 })).toMatchObject({
    body: { data: 'BOOKS' },
  })
})

test('run_method by GET rolls back its writes, and by POST it commits them', async () => {
  const name = await made(manager, 'Claim', { purpose: 'one' })
  await manager.get(resource('Claim', name), { run_method: 'rewrite', purpose: 'two' })
  expect(await manager.get(resource('Claim', name))).toMatchObject({ data: { purpose: 'one' } })
  await manager.post(resource('Claim', name), { run_method: 'rewrite', purpose: 'two' })
  expect(await manager.get(resource('Claim', name))).toMatchObject({ data: { purpose: 'two' } })
})

test('run_doc_method returns the document next to the message', async () => {
  const name = await made(manager, 'Claim', { purpose: 'maps' })
  const byName = { dt: 'Claim', dn: name, method: 'say_purpose', args: '{"loud": 1}' }
  expect(await manager.post('/api/method/run_doc_method', byName)).toMatchObject({
    body: { message: 'MAPS', docs: [{ doctype: 'Claim', name }] },
  })
  const byDocument = { docs: JSON.stringify({ doctype: 'Claim', name }), method: 'say_purpose' }
  expect(await manager.post('/api/method/run_doc_method', byDocument)).toMatchObject({
    body: { message: 'maps' },
  })
  expect(await manager.post('/api/method/run_doc_method', { ...byName, method: 'delete' })).toMatchObject({
    status: 403,
  })
})

test.each(['/api/method/ping', '/api/method/ping/', '/api/v1/method/ping', '/api/method/frappe.ping'])(
  'test_ping: %s returns pong',
  async (path) => {
    expect(await site.guest.get(path)).toMatchObject({ status: 200, body: { message: 'pong' } })
  },
)

test('test_get_user_info: returns the signed-in user, and 403 to a guest', async () => {
  const path = '/api/method/frappe.auth.get_logged_user'
  expect((await manager.get(path)).message).toMatch(/^[\w-]+@example.org$/)
  const refused = await site.guest.get(path)
  expect(refused.status).toBe(403)
  expect(serverMessages(refused)[0]).toMatchObject({
    title: 'Method Not Allowed',
    message: expect.stringContaining('<details>'),
  })
})

test('test_auth_cycle: a wrong secret and an unknown key return 401', async () => {
  for (const authorization of ['token nobody:nothing', `Basic ${btoa('nobody:nothing')}`, 'Bearer x'])
    expect(
      await site.guest.request('GET', '/api/method/frappe.auth.get_logged_user', {
        headers: { authorization },
      }),
    ).toMatchObject({ status: 401, body: { exc_type: 'AuthenticationError' } })
})

test.each<[string, string]>([
  ['GET', '/api/nowhere'],
  ['POST', '/api/nowhere'],
  ['GET', '/api/v2/document/ToDo'],
  ['PATCH', '/api/resource/ToDo/x'],
  ['GET', '/api'],
])('test_404s: %s %s is no route', async (method, path) => {
  const answer = await site.guest.request(method, path)
  expect(answer).toMatchObject({ status: 404, body: { exc_type: 'DoesNotExistError' } })
  expect(bodyOf(answer)).not.toHaveProperty('exc')
})

test('test_404s: an unknown document and an unknown type return 404 without an exception', async () => {
  for (const path of [resource('ToDo', 'nobody'), resource('Nothing'), resource('Nothing', 'x')]) {
    const answer = await manager.get(path)
    expect(answer).toMatchObject({ status: 404, body: { exc_type: 'DoesNotExistError' } })
    expect(bodyOf(answer)).not.toHaveProperty('exception')
  }
})

test('test_logs: messages are JSON in JSON, and exc is a non-empty list', async () => {
  const refused = await manager.post(resource('Note'), {})
  expect(serverMessages(refused)[0]).toMatchObject({
    message: expect.stringContaining('Value missing for Note: Title'),
    indicator: 'red',
    raise_exception: 1,
  })
  const exc: unknown = JSON.parse(String(bodyOf(refused)['exc']))
  expect(Array.isArray(exc) && String(exc[0])).toMatch(/MandatoryError/)
  const echo = await manager.post('/api/method/mela.fixtures.echo', { said: 'hello' })
  expect(serverMessages(echo)).toEqual([{ message: 'Heard', title: 'Echo', indicator: 'green' }])
})

test('test_array_response: a method that returns a list puts it in data', async () => {
  const answer = await manager.request('POST', '/api/method/mela.fixtures.echo', {
    body: JSON.stringify([1, 'two', { three: 3 }]),
    headers: jsonHeaders,
  })
  expect(answer).toMatchObject({ status: 200, message: [1, 'two', { three: 3 }] })
})

test('test_download_private_file_with_unique_url: a private file needs a session', async () => {
  const body = { file_name: 'secret.txt', content: 'mine alone', is_private: 1 }
  const { file_url: url } = valuesOf(await manager.post(resource('File'), body))
  expect(await manager.get(String(url))).toMatchObject({ status: 200, body: 'mine alone' })
  expect((await site.guest.get(String(url))).status).toBe(403)
})

test('A trailing slash requests the list, and slashes in a name are part of it', async () => {
  expect((await manager.get(`${resource('ToDo')}/`)).status).toBe(200)
  expect(Array.isArray((await manager.get(`${resource('ToDo')}/`)).data)).toBe(true)
  await made(manager, 'Note', { title: 'a/b/c' })
  for (const path of [resource('Note', 'a/b/c'), `${resource('Note')}/a/b/c`])
    expect(await manager.get(path)).toMatchObject({ data: { name: 'a/b/c' } })
})

test('A GET with a JSON body takes its arguments from the body alone', async () => {
  const { origin } = site
  const { request } = await import('node:http')
  const authorization = await new Promise<number | undefined>((resolve, reject) => {
    const asked = request(`${origin}/api/method/ping?cmd=nothing`, {
      method: 'GET',
      headers: { ...jsonHeaders, 'content-length': 15 },
    })
    asked.on('response', (response) => resolve(response.resume().statusCode))
    asked.on('error', reject)
    asked.end('{"cmd": "ping"}')
  })
  expect(authorization).toBe(200)
})

test('Names sort in the order that the list requests', async () => {
  const answer = await manager.get(resource('Region'), { order_by: 'name desc' })
  expect(namesOf(answer)).toEqual([...namesOf(answer)].sort().reverse())
})
