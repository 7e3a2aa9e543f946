import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleModule, testSite, type TestSite } from '#framework/testing'

let site: TestSite
beforeAll(async () => {
  site = await testSite([sampleModule().module])
  await site.guest.get('/api/method/ping')
})
afterAll(() => site.close())

/** Milliseconds of the processor: work that grows with the square of these lengths takes more. */
const MAX_MILLISECONDS = 200
/** Reading a body grows with its length. */
const MILLISECONDS_PER_MEGABYTE = 100

const books = '/api/resource/Sample%20Book'
const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }

interface Sent {
  readonly method?: 'GET' | 'POST'
  readonly path?: string
  readonly body?: string
  readonly headers?: Record<string, string>
}

/** Sent by hand, because `fetch` sends no GET with a body. */
function statusOf({ method = 'GET', path = books, body = '', headers = {} }: Sent): Promise<number> {
  const { authorization } = site.administrator
  const isChunked = headers['transfer-encoding'] !== undefined
  const length = isChunked ? {} : { 'content-length': Buffer.byteLength(body) }
  const own = authorization === null ? {} : { authorization }
  return new Promise((resolve, reject) => {
    const sent = request(site.origin + path, { method, headers: { ...own, ...length, ...headers } })
    sent.on('error', reject)
    sent.on('response', (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    sent.end(body)
  })
}

async function timed(sent: Sent) {
  const before = process.threadCpuUsage()
  const status = await statusOf(sent)
  const { user, system } = process.threadCpuUsage(before)
  return { status, milliseconds: (user + system) / 1000 }
}

const listCall = (question: object, method: 'GET' | 'POST' = 'GET'): Sent => ({
  method,
  body: JSON.stringify(question),
  headers: json,
})

const inQuery = (name: string, value: unknown): Sent => ({
  path: `${books}?${name}=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}`,
})

const asCall = (question: object): Sent => ({
  ...listCall({ doctype: 'Sample Book', ...question }, 'POST'),
  path: '/api/method/frappe.client.get_list',
})

test.each<[string, Sent, number]>([
  ['an order of blanks in a call', asCall({ order_by: `title${' '.repeat(100_000)}x` }), 417],
  ['a number of digits in a call', asCall({ filters: [['copies', '=', `${'0'.repeat(100_000)}x`]] }), 417],
  ['an order of blanks', listCall({ order_by: `title${' '.repeat(16_000)}x` }), 417],
  ['an order in one term', listCall({ order_by: 'a'.repeat(300) }), 417],
  ['a number of digits in a filter', listCall({ filters: [['copies', '=', `${'0'.repeat(15_000)}x`]] }), 417],
  ['the same in the address', inQuery('filters', [['copies', '=', `${'0'.repeat(12_000)}x`]]), 417],
  ['a page number of digits', inQuery('limit_page_length', `${'0'.repeat(12_000)}x`), 417],
  ['a field of blanks', inQuery('fields', [`a${' '.repeat(3000)}as`]), 417],
  ['an operator of blanks', inQuery('filters', [['copies', `=${' '.repeat(3000)}=`, 1]]), 417],
  ['a field to filter of points', inQuery('filters', [[`a${'.'.repeat(9000)}`, '=', 1]]), 417],
  ['languages of tabs', { headers: { 'accept-language': `en${'\t'.repeat(12_000)}x` } }, 200],
  ['languages of semicolons', { headers: { 'accept-language': 'en;'.repeat(4000) } }, 200],
  [
    'a form of many names',
    { method: 'POST', headers: form, body: Array.from({ length: 80_000 }, (_, at) => `a${at}=1`).join('&') },
    417,
  ],
  ['the longest text in a field of a line', listCall({ title: 'x'.repeat(4_000_000) }, 'POST'), 417],
  ['the longest list of names', listCall({ title: 'x', more: Array(1_300_000).fill(0) }, 'POST'), 417],
  ['a number in a document', listCall({ title: 'x', copies: `${'0'.repeat(100_000)}x` }, 'POST'), 417],
])('%s is refused or cut short before it costs anything', async (_what, sent, status) => {
  const response = await timed(sent)
  expect(response.status).toBe(status)
  const forBody = ((sent.body ?? '').length / 1e6) * MILLISECONDS_PER_MEGABYTE
  expect(response.milliseconds).toBeLessThan(MAX_MILLISECONDS + forBody)
})

test('A GET body holds at most 16 KiB, from any caller on any path', async () => {
  const long = listCall({ filters: ' '.repeat(20_000) })
  for (const path of [books, '/api/method/ping', '/api/v1/method/ping', '/api/nowhere', '/nowhere'])
    expect([path, await statusOf({ ...long, path })]).toEqual([path, 413])
  expect(await statusOf({ body: '{}', headers: { ...json, 'transfer-encoding': 'chunked' } })).toBe(413)
  expect(await statusOf(listCall({ limit: 1, filters: ' '.repeat(9000) }))).toBe(200)
})

test('Forms of an ordinary size are read as before', async () => {
  const body = Array.from({ length: 1500 }, (_, at) => `a${at}=1`).join('&')
  const response = await site.guest.request('POST', '/api/method/ping', { body, headers: form })
  expect(response.status).toBe(200)
})
