import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import { testSite, type TestClient, type TestSite } from '#framework/testing'
import { ApiKey } from '../devices/api-key.doctype.ts'
import { User } from '../user/user.doctype.ts'

let site: TestSite
let meena = ''
beforeAll(async () => {
  site = await testSite([])
  meena = await newUser({ full_name: 'Meena K', email: 'Meena@Asha.example', phone: '098400 12345' })
})
afterAll(() => site.close())

const password = 'rangoli-and-rain'

async function newUser(values: { full_name: string; email?: string; phone?: string }): Promise<string> {
  const { name } = await site.engine.write(administrator, (documents) =>
    documents.insert(User, { ...values, new_password: password }),
  )
  return name
}

const signIn = (usr: string, pwd: string) =>
  site.guest.post('/api/method/mela.identity.sign_in', { usr, pwd, device: 'Android Mobile App' })

function textOf(response: unknown, field: string): string {
  const value: unknown =
    typeof response === 'object' && response !== null
      ? Object.entries(response).find(([key]) => key === field)?.[1]
      : null
  return typeof value === 'string' ? value : ''
}

const ask = (authorization: string) =>
  site.guest.request('GET', '/api/method/frappe.auth.get_logged_user', { headers: { authorization } })

async function keyOf(client: TestClient['user']): Promise<string> {
  const { message } = await signIn(client, password)
  return `${textOf(message, 'api_key')}:${textOf(message, 'api_secret')}`
}

test('A sign-in by e-mail or phone returns a key that authenticates the user', async () => {
  for (const login of ['meena@asha.example', ' MEENA@asha.example', '9840012345', '+91 98400 12345']) {
    const { status, message } = await signIn(login, password)
    expect(status).toBe(200)
    expect(textOf(message, 'customer_ref_id')).toMatch(/^CUS-\w{16}$/)
    const response = await ask(`token ${textOf(message, 'api_key')}:${textOf(message, 'api_secret')}`)
    expect(response.message).toBe('meena@asha.example')
    expect(response.statements).toHaveLength(1)
  }
})

test('No cache may store the response with the secret', async () => {
  const { headers } = await signIn('meena@asha.example', password)
  expect(headers.get('cache-control')).toBe('private, no-store')
})

test('The same key works in Basic form', async () => {
  const key = await keyOf('meena@asha.example')
  expect((await ask(`Basic ${Buffer.from(key).toString('base64')}`)).message).toBe('meena@asha.example')
})

test('A wrong password, an unknown user and a user without a password get the same response', async () => {
  const wrong = await signIn('meena@asha.example', 'rangoli-and-snow')
  expect([wrong.status, textOf(wrong.body, 'exc_type')]).toEqual([401, 'AuthenticationError'])
  for (const login of ['nobody@asha.example', 'Guest', 'not an address', '9840099999'])
    expect((await signIn(login, password)).body).toEqual(wrong.body)
})

test('A wrong secret, an unknown key and an unknown scheme return 401; undecodable base64 returns 400', async () => {
  const key = await keyOf('meena@asha.example')
  for (const header of [`token ${key}x`, 'token nobody:nothing', 'Bearer abc', 'token abc', 'token \u00e9:x'])
    expect([header, (await ask(header)).status]).toEqual([header, 401])
  const undecodable = await ask('Basic %%%')
  expect([undecodable.status, textOf(undecodable.body, 'exc_type')]).toEqual([
    400,
    'InvalidAuthorizationToken',
  ])
})

test('A guest is refused as a logged user, without a statement', async () => {
  const response = await site.guest.get('/api/method/frappe.auth.get_logged_user')
  expect([response.status, response.statements.length]).toEqual([403, 0])
})

test('Signing out ends the key, and nobody can end another user’s key', async () => {
  const key = await keyOf('meena@asha.example')
  const other = await site.userWith('Customer')
  const api_key = key.split(':', 1)[0]
  await other.post('/api/method/mela.identity.sign_out', { api_key })
  expect((await ask(`token ${key}`)).status).toBe(200)
  await site.guest.request('POST', '/api/method/mela.identity.sign_out', {
    body: JSON.stringify({ api_key }),
    headers: { authorization: `token ${key}`, 'content-type': 'application/json' },
  })
  expect((await ask(`token ${key}`)).status).toBe(401)
})

test('A user has keys for twenty devices, and the next one replaces the longest unused', async () => {
  await newUser({ full_name: 'Ravi S', email: 'ravi@asha.example' })
  const first = await keyOf('ravi@asha.example')
  for (let device = 0; device < 20; device += 1) await signIn('ravi@asha.example', password)
  expect((await ask(`token ${first}`)).status).toBe(401)
})

test('Disabling a user ends their keys and refuses their password', async () => {
  const name = await newUser({ full_name: 'Kumar P', email: 'kumar@asha.example' })
  const key = await keyOf('kumar@asha.example')
  await site.administrator.put(`/api/resource/User/${name}`, { enabled: 0 })
  expect((await ask(`token ${key}`)).status).toBe(401)
  expect((await signIn('kumar@asha.example', password)).status).toBe(401)
})

test('A new password ends existing sessions and keys', async () => {
  const name = await newUser({ full_name: 'Selvi R', email: 'selvi@asha.example' })
  const key = await keyOf('selvi@asha.example')
  await site.administrator.put(`/api/resource/User/${name}`, { new_password: 'another-long-one' })
  expect((await ask(`token ${key}`)).status).toBe(401)
  expect((await signIn('selvi@asha.example', password)).status).toBe(401)
  expect((await signIn('selvi@asha.example', 'another-long-one')).status).toBe(200)
})

test('Even the right password is refused after ten wrong ones within a minute', async () => {
  await newUser({ full_name: 'Devi M', email: 'devi@asha.example' })
  const wrong = await Promise.all(
    Array.from({ length: 10 }, () => signIn('devi@asha.example', 'not-this-one')),
  )
  expect(wrong.map(({ status }) => status)).toEqual(wrong.map(() => 401))
  const right = await signIn('devi@asha.example', password)
  expect([right.status, textOf(right.body, 'exc_type')]).toEqual([429, 'RateLimitExceededError'])
  expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(50)
})

test('Attempts are counted in the database for all nodes, and reset when the minute is over', async () => {
  await newUser({ full_name: 'Kavya N', email: 'kavya@asha.example' })
  for (let wrong = 0; wrong < 11; wrong += 1) await signIn('kavya@asha.example', 'not-this-one')
  await site.engine.database.pool.query(`update mela_limit set until = now() - interval '1 second'`)
  expect((await signIn('kavya@asha.example', password)).status).toBe(200)
})

test('An unknown account costs as many statements as a known one', async () => {
  const [known, unknown] = [
    await signIn('meena@asha.example', 'not-this-one'),
    await signIn('nobody@asha.example', 'not-this-one'),
  ]
  expect(unknown.statements).toEqual(known.statements)
})

test('A password in an address is ignored', async () => {
  const { status } = await site.guest.get('/api/method/mela.identity.sign_in', {
    usr: 'meena@asha.example',
    pwd: password,
  })
  expect(status).toBe(403)
})

test('No response contains a hash of a password or of a secret', async () => {
  await signIn('meena@asha.example', password)
  const [key] = await site.engine.read(administrator, (documents) =>
    documents.find(ApiKey, { where: { user: meena }, limit: 1 }),
  )
  const answers = await Promise.all([
    site.administrator.get(`/api/resource/User/${meena}`),
    site.administrator.get(`/api/resource/API Key/${key?.name ?? ''}`),
    site.administrator.get('/api/resource/API Key', { fields: ['*'], limit: 100 }),
    site.administrator.put(`/api/resource/User/${meena}`, { language: 'ta' }),
  ])
  for (const { status, body } of answers) {
    expect(status).toBe(200)
    expect(JSON.stringify(body)).not.toMatch(/argon2|password_hash":"|secret_hash":"/)
  }
})

const age = (text: string, values: readonly unknown[]) => site.engine.database.pool.query(text, [...values])

test('A sign-in key expires after 90 days without use, and each use extends it', async () => {
  const key = await keyOf('meena@asha.example')
  const unusedFor = (days: number) =>
    age(`update "API Key" set last_used = localtimestamp - make_interval(days => $2) where api_key = $1`, [
      key.split(':', 1)[0],
      days,
    ])
  await unusedFor(89)
  expect((await ask(`token ${key}`)).status).toBe(200)
  await unusedFor(91)
  expect([(await ask(`token ${key}`)).status, (await ask(`token ${key}`)).status]).toEqual([401, 401])
})

test('A key that was never used expires 90 days after its creation', async () => {
  const key = await keyOf('meena@asha.example')
  const made = `update "API Key" set last_used = null, creation = localtimestamp - interval '91 days' where api_key = $1`
  await age(made, [key.split(':', 1)[0]])
  expect((await ask(`token ${key}`)).status).toBe(401)
})

test('A key created for an API client does not expire', async () => {
  const authorization = `token ${await keyOf('meena@asha.example')}`
  const { message } = await site.guest.request('POST', '/api/method/mela.identity.create_key', {
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ device: 'Nightly report', pwd: password }),
  })
  const [name, secret] = [textOf(message, 'api_key'), textOf(message, 'api_secret')]
  await age(`update "API Key" set last_used = localtimestamp - interval '400 days' where api_key = $1`, [
    name,
  ])
  expect((await ask(`token ${name}:${secret}`)).status).toBe(200)
})

test('A session ends 30 days after it began, regardless of use', async () => {
  const signedIn = await site.guest.post('/api/method/login', { usr: 'meena@asha.example', pwd: password })
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
  const who = () =>
    site.guest.request('GET', '/api/method/frappe.auth.get_logged_user', { headers: { cookie } })
  const began = (days: number) =>
    age(
      `update "Session" set creation = localtimestamp - make_interval(days => $2),
        last_active = localtimestamp - interval '2 hours' where "user" = $1 and expires > localtimestamp`,
      [meena, days],
    )
  const left = async () => {
    const { rows } = await site.engine.database.pool.query<{ hours: number }>(
      `select round(extract(epoch from max(expires) - localtimestamp) / 3600)::int as hours from "Session" where "user" = $1`,
      [meena],
    )
    return rows[0]?.hours
  }
  await began(10)
  expect((await who()).status).toBe(200)
  expect(await left()).toBe(170)
  await began(29)
  expect((await who()).status).toBe(200)
  expect(await left()).toBe(24)
  await began(31)
  await who()
  expect((await who()).status).toBe(403)
})
