import { afterAll, beforeAll, expect, test } from 'vitest'
import { defineModule, type RawRoute, type RawRequest } from '#framework/modules'
import { task } from '#framework/tasks'
import { testSite, type TestSite } from '#framework/testing'

const came: RawRequest[] = []
const done: string[] = []
const remember: RawRoute['run'] = async (request) => {
  came.push(request)
  return { status: 201, headers: { 'content-type': 'text/plain' }, body: request.body }
}

const hooked = defineModule({
  name: 'hooked',
  rawRoutes: [
    { path: '/hooks/sample/:who', methods: ['POST', 'GET'], bodyLimit: 100, run: remember },
    {
      path: '/hooks/busy',
      methods: ['POST'],
      bodyLimit: 100,
      mostInAMinute: 2,
      run: async ({ enqueue }) => {
        await enqueue('hooked.after', { what: 'came' })
        return { status: 200 }
      },
    },
    {
      path: '/hooks/broken',
      methods: ['POST'],
      bodyLimit: 100,
      run: async () => {
        throw new Error('a secret of ours')
      },
    },
  ],
  tasks: [
    task('hooked.after', async ({ what }) => {
      done.push(String(what))
    }),
  ],
})

let site: TestSite
beforeAll(async () => {
  site = await testSite([hooked], { isStarted: true })
})
afterAll(() => site.close())

const send = (body: string, headers: Readonly<Record<string, string>> = {}, path = '/hooks/sample/a') =>
  site.guest.request('POST', path, { body, headers })

test.each([
  ['JSON that would be refused elsewhere', 'application/json', '{"a": 1, "a": 2'],
  ['a form', 'application/x-www-form-urlencoded', 'a=%ff&cmd=ping'],
  ['a type that nobody knows', 'application/whatever', '\u0001 bytes'],
])('A raw body arrives as the bytes that were sent: %s', async (_what, type, body) => {
  const response = await send(body, { 'content-type': type })
  expect([response.status, response.body]).toEqual([201, body])
  expect(came.at(-1)?.body.toString()).toBe(body)
})

test('Frappe’s commands, cookies and tokens are ignored on raw routes', async () => {
  const headers = { cookie: 'sid=whoever', 'content-type': 'application/x-www-form-urlencoded' }
  const response = await send('cmd=ping', headers, '/hooks/sample/meena?cmd=ping&x=1')
  expect([response.status, response.body]).toEqual([201, 'cmd=ping'])
  expect(response.headers.get('set-cookie')).toBeNull()
  expect(came.at(-1)).toMatchObject({
    params: { who: 'meena' },
    query: { cmd: 'ping', x: '1' },
    method: 'POST',
  })
})

test('Other verbs, larger bodies and other paths are refused as everywhere', async () => {
  expect((await site.guest.request('PUT', '/hooks/sample/a', { body: '' })).status).toBe(404)
  expect((await send('x'.repeat(101))).status).toBe(413)
  expect((await send('', {}, '/hooks/else')).status).toBe(404)
  expect((await site.guest.get('/hooks/sample/b')).status).toBe(201)
})

test('An error on a raw route reveals nothing internal', async () => {
  const response = await send('{}', {}, '/hooks/broken')
  expect(response.status).toBe(500)
  expect(JSON.stringify(response.body)).not.toContain('secret')
})

test('A raw route has its own rate limit and can enqueue tasks', async () => {
  const answers = [await send('', {}, '/hooks/busy'), await send('', {}, '/hooks/busy')]
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect((await send('', {}, '/hooks/busy')).status).toBe(429)
  await expect.poll(() => done, { timeout: 30_000 }).toEqual(['came', 'came'])
})
