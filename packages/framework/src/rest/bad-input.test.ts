import { on } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleModule, testSite, type TestClient, type TestSite } from '#framework/testing'

let site: TestSite
let manager: TestClient

beforeAll(async () => {
  site = await testSite([sampleModule().module])
  manager = await site.userWith('System Manager')
})
afterAll(() => site.close())

const books = '/api/resource/Sample%20Book'
const json = { 'content-type': 'application/json' }

test.each<[string, Record<string, unknown>, string, RegExp]>([
  ['a missing field', {}, 'MandatoryError', /Value missing for Sample Book: Title/],
  ['a blank field', { title: '  ' }, 'MandatoryError', /Title/],
  ['a missing field of a row', { title: 'x', notes: [{ pages: 1 }] }, 'MandatoryError', /Label/],
  ['an unknown field', { title: 'x', tittle: 'y' }, 'ValidationError', /no field tittle/],
  ['text for a number', { title: 'x', copies: 'many' }, 'FrappeTypeError', /Copies must be a whole number/],
  ['a list for text', { title: ['x'] }, 'FrappeTypeError', /Title must be text/],
  ['an object for text', { title: { $gt: '' } }, 'FrappeTypeError', /Title must be text/],
  ['text for a table', { title: 'x', notes: 'none' }, 'FrappeTypeError', /Notes must be a list of rows/],
  [
    'a day that does not exist',
    { title: 'x', printed_on: '2026-02-30' },
    'FrappeTypeError',
    /Printed on must be a date/,
  ],
  ['a choice that does not exist', { title: 'x', shade: 'mauve' }, 'ValidationError', /"light", "dark"/],
  ['a negative count', { title: 'x', copies: -1 }, 'NonNegativeError', /Copies cannot be less than 0/],
  ['three decimals of money', { title: 'x', price: 1.005 }, 'FrappeTypeError', /Price must be an amount/],
  ['money beyond counting', { title: 'x', price: 2 ** 53 }, 'FrappeTypeError', /Price must be an amount/],
  ['text too long', { title: 'x'.repeat(141) }, 'CharacterLengthExceededError', /longer than 140/],
  ['a bad address', { title: 'x', seller_email: 'a@b' }, 'InvalidEmailAddressError', /a@b/],
  ['a bad phone', { title: 'x', seller_phone: '12' }, 'InvalidPhoneNumberError', /phone number/],
  ['JSON that is none', { title: 'x', extra: '{' }, 'ValidationError', /Extra is not valid JSON/],
  [
    'a link to nothing',
    { title: 'x', shelf: 'Nowhere' },
    'LinkValidationError',
    /Could not find Shelf: Nowhere/,
  ],
  [
    'too many rows',
    { title: 'x', notes: Array.from({ length: 21 }, () => ({ label: 'a' })) },
    'ValidationError',
    /0 to 20 rows/,
  ],
  ['a character that cannot be stored', { title: 'a\u0000b' }, 'FrappeTypeError', /Title must be text/],
])('%s is refused with a clear message, and nothing is written', async (...[, values, excType, words]) => {
  const before = await manager.get(books, { limit_page_length: '0' })
  const response = await manager.post(books, values)
  expect(response).toMatchObject({
    status: 417,
    body: { exc_type: excType, exception: expect.stringMatching(words) },
  })
  expect(await manager.get(books, { limit_page_length: '0' })).toMatchObject({ data: before.data })
})

test('A duplicate of a unique value is refused', async () => {
  await manager.post(books, { title: 'x', isbn: '978-1' })
  expect(await manager.post(books, { title: 'y', isbn: '9781' })).toMatchObject({
    status: 417,
    body: { exc_type: 'UniqueValidationError', field: 'isbn' },
  })
})

test.each([
  ['broken JSON', '{"title": ', /not valid JSON/],
  ['JSON nested too deep', '['.repeat(500_000) + ']'.repeat(500_000), /more than 32 nested levels/],
  ['a prototype', '{"__proto__": {"isAdmin": true}, "title": "x"}', /__proto__/],
  ['a name that stands twice', '{"title": "x", "title": "y"}', /twice/],
  [
    'a name that stands twice further down',
    '{"title": "x", "notes": [{"label": "a", "label": "b"}]}',
    /twice/,
  ],
])('%s is refused rather than causing a server error', async (_what, body, words) => {
  const response = await manager.request('POST', books, { body, headers: json })
  expect(response).toMatchObject({
    status: 417,
    body: { exc_type: 'DataError', exception: expect.stringMatching(words) },
  })
})

test.each([
  [
    'application/json',
    Buffer.from([0x7b, 0x22, 0x74, 0x69, 0x74, 0x6c, 0x65, 0x22, 0x3a, 0x22, 0xff, 0x22, 0x7d]),
  ],
  ['application/x-www-form-urlencoded', Buffer.from([0x74, 0x69, 0x74, 0x6c, 0x65, 0x3d, 0xff])],
])(
  'Bytes that are not valid text are refused in %s and never stored as something else',
  async (type, body) => {
    const response = await fetch(site.origin + books, {
      method: 'POST',
      body,
      headers: { 'content-type': type, authorization: manager.authorization ?? '' },
    })
    expect([response.status, await response.json()]).toMatchObject([417, { code: 'rest.bad_utf8' }])
  },
)

test('A body beyond the limit is refused by its size', async () => {
  const response = await manager.request('POST', books, {
    body: JSON.stringify({ title: 'x'.repeat(4_200_000) }),
    headers: json,
  })
  expect(response).toMatchObject({ status: 413, body: { exc_type: 'RequestTooLargeError' } })
})

async function statusOfLateBody(length: number): Promise<{ answer: string; next: string }> {
  const { hostname, port } = new URL(site.origin)
  const socket = connect(Number(port), hostname)
  const head = (method: string, more: string) =>
    `${method} /api/method/ping HTTP/1.1\r\nHost: ${hostname}\r\n${more}\r\n`
  const answers = on(socket.setEncoding('utf8'), 'data', { close: ['end'] })
  socket.write(head('POST', `Content-Type: application/json\r\nContent-Length: ${length}\r\n`))
  const { value: [response] = [''] } = await answers.next()
  socket.write(Buffer.alloc(length, 'x'))
  socket.write(head('GET', ''))
  const { value: [next] = [''] } = await answers.next()
  socket.destroy()
  return { answer: String(response), next: String(next) }
}

test('A body beyond the limit is read to its end, so that its sender can read the response', async () => {
  const { answer: response, next } = await statusOfLateBody(5_000_000)
  expect(response).toMatch(/^HTTP\/1.1 413 /)
  expect(next).toMatch(/^HTTP\/1.1 200 /)
})

test('An unknown content type is refused by its name', async () => {
  const response = await manager.request('POST', books, {
    body: '<a/>',
    headers: { 'content-type': 'application/xml' },
  })
  expect(response).toMatchObject({ status: 415, body: { exc_type: 'UnsupportedMediaType' } })
})

test.each<[string, Record<string, unknown>, RegExp]>([
  ['a field that does not exist', { filters: [['nope', '=', 1]] }, /nope/],
  ['an operator that does not exist', { filters: [['title', '~~', 'x']] }, /Operator must be one of/],
  ['a filter of no shape', { filters: ['title', 1] }, /Each filter must be/],
  ['filters that are not JSON', { filters: '[[' }, /filters is not valid JSON/],
  ['a number that is none', { filters: [['copies', '>', 'many']] }, /Filter on copies needs a number/],
  ['a date that is none', { filters: [['printed_on', '>', 'soon']] }, /needs a date/],
  ['half a between', { filters: [['copies', 'between', [1]]] }, /two values/],
  ['a field to show that does not exist', { fields: ['nope'] }, /Field not permitted in query: nope/],
  ['SQL as a field', { fields: ['(select 1)'] }, /not permitted/],
  ['fields that are no JSON', { fields: '[[' }, /fields is not valid JSON/],
  ['SQL as an order', { order_by: 'title; drop table x' }, /order_by can contain only names/],
  ['a negative page', { limit_page_length: -1 }, /whole number/],
  ['a secret as a filter', { filters: [['pin', '=', '1234']] }, /pin/],
])('%s is refused with a clear message', async (_what, query, words) => {
  const response = await manager.get(books, query)
  expect(response).toMatchObject({ status: 417, body: { exception: expect.stringMatching(words) } })
})

test('Unknown types, documents, methods and addresses are reported by name', async () => {
  expect(await site.guest.get('/api/resource/Nothing')).toMatchObject({
    status: 404,
    body: { exc_type: 'DoesNotExistError' },
  })
  expect(await manager.get(`${books}/BK-99999`)).toMatchObject({ status: 404 })
  expect(await site.guest.get('/api/method/no.such')).toMatchObject({
    status: 417,
    body: { exception: expect.stringMatching(/Failed to get method for command no.such/) },
  })
  expect(await site.guest.get('/api/nowhere')).toMatchObject({ status: 404 })
  expect((await site.guest.get('/api/resource/%E0%A4%A')).status).toBeLessThan(500)
})

test('A caller without write permission is refused before anything is read', async () => {
  expect(await site.guest.post(books, { title: 'x' })).toMatchObject({
    status: 403,
    body: { exc_type: 'PermissionError' },
  })
  const refused = await site.guest.delete(`${books}/BK-00001`)
  expect(refused).toMatchObject({ status: 403, statements: [] })
})

test('A wrong secret, an unknown key and a broken header return 401 or 400 with any other input', async () => {
  const wrong = (authorization: string) => site.guest.request('GET', books, { headers: { authorization } })
  expect(await wrong('token unknown:secret')).toMatchObject({
    status: 401,
    body: { exc_type: 'AuthenticationError' },
  })
  expect((await wrong('Basic %%%')).status).toBeLessThan(402)
})

test('Methods name the wrong argument and the verb that is not allowed', async () => {
  const clerk = await site.userWith('Store Manager')
  expect(await clerk.post('/api/method/mela.sample.lend_book', { days: 1 })).toMatchObject({
    status: 417,
    body: { exc_type: 'MandatoryError', field: 'book' },
  })
  expect(await clerk.post('/api/method/mela.sample.lend_book', { book: 'x', days: 'two' })).toMatchObject({
    status: 417,
    body: { exc_type: 'FrappeTypeError', field: 'days' },
  })
  expect(await site.guest.post('/api/method/mela.sample.lend_book', {})).toMatchObject({ status: 403 })
})
