import { afterAll, beforeAll, expect, test } from 'vitest'
import { always, docType, everything, reading, text } from '#framework/doctypes'
import { User } from '#framework/identity'
import { defineModule } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { testInbox, testSite, type TestSite } from '#framework/testing'

const MembersAlbum = docType('Test Members Album', {
  fields: { title: text({ required: true }) },
  access: { 'School Office': everything, All: reading(always) },
})

const inbox = testInbox()
let site: TestSite
let picture: string
let numbers = 0

beforeAll(async () => {
  site = await testSite([inbox.module, defineModule({ name: 'test_albums', docTypes: [MembersAlbum] })])
  const office = await site.userWith('School Office')
  const { data } = await office.post('/api/resource/Test Members Album', { title: 'Pongal' })
  const body = new FormData()
  const fields = { is_private: '1', doctype: MembersAlbum.name, docname: valueOf(data, 'name') }
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  body.set('file', new Blob(['a kolam']), 'kolam.txt')
  picture = valueOf((await office.request('POST', '/api/method/upload_file', { body })).message, 'file_url')
})
afterAll(() => site.close())

function valueOf(response: unknown, field: string): string {
  const values = typeof response === 'object' && response !== null ? Object.entries(response) : []
  return String(values.find(([name]) => name === field)?.[1])
}

async function newcomer() {
  const phone = `+91${7300 + (numbers += 1)}012345`
  await site.guest.post('/api/method/mela.identity.request_code', { phone })
  await site.engine.drainEvents()
  return { phone, code: inbox.last('code'), full_name: 'Uma S' }
}

const register = (account: object, headers: Readonly<Record<string, string>> = {}) =>
  site.guest.request('POST', '/api/method/mela.identity.register', {
    body: JSON.stringify(account),
    headers: { 'content-type': 'application/json', ...headers },
  })

const jarOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')

const accountsOf = (phone: string) =>
  site.engine.read(administrator, (documents) => documents.find(User, { where: { phone } }))

const open = (cookie: string) => site.guest.request('GET', picture, { headers: { cookie } })

test('A browser that registers gets the cookies of a sign-in and can load members’ pictures', async () => {
  const { status, message, headers } = await register(await newcomer(), { 'x-device-type': 'Website' })
  expect([status, message]).toEqual([200, { customer_ref_id: expect.stringMatching(/^CUS-/) }])
  const cookies = headers.getSetCookie()
  const names = ['sid', 'system_user', 'full_name', 'user_id', 'user_name', 'user_image']
  expect(cookies.map((cookie) => cookie.split('=', 1)[0])).toEqual(names)
  for (const cookie of cookies) expect(cookie).toMatch(/; Max-Age=612000; Path=\/; .*Secure; SameSite=Lax/)
  expect(cookies.filter((cookie) => cookie.includes('HttpOnly'))).toEqual([cookies[0]])
  expect((await site.guest.get(picture)).status).toBe(403)
  expect((await open(jarOf(headers))).status).toBe(200)
})

test('Registering opens the session of a sign-in by code and ends the previous one', async () => {
  const first = await newcomer()
  const before = jarOf((await register({ ...first, device: 'Website' })).headers)
  const response = await register({ ...(await newcomer()), device: 'Website' }, { cookie: before })
  expect([(await open(before)).status, (await open(jarOf(response.headers))).status]).toEqual([403, 200])
  const { rows } = await site.engine.database.pool.query('select device from "Session"')
  expect(rows).toContainEqual({ device: 'Website' })
})

test.each(['Android Mobile App', 'IOS Mobile App'])('An %s gets keys and no cookie', async (device) => {
  const { message, headers } = await register({ ...(await newcomer()), device }, { 'x-device-type': device })
  expect(message).toEqual({
    api_key: expect.any(String),
    api_secret: expect.any(String),
    customer_ref_id: expect.stringMatching(/^CUS-/),
  })
  expect(headers.getSetCookie()).toEqual([])
})

test('A form of a foreign page registers no account in a browser and uses up no code', async () => {
  const account = await newcomer()
  const response = await site.guest.request('POST', '/api/method/mela.identity.register', {
    body: new URLSearchParams({ ...account, device: 'Website' }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
  })
  expect(response).toMatchObject({ status: 400, body: { exc_type: 'CSRFTokenError' } })
  expect([response.headers.getSetCookie(), await accountsOf(account.phone)]).toEqual([[], []])
  expect((await register({ ...account, device: 'Website' })).status).toBe(200)
})

test('A browser is refused like every device: without the code, without a name, and by GET', async () => {
  const account = await newcomer()
  const website = { 'x-device-type': 'Website' }
  const { phone, code } = account
  const unnamed = await register({ phone, code }, website)
  expect(unnamed.body).toMatchObject({ exc_type: 'MandatoryError' })
  const stranger = await register({ ...account, code: 'wrong' }, website)
  expect([stranger.status, stranger.headers.getSetCookie()]).toEqual([401, []])
  const query = new URLSearchParams(account).toString()
  const got = await site.guest.request('GET', `/api/method/mela.identity.register?${query}`, {
    headers: website,
  })
  expect([got.status, got.headers.getSetCookie(), await accountsOf(phone)]).toEqual([403, [], []])
})
