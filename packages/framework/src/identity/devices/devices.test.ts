import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import { testSite, type TestResponse, type TestSite } from '#framework/testing'
import { hashSecret } from '../secrets.ts'
import { User } from '../user/user.doctype.ts'

const password = 'rangoli-and-rain'
let site: TestSite
let people = 0
beforeAll(async () => {
  site = await testSite([])
})
afterAll(() => site.close())

async function newUser() {
  const email = `parent${(people += 1)}@asha.example`
  const { name } = await site.engine.write(administrator, (documents) =>
    documents.insert(User, { full_name: 'Lakshmi V', email, new_password: password }),
  )
  return { email, name }
}

function textIn(response: unknown, field: string): string {
  return new RegExp(`"${field}":"([^"]*)"`).exec(JSON.stringify(response))?.[1] ?? ''
}

const tokenIn = ({ body }: TestResponse) => `token ${textIn(body, 'api_key')}:${textIn(body, 'api_secret')}`

async function appOf(email: string, device = 'Android Mobile App') {
  const response = await site.guest.request('POST', '/api/method/mela.identity.sign_in', {
    body: JSON.stringify({ usr: email, pwd: password }),
    headers: { 'content-type': 'application/json', 'x-device-type': device },
  })
  return { authorization: tokenIn(response) }
}

async function browserOf(email: string) {
  const response = await site.guest.request('POST', '/api/method/login', {
    body: JSON.stringify({ usr: email, pwd: password }),
    headers: { 'content-type': 'application/json', 'x-device-type': 'Website', 'user-agent': 'Firefox' },
  })
  return { cookie: response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '' }
}

const call = (credentials: Record<string, string>, name: string, body: object = {}) =>
  site.guest.request('POST', `/api/method/mela.identity.${name}`, {
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...credentials },
  })

const whoAmI = async (credentials: Record<string, string>) =>
  (await site.guest.request('GET', '/api/method/frappe.auth.get_logged_user', { headers: credentials }))
    .status

test('A user lists their devices with network and device name, and sees which is the current one', async () => {
  const { email } = await newUser()
  const [app, browser] = [await appOf(email), await browserOf(email)]
  const { message } = await call(app, 'get_devices')
  expect(message).toHaveLength(2)
  expect(message).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        kind: 'key',
        device: 'Android Mobile App',
        address: '127.0.0.0/24',
        is_current: 1,
      }),
      expect.objectContaining({ kind: 'session', device: 'Website', user_agent: 'Firefox', is_current: 0 }),
    ]),
  )
  expect(JSON.stringify((await call(browser, 'get_devices')).message)).not.toMatch(/hash|secret|csrf/)
})

test('A user signs out one of their own devices, and nobody signs out another user’s', async () => {
  const [mine, other] = [await newUser(), await newUser()]
  const [app, browser, stranger] = [
    await appOf(mine.email),
    await browserOf(mine.email),
    await appOf(other.email),
  ]
  const { message } = await call(app, 'get_devices')
  const session = /"SES-\w+"/.exec(JSON.stringify(message))?.[0].slice(1, -1) ?? ''
  expect((await call(stranger, 'revoke_device', { name: session })).status).toBe(404)
  expect(await whoAmI(browser)).toBe(200)
  expect((await call(app, 'revoke_device', { name: session })).status).toBe(200)
  expect([await whoAmI(browser), await whoAmI(app)]).toEqual([403, 200])
})

test('Signing out everywhere includes this device unless asked to leave it signed in', async () => {
  const { email } = await newUser()
  const [app, second, browser] = [await appOf(email), await appOf(email), await browserOf(email)]
  await call(app, 'sign_out_everywhere', { except_this_device: 1 })
  expect([await whoAmI(app), await whoAmI(second), await whoAmI(browser)]).toEqual([200, 401, 403])
  await call(app, 'sign_out_everywhere')
  expect(await whoAmI(app)).toBe(401)
})

test('A device rotates its key’s secret, and the old secret is refused', async () => {
  const { email } = await newUser()
  const app = await appOf(email)
  const rotated = { authorization: tokenIn(await call(app, 'rotate_key')) }
  expect([await whoAmI(app), await whoAmI(rotated)]).toEqual([401, 200])
})

test('A caller with only a session cannot create a key that outlives it', async () => {
  const { email } = await newUser()
  const [browser, app] = [await browserOf(email), await appOf(email)]
  expect((await call(browser, 'create_key', { device: 'Report' })).status).toBe(417)
  expect((await call(browser, 'create_key', { device: 'Report', pwd: 'not-this-one' })).status).toBe(401)
  const made = await call(browser, 'create_key', { device: 'Report', pwd: password })
  expect(await whoAmI({ authorization: tokenIn(made) })).toBe(200)
  const name = /"name":"(\w+)","kind"|"name":"(\w{10})"/.exec(
    JSON.stringify((await call(app, 'get_devices')).message),
  )
  expect((await call(browser, 'rotate_key', { name: name?.[2] ?? name?.[1] })).status).toBe(401)
})

test('generate_keys for a system manager keeps the key and creates a new secret', async () => {
  const { name } = await newUser()
  const manager = await site.userWith('System Manager')
  const generate = (by = manager) =>
    by.post('/api/method/frappe.core.doctype.user.user.generate_keys', { user: name })
  const [first, second] = [await generate(), await generate()]
  expect(textIn(second.body, 'api_key')).toBe(textIn(first.body, 'api_key'))
  expect(await whoAmI({ authorization: tokenIn(first) })).toBe(401)
  expect(await whoAmI({ authorization: tokenIn(second) })).toBe(200)
  expect((await generate(await site.userWith('School Office'))).status).toBe(403)
  const above = await manager.post('/api/method/frappe.core.doctype.user.user.generate_keys', {
    user: 'Administrator',
  })
  expect(above.status).toBe(403)
})

test('Nobody creates a key by hand, since its secret would sign in as that user', async () => {
  const manager = await site.userWith('System Manager')
  const key = { user: 'Administrator', api_key: 'made-by-hand', secret_hash: hashSecret('known') }
  expect((await manager.post('/api/resource/API%20Key', key)).status).toBe(403)
  const { data } = await manager.get('/api/resource/API%20Key', { fields: ['name'], limit: 1 })
  const [, name = ''] = /"name":"([^"]+)"/.exec(JSON.stringify(data)) ?? []
  expect((await manager.put(`/api/resource/API%20Key/${name}`, key)).status).toBe(403)
  expect(await whoAmI({ authorization: 'token made-by-hand:known' })).toBe(401)
})
