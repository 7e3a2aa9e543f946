import { afterAll, beforeAll, expect, test } from 'vitest'
import { csrfTokenFor, identify, User } from '#framework/identity'
import { administrator } from '#framework/permissions'
import { testSite, type TestSite } from '#framework/testing'

let site: TestSite
beforeAll(async () => {
  site = await testSite([])
  await site.engine.write(administrator, async (documents) => {
    const shared = { new_password: 'rangoli-and-rain' }
    await documents.insert(User, {
      ...shared,
      full_name: 'Meena K',
      email: 'meena@asha.example',
      user_type: 'System User',
    })
    await documents.insert(User, { ...shared, full_name: 'மீனா', email: 'parent@asha.example' })
  })
})
afterAll(() => site.close())

const login = (usr: string, pwd = 'rangoli-and-rain') => site.guest.post('/api/method/login', { usr, pwd })

function jarOf(headers: Headers): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
}

const sidOf = (cookie: string) => /sid=([^;]*)/.exec(cookie)?.[1] ?? ''

const whoAmI = (cookie: string) =>
  site.guest.request('GET', '/api/method/frappe.auth.get_logged_user', { headers: { cookie } })

const change = (cookie: string, headers: Record<string, string> = {}) =>
  site.guest.request('POST', '/api/method/mela.identity.sign_out', {
    body: '{"api_key":"none"}',
    headers: { cookie, 'content-type': 'application/json', ...headers },
  })

test('Staff land in the desk, and other users get the message that they have no desk', async () => {
  const staff = await login('meena@asha.example')
  expect(staff.body).toEqual({ message: 'Logged In', home_page: '/desk', full_name: 'Meena K' })
  expect((await login('parent@asha.example')).body).toEqual({
    message: 'No App',
    home_page: '/',
    full_name: 'மீனா',
  })
})

test('The cookies are Frappe’s: the session one hidden from scripts, the names readable, all quoted', async () => {
  const cookies = (await login('parent@asha.example')).headers.getSetCookie()
  expect(cookies.map((cookie) => cookie.split('=', 1)[0])).toEqual([
    'sid',
    'system_user',
    'full_name',
    'user_id',
    'user_name',
    'user_image',
  ])
  for (const cookie of cookies) expect(cookie).toMatch(/; Max-Age=612000; Path=\/; .*Secure; SameSite=Lax/)
  expect(cookies.filter((cookie) => cookie.includes('HttpOnly'))).toEqual([cookies[0]])
  expect(cookies[2]).toContain(`full_name=${encodeURIComponent('மீனா')};`)
})

test('A session authenticates its user in one statement until sign-out', async () => {
  const cookie = jarOf((await login('meena@asha.example')).headers)
  const response = await whoAmI(cookie)
  expect([response.status, response.statements.length]).toEqual([200, 1])
  const out = await site.guest.request('POST', '/api/method/logout', { headers: { cookie } })
  expect([out.status, out.body]).toEqual([200, {}])
  for (const cleared of out.headers.getSetCookie()) expect(cleared).toMatch(/=; Max-Age=0;/)
  expect((await whoAmI(cookie)).status).toBe(403)
})

test('A guest gets no cookie, and a browser whose session has ended loses its cookies', async () => {
  expect((await site.guest.get('/api/method/ping')).headers.getSetCookie()).toEqual([])
  expect((await whoAmI(`sid=${'x'.repeat(43)}`)).headers.getSetCookie()).toHaveLength(6)
})

test('An expired session counts as a guest', async () => {
  const cookie = jarOf((await login('meena@asha.example')).headers)
  await site.engine.database.pool.query(`update "Session" set expires = localtimestamp - interval '1 second'`)
  expect((await whoAmI(cookie)).status).toBe(403)
})

test('Use extends a session and its cookies', async () => {
  const cookie = jarOf((await login('meena@asha.example')).headers)
  expect((await whoAmI(cookie)).headers.getSetCookie()).toEqual([])
  await site.engine.database.pool.query(
    `update "Session" set last_active = localtimestamp - interval '2 hours', expires = localtimestamp + interval '1 hour'`,
  )
  const renewed = await whoAmI(cookie)
  expect(renewed.statements).toHaveLength(1)
  expect(jarOf(renewed.headers)).toBe(cookie)
  const { rows } = await site.engine.database.pool.query<{ hours: number }>(
    `select max(extract(epoch from expires - localtimestamp) / 3600) as hours from "Session"`,
  )
  expect(rows[0]?.hours).toBeGreaterThan(169)
})

test('Wrong credentials are refused as in Frappe, and a password in an address is ignored', async () => {
  const wrong = await login('meena@asha.example', 'wrong-password')
  expect(wrong.status).toBe(401)
  expect(wrong.body).toMatchObject({ exc_type: 'AuthenticationError' })
  expect(wrong.headers.getSetCookie()).toEqual([])
  const inAddress = await site.guest.get('/api/method/login', {
    usr: 'meena@asha.example',
    pwd: 'rangoli-and-rain',
  })
  expect([inAddress.status, inAddress.headers.getSetCookie()]).toEqual([403, []])
})

test('A form body signs in too', async () => {
  const response = await site.guest.request('POST', '/api/method/login', {
    body: 'usr=meena%40asha.example&pwd=rangoli-and-rain',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(response.message).toBe('Logged In')
})

test('Once a page has its token, changes without it are refused and reads continue', async () => {
  const cookie = jarOf((await login('meena@asha.example')).headers)
  expect((await change(cookie)).status).toBe(200)
  const { session } = await identify(site.engine, {
    authorization: undefined,
    sid: sidOf(cookie),
    isDemoRefused: false,
  })
  if (!session) throw new Error('The session is gone')
  const token = await csrfTokenFor(site.engine, session)
  expect(await csrfTokenFor(site.engine, session)).toBe(token)
  const refused = await change(cookie)
  expect([refused.status, refused.body]).toMatchObject([400, { exc_type: 'CSRFTokenError' }])
  expect((await change(cookie, { 'x-frappe-csrf-token': token })).status).toBe(200)
  const own = { 'sec-fetch-site': 'same-origin' }
  expect((await change(cookie, own)).status).toBe(200)
  expect((await change(cookie, { ...own, 'x-frappe-csrf-token': 'another' })).status).toBe(400)
  expect((await change(cookie, { 'sec-fetch-site': 'same-site' })).status).toBe(400)
  expect((await whoAmI(cookie)).status).toBe(200)
})

test('A session overrides a key, but a wrong key next to it is refused', async () => {
  const cookie = jarOf((await login('meena@asha.example')).headers)
  const { message: expected } = await whoAmI(cookie)
  const ask = (authorization: string) =>
    site.guest.request('GET', '/api/method/frappe.auth.get_logged_user', {
      headers: { cookie, authorization },
    })
  const { message: key } = await site.guest.post('/api/method/mela.identity.sign_in', {
    usr: 'parent@asha.example',
    pwd: 'rangoli-and-rain',
  })
  const [, api_key, api_secret] = /"api_key":"(\w+)","api_secret":"([\w-]+)"/.exec(JSON.stringify(key)) ?? []
  const both = await ask(`token ${api_key}:${api_secret}`)
  expect([both.message, both.statements.length]).toEqual([expected, 1])
  expect((await ask(`token ${api_key}:wrong`)).status).toBe(401)
})

test('Signing in again ends the previous session', async () => {
  const before = jarOf((await login('meena@asha.example')).headers)
  await site.guest.request('POST', '/api/method/login', {
    body: JSON.stringify({ usr: 'parent@asha.example', pwd: 'rangoli-and-rain' }),
    headers: { cookie: before, 'content-type': 'application/json' },
  })
  expect((await whoAmI(before)).status).toBe(403)
})

test('A session is read from its cookie only, and its secret in an address or a body is ignored', async () => {
  const meena = sidOf(jarOf((await login('meena@asha.example')).headers))
  const parent = jarOf((await login('parent@asha.example')).headers)
  const path = '/api/method/frappe.auth.get_logged_user'
  const json = { 'content-type': 'application/json' }
  const inBody = { body: JSON.stringify({ sid: meena }), headers: json }
  const inForm = { body: `sid=${meena}`, headers: { 'content-type': 'application/x-www-form-urlencoded' } }
  expect((await site.guest.get(path, { sid: meena })).status).toBe(403)
  expect((await site.guest.request('POST', path, inBody)).status).toBe(403)
  expect((await site.guest.request('POST', path, inForm)).status).toBe(403)
  const { message: expected } = await whoAmI(parent)
  const withBoth = await site.guest.request('GET', `${path}?sid=${meena}`, { headers: { cookie: parent } })
  expect([withBoth.message, withBoth.headers.get('cache-control')]).toEqual([expected, 'private, no-store'])
})

test('A page may send its token in a form field', async () => {
  const cookie = jarOf((await login('meena@asha.example')).headers)
  const { session } = await identify(site.engine, {
    authorization: undefined,
    sid: sidOf(cookie),
    isDemoRefused: false,
  })
  if (!session) throw new Error('The session is gone')
  const token = await csrfTokenFor(site.engine, session)
  const send = (csrf_token: string) =>
    site.guest.request('POST', '/api/method/mela.identity.sign_out', {
      body: new URLSearchParams({ api_key: 'none', csrf_token }).toString(),
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
    })
  expect([(await send('wrong')).status, (await send(token)).status]).toEqual([400, 200])
})

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const own = 'usr=parent%40asha.example&pwd=rangoli-and-rain'

test.each(['cross-site', 'same-site'])('A form of a %s page signs nobody in', async (sender) => {
  const response = await site.guest.request('POST', '/api/method/login', {
    body: own,
    headers: { ...form, 'sec-fetch-site': sender },
  })
  expect(response).toMatchObject({ status: 400, body: { exc_type: 'CSRFTokenError' } })
  expect(response.headers.getSetCookie()).toEqual([])
})

test('Our own form and a client that is not a browser can sign in', async () => {
  const senders: readonly Record<string, string>[] = [
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    {},
  ]
  for (const sender of senders) {
    const headers = { ...form, ...sender }
    expect((await site.guest.request('POST', '/api/method/login', { body: own, headers })).status).toBe(200)
  }
})

test('A session without a token cannot be used by another page', async () => {
  const cookie = jarOf((await login('parent@asha.example')).headers)
  const logout = (sender: string) =>
    site.guest.request('POST', '/api/method/logout', {
      headers: { cookie, ...form, 'sec-fetch-site': sender },
    })
  expect((await logout('same-site')).status).toBe(400)
  expect((await whoAmI(cookie)).status).toBe(200)
  expect((await logout('same-origin')).status).toBe(200)
})

const evil = 'https://evil.example'

test('A change with a foreign Origin header is refused even when the browser sends no other sign', async () => {
  const cookie = jarOf((await login('parent@asha.example')).headers)
  for (const origin of [evil, 'null', 'http://127.0.0.1:1'])
    expect([origin, (await change(cookie, { origin })).status]).toEqual([origin, 400])
  const posted = await site.guest.request('POST', '/api/method/mela.identity.sign_out', {
    body: 'api_key=none',
    headers: { cookie, ...form, origin: evil },
  })
  expect(posted).toMatchObject({ status: 400, body: { exc_type: 'CSRFTokenError' } })
  const saved = await site.guest.request('PUT', '/api/resource/User/x', { headers: { cookie, origin: evil } })
  expect(saved.status).toBe(400)
  expect((await whoAmI(cookie)).status).toBe(200)
})

test.each([form, { 'content-type': 'application/json' }])(
  'A page of another origin signs nobody in: %o',
  async (type) => {
    const response = await site.guest.request('POST', '/api/method/login', {
      body: type === form ? own : JSON.stringify({ usr: 'parent@asha.example', pwd: 'rangoli-and-rain' }),
      headers: { ...type, origin: evil },
    })
    expect([response.status, response.headers.getSetCookie()]).toEqual([400, []])
  },
)

test('Our own pages and allowed apps may make changes', async () => {
  const cookie = jarOf((await login('parent@asha.example')).headers)
  const { publicUrl } = site.engine.settings
  for (const origin of [site.origin, new URL(publicUrl).origin])
    expect([origin, (await change(cookie, { origin })).status]).toEqual([origin, 200])
  const behindProxy = { origin: 'https://school.example', 'sec-fetch-site': 'same-origin' }
  expect((await change(cookie, behindProxy)).status).toBe(200)
})

test('An API client with a key and no cookie needs no origin', async () => {
  const { authorization } = site.administrator
  const response = await site.guest.request('POST', '/api/method/mela.identity.sign_out', {
    body: '{"api_key":"none"}',
    headers: { authorization: authorization ?? '', 'content-type': 'application/json', origin: evil },
  })
  expect(response.status).toBe(200)
})
