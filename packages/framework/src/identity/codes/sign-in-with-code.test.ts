import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import { testClock, testInbox, testSite, type TestSite } from '#framework/testing'
import { identityErrors } from '../errors.ts'
import { SignInSettings } from '../sign-in/sign-in-settings.doctype.ts'
import { User } from '../user/user.doctype.ts'
import { identityEvents } from '../events.ts'

const inbox = testInbox()
const clock = testClock()
let site: TestSite
let numbers = 0

beforeAll(async () => {
  site = await testSite([inbox.module], { settings: { clock: clock.now } })
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.engine.database.pool.query('delete from mela_limit')
  await settings({ is_registration_open: 1, codes_per_day: 2000, new_codes_per_day: 500 })
})

const newNumber = () => `+91${7000 + (numbers += 1)}012345`

const settings = (changes: {
  is_registration_open?: 0 | 1
  codes_per_day?: number
  new_codes_per_day?: number
  code_countries?: string
}) =>
  site.engine.write(administrator, (documents) =>
    documents.save(SignInSettings, SignInSettings.name, changes),
  )

async function newUser(values: { enabled?: 0 | 1; user_type?: 'System User' } = {}) {
  const phone = newNumber()
  const { name } = await site.engine.write(administrator, (documents) =>
    documents.insert(User, { full_name: 'Meena K', phone, language: 'ta', ...values }),
  )
  return { name, phone }
}

const method = (name: string, body: object) => site.guest.post(`/api/method/mela.identity.${name}`, body)

async function ask(phone: string) {
  const response = await method('request_code', { phone })
  await site.engine.drainEvents()
  return response
}

async function codeFor(phone: string): Promise<string> {
  await ask(phone)
  return inbox.last('code')
}

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

const signIn = (phone: string, code: string) =>
  method('sign_in_with_code', { phone, code, device: 'Website' })

test('A code is sent to the phone in the user’s language and signs the device in once', async () => {
  const { name, phone } = await newUser()
  expect((await ask(phone)).message).toEqual({ expires_in: 300, again_in: 30 })
  expect(inbox.messages.at(-1)).toMatchObject({
    template: 'one_time_code',
    to: { user: name, phone },
    language: 'ta',
    values: { code: expect.stringMatching(/^\d{6}$/), minutes: '5', host: 'asha.example' },
    secrets: ['code'],
  })
  const signedIn = await signIn(phone, inbox.last('code'))
  expect(signedIn.message).toEqual({
    api_key: expect.any(String),
    api_secret: expect.any(String),
    customer_ref_id: expect.stringMatching(/^CUS-/),
  })
  expect((await signIn(phone, inbox.last('code'))).status).toBe(401)
})

test('A wrong, expired, foreign or nonexistent code gets the same response', async () => {
  const { phone } = await newUser()
  const code = await codeFor(phone)
  const expected = identityErrors.wrong_code().message
  const answers = [await signIn(phone, wrong(code)), await signIn(newNumber(), code)]
  clock.pass(301)
  answers.push(await signIn(phone, code))
  for (const { status, body } of answers) {
    expect(status).toBe(401)
    expect(JSON.stringify(body)).toContain(expected)
  }
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
})

test('The right code is refused after five wrong guesses', async () => {
  const { phone } = await newUser()
  const code = await codeFor(phone)
  await Promise.all(Array.from({ length: 5 }, () => signIn(phone, wrong(code))))
  expect((await signIn(phone, code)).status).toBe(401)
})

test('Only one of two concurrent uses of a code signs in', async () => {
  const { phone } = await newUser()
  const code = await codeFor(phone)
  const answers = await Promise.all(Array.from({ length: 4 }, () => signIn(phone, code)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
})

test('A new code invalidates the previous one', async () => {
  const { phone } = await newUser()
  const first = await codeFor(phone)
  clock.pass(31)
  const second = await codeFor(phone)
  if (first !== second) expect((await signIn(phone, first)).status).toBe(401)
  expect((await signIn(phone, second)).status).toBe(200)
})

test('A user, a stranger and a disabled user get the same response to a code request', async () => {
  const [known, off] = [await newUser(), await newUser({ enabled: 0 })]
  await settings({ is_registration_open: 0 })
  const before = inbox.messages.length
  const answers = [await ask(known.phone), await ask(off.phone), await ask(newNumber())]
  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
  expect(new Set(answers.map(({ statements }) => statements.length)).size).toBe(1)
  expect(inbox.messages.slice(before).map(({ to }) => to.phone)).toEqual([known.phone])
})

test('A stranger registers an account with the same code and becomes a customer', async () => {
  const phone = newNumber()
  const code = await codeFor(phone)
  expect((await signIn(phone, code)).body).toMatchObject({ code: 'identity.no_account' })
  const { message } = await method('register', { phone, code, full_name: 'Uma S', language: 'hi' })
  expect(message).toMatchObject({ api_secret: expect.any(String) })
  const [user] = await site.engine.read(administrator, (documents) =>
    documents.find(User, { where: { phone } }),
  )
  expect(user).toMatchObject({ full_name: 'Uma S', user_type: 'Website User', language: 'hi' })
  const account = await site.engine.read(administrator, (documents) => documents.get(User, user?.name ?? ''))
  expect(account.roles.map(({ role }) => role)).toEqual(['Customer'])
  expect((await method('register', { phone, code, full_name: 'Uma S' })).status).toBe(401)
})

test('Registration requires the code and is refused while the site is closed to new accounts', async () => {
  const phone = newNumber()
  const code = await codeFor(phone)
  expect((await method('register', { phone, code: wrong(code), full_name: 'X' })).status).toBe(401)
  await settings({ is_registration_open: 0 })
  expect((await method('register', { phone, code, full_name: 'X' })).status).toBe(403)
})

test('A code does not sign in staff', async () => {
  const { phone } = await newUser({ user_type: 'System User' })
  expect((await signIn(phone, await codeFor(phone))).body).toMatchObject({ code: 'identity.needs_password' })
})

test('A browser signs in with a code too', async () => {
  const { phone } = await newUser()
  const response = await site.guest.post('/api/method/login', { usr: phone, code: await codeFor(phone) })
  expect([response.status, response.headers.getSetCookie().length]).toEqual([200, 6])
})

test('A number gets one code per half minute and five per hour, from any caller', async () => {
  const phone = newNumber()
  expect((await ask(phone)).status).toBe(200)
  const hurried = await ask(phone)
  expect(hurried.status).toBe(429)
  expect(Number(hurried.headers.get('retry-after'))).toBeGreaterThan(0)
  for (let again = 0; again < 4; again += 1) {
    clock.pass(31)
    expect((await ask(phone)).status).toBe(200)
  }
  clock.pass(31)
  expect((await ask(phone)).status).toBe(429)
})

test('Codes to users are still sent when the limit for strangers is used up', async () => {
  const { phone } = await newUser()
  await settings({ new_codes_per_day: 3 })
  const before = inbox.messages.length
  const answers = []
  for (let asked = 0; asked < 5; asked += 1) answers.push(await ask(newNumber()))
  expect(inbox.messages.length).toBe(before + 3)
  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
  expect((await signIn(phone, await codeFor(phone))).status).toBe(200)
})

test('Strangers of one network use up only that network’s limit', async () => {
  const before = inbox.messages.length
  for (let asked = 0; asked < 65; asked += 1) await ask(newNumber())
  expect(inbox.messages.length).toBe(before + 60)
  const { phone } = await newUser()
  expect((await signIn(phone, await codeFor(phone))).status).toBe(200)
}, 30_000)

test('Codes to users have a limit of their own', async () => {
  await settings({ codes_per_day: 1 })
  const [one, other] = [await newUser(), await newUser()]
  await ask(one.phone)
  const before = inbox.messages.length
  expect((await ask(other.phone)).status).toBe(200)
  expect(inbox.messages.length).toBe(before)
  await ask(newNumber())
  expect(inbox.messages.length).toBe(before + 1)
})

test.each(['+8825512345678', '+88299999999', '+19005551234', '+2391234567', '+971501234567'])(
  'No code is sent to %s, a number of a country that the site does not serve',
  async (phone) => {
    const before = inbox.messages.length
    expect((await ask(phone)).body).toMatchObject({ code: 'identity.unserved_country' })
    expect(inbox.messages.length).toBe(before)
  },
)

test('A setting adds further countries and refuses an unknown one', async () => {
  await settings({ code_countries: 'in, ae' })
  expect((await ask('+971501234567')).status).toBe(200)
  await settings({ code_countries: 'IN' })
  const manager = await site.userWith('System Manager')
  const path = '/api/resource/Sign In Settings/Sign In Settings'
  expect((await manager.put(path, { code_countries: 'India' })).body).toMatchObject({
    code: 'identity.unknown_country',
  })
})

test('A number that is a fixed line is refused with its reason', async () => {
  expect((await ask('+914424981234')).body).toMatchObject({ exc_type: 'InvalidPhoneNumberError' })
})

test('The code itself is in the message only', async () => {
  const { phone } = await newUser()
  const code = await codeFor(phone)
  const { pool } = site.engine.database
  const { rows: events } = await pool.query('select payload from mela_event where name = $1', [
    identityEvents.code_requested.name,
  ])
  const { rows: codes } = await pool.query('select * from "One Time Code" where phone = $1', [phone])
  expect(codes).toHaveLength(1)
  expect(JSON.stringify([events, codes])).not.toMatch(new RegExp(`"${code}"`))
})

test('A code is requested and used by POST only', async () => {
  const address = await site.guest.get('/api/method/mela.identity.request_code', { phone: newNumber() })
  expect(address.status).toBe(403)
})
