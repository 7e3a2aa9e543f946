import { dictionary } from '@zxcvbn-ts/language-common'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DialectError } from '#framework/errors'
import { administrator } from '#framework/permissions'
import { testInbox, testSite, valuesOf, type TestSite } from '#framework/testing'
import { passwordStrength, SHORTEST_PASSWORD } from '#meta'
import { User } from '../user/user.doctype.ts'
import { isMadeOfNames, personNames, requirePassword } from './passwords.ts'

const lakshmi = { full_name: 'Lakshmi Venkatesan', email: 'lakshmi.v@asha.example', phone: '+919840012345' }
const first = 'three kites over the tank'

const inbox = testInbox()
let site: TestSite
beforeAll(async () => {
  site = await testSite([inbox.module])
})
afterAll(() => site.close())

const codeOf = async (password: string) =>
  requirePassword(password, personNames(lakshmi)).then(
    () => null,
    (error: unknown) => (error instanceof DialectError ? error.code : error),
  )

test.each(['short', 'asha-demo', 'kite neem'])('%s is refused for its length', async (password) => {
  expect(await codeOf(password)).toBe('identity.short_password')
})

test.each([
  '1234567890',
  'Password1!',
  'P@ssw0rd123',
  'aaaaaaaaaaaa',
  'qwertyuiop1',
  'administrator',
  'iloveyou123',
])('%s is refused as a common password', async (password) => {
  expect(await codeOf(password)).toBe('identity.common_password')
})

test.each(['lakshmi.v@asha.example', 'Lakshmi-1947', '9840012345', 'Venkatesan!!'])(
  '%s is refused because it contains public details of Lakshmi',
  async (password) => {
    expect(await codeOf(password)).toBe('identity.own_password')
  },
)

test('A password with a name and enough other characters is accepted', () => {
  expect(isMadeOfNames('lakshmi under the neem tree', personNames(lakshmi))).toBe(false)
})

test('A long and unusual password is accepted in any script', async () => {
  for (const password of [
    first,
    'rangoli-and-rain',
    'பட்டம் வேப்பமரம்',
    'x'.repeat(3) + 'Kq7#vT!m2Zp'.repeat(40),
  ])
    expect(await codeOf(password)).toBeNull()
})

test('The strength meter rarely rates a password good that the server refuses as common', () => {
  const common: readonly unknown[] = Object.values(dictionary['passwords-common'] ?? {})
  const long = common.filter(
    (one): one is string => typeof one === 'string' && [...one].length >= SHORTEST_PASSWORD,
  )
  const good = long.filter((password) => passwordStrength(password) === 'good')
  expect(long.length).toBeGreaterThan(1000)
  expect(good.length / long.length).toBeLessThan(0.01)
})

async function refusalsOf(password: string): Promise<readonly unknown[]> {
  const { name } = await site.engine.write(administrator, (documents) =>
    documents.insert(User, { ...lakshmi, new_password: first, send_welcome_email: 1 }),
  )
  await site.engine.drainEvents()
  const welcome = inbox.last('link').split('#key=')[1] ?? ''
  await site.guest.post('/api/method/mela.identity.reset_password', { user: lakshmi.email })
  await site.engine.drainEvents()
  const reset = inbox.last('link').split('#key=')[1] ?? ''
  const login = await site.guest.post('/api/method/login', { usr: lakshmi.email, pwd: first })
  const cookie = login.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
  const byLink = (key: string) =>
    site.guest.post('/api/method/mela.identity.update_password', { key, new_password: password })
  const answers = [
    await byLink(welcome),
    await byLink(reset),
    await site.guest.request('POST', '/api/method/mela.identity.change_password', {
      body: JSON.stringify({ old_password: first, new_password: password }),
      headers: { cookie, 'content-type': 'application/json' },
    }),
    await site.administrator.put(`/api/resource/User/${name}`, { new_password: password }),
    await site.administrator.post('/api/resource/User', {
      ...{ full_name: 'Lakshmi Venkatesan', email: 'other@asha.example', new_password: password },
    }),
  ]
  await site.administrator.delete(`/api/resource/User/${name}`)
  return answers.map(({ status, body }) => [status, valuesOf(body)['code']])
}

test('Links, changes, the office and new users follow one password rule and get its reason', async () => {
  for (const [password, code] of [
    ['short', 'identity.short_password'],
    ['Password123', 'identity.common_password'],
    ['lakshmi-99', 'identity.own_password'],
  ] as const)
    expect(await refusalsOf(password)).toEqual(Array.from({ length: 5 }, () => [417, code]))
})
