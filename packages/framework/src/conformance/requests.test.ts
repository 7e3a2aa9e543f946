import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSite, type TestClient, type TestSite } from '#framework/testing'
import { fixtures } from './fixtures.ts'
import { bodyOf, formBody, formHeaders, jsonHeaders, made, resource, serverMessages } from './support.ts'

// Sections 1 and 7 of the dialect: how a request is read, and how calls are distinguished.

let site: TestSite
let manager: TestClient

beforeAll(async () => {
  site = await testSite([fixtures])
  manager = await site.userWith('System Manager')
})
afterAll(() => site.close())

const echo = '/api/method/mela.fixtures.echo'

test('A JSON body overrides the query, which is dropped', async () => {
  const response = await manager.request('POST', `${echo}?said=query`, {
    body: '{"data": "body"}',
    headers: jsonHeaders,
  })
  expect(response.message).toBe('body')
  const empty = await manager.request('POST', `${echo}?said=query`, { body: '{}', headers: jsonHeaders })
  expect(empty.message).toBe('query')
})

test('Query and form are merged, and the form wins', async () => {
  const ask = (fields: Record<string, string>) =>
    manager.request('POST', `${echo}?said=query`, { body: formBody(fields), headers: formHeaders })
  expect((await ask({ said: 'form' })).message).toBe('form')
  expect((await ask({ other: 'x' })).message).toBe('query')
})

test('A multipart form is read like any other form', async () => {
  const form = new FormData()
  form.set('said', 'in parts')
  expect((await manager.request('POST', echo, { body: form })).message).toBe('in parts')
  const note = new FormData()
  note.set('title', 'Multipart')
  expect(await manager.request('POST', resource('Note'), { body: note })).toMatchObject({
    status: 200,
    data: { name: 'Multipart' },
  })
})

test('The cache breaker _ is ignored', async () => {
  const response = await manager.request('POST', `${resource('Note')}?_=17`, {
    body: formBody({ title: 'Broken cache' }),
    headers: formHeaders,
  })
  expect(response.status).toBe(200)
})

test('An empty body with a JSON content type counts as no body', async () => {
  const headers = { ...jsonHeaders, accept: 'application/json' }
  expect((await manager.request('GET', resource('Note'), { headers })).status).toBe(200)
  const name = await made(manager, 'Note', { title: 'Empty delete' })
  expect((await manager.request('DELETE', resource('Note', name), { headers })).status).toBe(202)
})

test.each<[string, string, Record<string, string>]>([
  ['a JSON body', '{"title": "Encoded 1"}', jsonHeaders],
  ['data as JSON text in a form', formBody({ data: '{"title": "Encoded 2"}' }), formHeaders],
  ['data as an object', '{"data": {"title": "Encoded 3"}}', jsonHeaders],
  ['form fields', formBody({ title: 'Encoded 4' }), formHeaders],
])('A document is accepted as %s', async (_as, body, headers) => {
  expect(await manager.request('POST', resource('Note'), { body, headers })).toMatchObject({
    status: 200,
    data: { title: expect.stringMatching(/^Encoded/) },
  })
})

test('cmd runs a call on any path, by query, form and JSON', async () => {
  expect((await site.guest.get('/?cmd=ping')).message).toBe('pong')
  expect((await site.guest.get('/any/where?cmd=ping')).message).toBe('pong')
  const fields = { cmd: 'mela.fixtures.echo', said: 'by form' }
  expect((await manager.request('POST', '/', { body: formBody(fields), headers: formHeaders })).message).toBe(
    'by form',
  )
  expect((await manager.post('/', { cmd: 'mela.fixtures.echo', said: 'by JSON' })).message).toBe('by JSON')
  expect((await manager.post('/api/method/', { cmd: 'ping' })).message).toBe('pong')
})

test('cmd refuses a password in the address', async () => {
  expect((await site.guest.get('/?cmd=login&usr=x&pwd=y')).status).toBe(403)
})

test('An error of a cmd call is JSON for API clients and a page for browsers', async () => {
  const ask = (accept: string) => site.guest.request('GET', '/?cmd=no.such', { headers: { accept } })
  expect(await ask('*/*')).toMatchObject({ status: 417, body: { exc_type: 'ValidationError' } })
  const page = await ask('text/html,application/xhtml+xml')
  expect(page.status).toBe(417)
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(String(page.body)).toContain('Failed to get method')
})

test('An error page shows the error as text, not as markup', async () => {
  const page = await site.guest.request('GET', `/?cmd=${encodeURIComponent('<script>alert(1)</script>')}`, {
    headers: { accept: 'text/html' },
  })
  expect(String(page.body)).not.toContain('<script>')
})

test('OPTIONS returns an empty 200, with and without an origin', async () => {
  expect(await site.guest.request('OPTIONS', resource('Note'))).toMatchObject({ status: 200, body: '' })
  const preflight = await site.guest.request('OPTIONS', resource('Note'), {
    headers: { origin: 'https://localhost', 'access-control-request-method': 'PUT' },
  })
  expect(preflight).toMatchObject({ status: 200, body: '' })
  expect(preflight.headers.get('access-control-allow-origin')).toBe('https://localhost')
  expect(preflight.headers.get('access-control-allow-credentials')).toBe('true')
  expect(preflight.headers.get('access-control-max-age')).toBe('86400')
})

test('test_cors: an origin that is not listed gets no header, and never the star', async () => {
  const stranger = await site.guest.request('GET', '/api/method/ping', {
    headers: { origin: 'https://elsewhere.example' },
  })
  expect(stranger.headers.get('access-control-allow-origin')).toBeNull()
  const ours = await site.guest.request('GET', '/api/method/ping', {
    headers: { origin: 'https://localhost' },
  })
  expect(ours.headers.get('access-control-allow-origin')).toBe('https://localhost')
  expect(ours.headers.get('vary')).toContain('Origin')
})

test('test_client::test_http_invalid_method_access: a call by a verb it does not allow returns 403', async () => {
  const save = await manager.get('/api/method/frappe.client.save', { doc: { doctype: 'Note' } })
  expect(save.status).toBe(403)
  expect(serverMessages(save)[0]).toMatchObject({ message: 'Not permitted' })
  expect((await manager.get('/api/method/mela.fixtures.only_post', { days: '1' })).status).toBe(403)
  expect((await manager.post('/api/method/mela.fixtures.only_post', { days: 1 })).message).toBe(1)
})

test('A missing argument is reported by its name, and a wrong one by its type', async () => {
  expect(await manager.post('/api/method/mela.fixtures.only_post', {})).toMatchObject({
    status: 417,
    body: { exc_type: 'MandatoryError', field: 'days' },
  })
  expect(await manager.post('/api/method/mela.fixtures.only_post', { days: 'two' })).toMatchObject({
    status: 417,
    body: { exc_type: 'FrappeTypeError', field: 'days' },
  })
  expect(await manager.post('/api/method/frappe.client.insert', { doc: '[1]' })).toMatchObject({
    status: 417,
    body: { exc_type: 'FrappeTypeError' },
  })
})

test('Arguments that a call does not declare are dropped', async () => {
  const sent = { days: 3, flags: { ignore_permissions: true }, ignore_permissions: 1, other: [] }
  expect((await manager.post('/api/method/mela.fixtures.only_post', sent)).message).toBe(3)
})

test('A response without a result has no message', async () => {
  expect(bodyOf(await manager.post(echo, {}))).not.toHaveProperty('message')
})

test('test_rate_limiter: a rate-limited caller learns for how long', async () => {
  const crowd = await testSite([fixtures])
  const ask = () => crowd.guest.post('/', { cmd: 'mela.fixtures.echo', said: 'x' })
  const answers = []
  for (let count = 0; count < 121; count += 1) answers.push(await ask())
  const stopped = answers.at(-1)
  expect(stopped).toMatchObject({ status: 429, body: { exc_type: 'RateLimitExceededError' } })
  expect(Number(stopped?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(stopped?.headers.get('x-ratelimit-limit')).toBe('120')
  expect(stopped?.headers.get('x-ratelimit-remaining')).toBe('0')
  await crowd.close()
})
