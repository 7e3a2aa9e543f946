import { afterAll, beforeAll, expect, test } from 'vitest'
import { User } from '#framework/identity'
import { administrator } from '#framework/permissions'
import { testSite, type TestSite } from '#framework/testing'
import { fixtures } from './fixtures.ts'
import { resource } from './support.ts'

// Frappe's frappe/tests/test_auth.py, as far as HTTP shows it: sections 1 and 7 of the dialect.

let site: TestSite

const password = 'a long password'

async function aUser(email: string, phone: string): Promise<void> {
  await site.engine.write(administrator, (documents) =>
    documents.insert(User, { full_name: 'Somebody', email, phone, new_password: password, roles: [] }),
  )
}

beforeAll(async () => {
  site = await testSite([fixtures])
  await aUser('kind@example.org', '+919800000001')
  await aUser('locked@example.org', '+919800000002')
})
afterAll(() => site.close())

function login(usr: string, pwd = password) {
  return site.guest.post('/api/method/login', { usr, pwd })
}

function cookieOf(headers: Headers): string {
  return headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ')
}

test.each(['kind@example.org', 'KIND@example.org', '98000 00001', '+91 98000 00001'])(
  'test_allow_login_using: %s is accepted as a login name',
  async (usr) => {
    expect((await login(usr)).status).toBe(200)
  },
)

test('An unknown user and a wrong password get the same response', async () => {
  const [unknown, wrong] = [await login('nobody@example.org'), await login('kind@example.org', 'wrong')]
  expect(unknown).toMatchObject({
    status: 401,
    body: { message: 'Invalid login credentials', exc_type: 'AuthenticationError' },
  })
  expect(wrong.body).toEqual(unknown.body)
})

test('test_login_attempt_tracker: after ten wrong passwords the right one is refused too', async () => {
  const answers = []
  for (let attempt = 0; attempt < 11; attempt += 1)
    answers.push((await login('locked@example.org', 'wrong')).status)
  expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401))
  const stopped = await login('locked@example.org')
  expect(stopped.status).toBe(429)
  expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('test_login_with_cookies: sign-in sets six cookies, and scripts can read all but the session cookie', async () => {
  const { headers } = await login('kind@example.org')
  const cookies = headers.getSetCookie()
  for (const name of ['sid', 'system_user', 'full_name', 'user_id', 'user_name', 'user_image'])
    expect(cookies.filter((one) => one.startsWith(`${name}=`))).toHaveLength(1)
  const isHidden = (one: string) => /httponly/i.test(one)
  expect(cookies.filter(isHidden).map((one) => one.split('=', 1)[0])).toEqual(['sid'])
  expect(cookies.every((one) => /samesite=lax/i.test(one))).toBe(true)
})

test('A session cookie identifies its session until sign-out', async () => {
  const cookie = cookieOf((await login('kind@example.org')).headers)
  const ask = () =>
    site.guest.request('GET', '/api/method/frappe.auth.get_logged_user', { headers: { cookie } })
  expect((await ask()).message).toBe('kind@example.org')
  await site.guest.request('POST', '/api/method/logout', { headers: { cookie } })
  expect([401, 403]).toContain((await ask()).status)
})

test('A refusal mentions an ended session only to a caller whose session has ended', async () => {
  const cookie = cookieOf((await login('kind@example.org')).headers)
  const ask = (headers: Readonly<Record<string, string>>, path = '/api/method/frappe.auth.get_logged_user') =>
    site.guest.request('GET', path, { headers })
  const closed = '/api/resource/ToDo'
  const { body: own } = await ask({ cookie }, '/api/resource/Contact')
  expect(own).not.toHaveProperty('session_expired')
  await site.guest.request('POST', '/api/method/logout', { headers: { cookie } })
  for (const path of [undefined, closed])
    expect(await ask({ cookie }, path)).toMatchObject({ status: 403, body: { session_expired: 1 } })
  const open = await ask({ cookie }, resource('Blog Category'))
  expect([open.status, open.body]).toEqual([200, { data: [] }])
  for (const sid of ['', 'Guest'])
    expect((await ask({ cookie: `sid=${sid}` }, closed)).body).not.toHaveProperty('session_expired')
  expect((await ask({}, closed)).body).not.toHaveProperty('session_expired')
})

test.each(['/api/method/logout', '/?cmd=logout'])(
  'A GET of %s signs out, except when another site sends it',
  async (path) => {
    const cookie = cookieOf((await login('kind@example.org')).headers)
    const ask = (url: string, sender?: string) =>
      site.guest.request('GET', url, {
        headers: { cookie, ...(sender === undefined ? {} : { 'sec-fetch-site': sender }) },
      })
    const whoAmI = '/api/method/frappe.auth.get_logged_user'
    for (const stranger of ['cross-site', 'same-site']) expect((await ask(path, stranger)).status).toBe(403)
    expect((await ask(whoAmI)).status).toBe(200)
    expect((await ask(path)).status).toBe(200)
    expect((await ask(whoAmI)).status).toBe(403)
  },
)

test('ping returns pong for a good key and for a guest, and 401 for a wrong key', async () => {
  const manager = await site.userWith('System Manager')
  expect((await manager.get('/api/method/ping')).message).toBe('pong')
  const headers = { authorization: 'token 0123456789abcde:0123456789abcde' }
  expect((await site.guest.request('GET', '/api/method/ping', { headers })).status).toBe(401)
})

test('A guest gets no cookie', async () => {
  const response = await site.guest.get(resource('Blog Category'))
  expect(response.headers.getSetCookie()).toEqual([])
})

test('An Authorization header of one word or of three words is ignored', async () => {
  for (const authorization of ['token', 'token a:b c'])
    expect((await site.guest.request('GET', '/api/method/ping', { headers: { authorization } })).status).toBe(
      200,
    )
  const undecodable = await site.guest.request('GET', resource('ToDo'), {
    headers: { authorization: 'Basic %%%' },
  })
  expect(undecodable).toMatchObject({ status: 400, body: { exc_type: 'InvalidAuthorizationToken' } })
})
