import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleModule, testSite, type TestClient, type TestSite } from '#framework/testing'
import { rpc } from './rpc.module.ts'

let site: TestSite
let manager: TestClient

beforeAll(async () => {
  site = await testSite([sampleModule().module])
  manager = await site.userWith('System Manager')
  await manager.post('/api/resource/Sample Shelf', { title: 'Stays' })
})
afterAll(() => site.close())

const hostile: readonly unknown[] = [
  '',
  'null',
  '{',
  '[[[',
  "x' or 1=1 --",
  'a\u0000b',
  '\ud800',
  '__proto__',
  { constructor: { prototype: 1 } },
  { toString: 'x', valueOf: 1 },
  { title: { $gt: '' } },
  [null, [1], [[]], {}],
  [['title', 'in', [{}]]],
  [['name', '=', 'a\u0000b']],
  -1,
  1e308,
  2 ** 53,
  { doctype: 'Sample Shelf', name: 'a\u0000b', docname: '\ud800', modified: 'x' },
  [{ doctype: 'Sample Shelf', name: 'a\u0000b', docname: '\ud800', modified: 'x' }],
  { doctype: 'Sample Book', parent: '\u0000', parenttype: 'x', parentfield: '__proto__' },
  true,
]

const calls = Object.entries(rpc.methods).flatMap(([name, { input, methods }]) =>
  Object.keys(input).map((argument) => ({
    path: `/api/method/mela.rpc.${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`,
    argument,
    verb: methods.includes('POST') ? 'POST' : 'GET',
  })),
)

const sound = {
  doctype: 'Sample Shelf',
  name: 'None',
  docname: 'None',
  dt: 'Sample Shelf',
  dn: 'None',
  method: 'x',
}

test.each(calls)(
  '$path refuses a wrong $argument with a clear message, never with a server error',
  async (call) => {
    for (const value of hostile) {
      const response = await manager.post(call.path, { ...sound, [call.argument]: value })
      expect({
        value,
        status: response.status,
        body: response.status < 500 ? '' : response.body,
      }).toMatchObject({
        status: expect.toSatisfy((status: number) => status < 500),
      })
    }
  },
)

test.each(['a%00b', '%ED%A0%80', '__proto__', '..%2F..', 'x'.repeat(3000)])(
  'A document named %s is not found',
  async (name) => {
    for (const verb of ['GET', 'PUT', 'DELETE'])
      expect((await manager.request(verb, `/api/resource/Sample Shelf/${name}`)).status).toBeLessThan(500)
  },
)

test('None of the calls changed anything', async () => {
  const { data } = await manager.get('/api/resource/Sample Shelf', { fields: ['name'] })
  expect(data).toEqual([{ name: 'Stays' }])
})

test.each(calls.filter(({ argument }) => argument === 'doctype'))(
  '$path is refused to guests, except for the definition',
  async ({ path }) => {
    const response = await site.guest.post(path, { doctype: 'Sample Book', name: 'x', docname: 'x' })
    expect(response.status).toBe(path.endsWith('get_doctype') ? 200 : 403)
  },
)
