import { identityEvents, type VerifiedIdentity } from '../events.ts'
import { on } from '#framework/events'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { defineModule } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { testClock, testInbox, testSite, type TestClient, type TestSite } from '#framework/testing'
import { User } from '../user/user.doctype.ts'

const inbox = testInbox()
const clock = testClock()
const verified: VerifiedIdentity[] = []
const subscriber = defineModule({
  name: 'subscriber',
  eventHandlers: [
    on(identityEvents.verified, 'subscriber.collect', async (identity) => {
      verified.push(identity)
    }),
  ],
})
let site: TestSite
let people = 0
beforeAll(async () => {
  site = await testSite([inbox.module, subscriber], { settings: { clock: clock.now } })
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.engine.database.pool.query('delete from mela_limit')
  verified.length = 0
})

const newPhone = () => `+91${7600 + (people += 1)}012345`
const newEmail = () => `person${(people += 1)}@asha.example`

async function newPerson(values: { email?: string } = {}) {
  const client = await site.userWith('Customer')
  const contacts = { phone: newPhone(), email: null, ...values }
  await site.engine.write(administrator, (documents) =>
    documents.save(User, client.user, { full_name: 'Meena K', ...contacts }),
  )
  return { client, ...contacts }
}

const call = (client: TestClient, method: string, args: object = {}) =>
  client.post(`/api/method/mela.identity.${method}`, args)

async function ask(client: TestClient, contact: object) {
  const response = await call(client, 'request_contact_code', contact)
  await site.engine.drainEvents()
  return response
}

const ownAccount = async (client: TestClient) => (await call(client, 'get_own_account')).message

test('A user reads and changes their own name at once, without links or line breaks', async () => {
  const { client, phone } = await newPerson()
  expect(await ownAccount(client)).toEqual({
    ...{ name: client.user, full_name: 'Meena K', email: null, phone, has_password: 0 },
  })
  expect((await call(client, 'change_name', { full_name: ' Meena K. Raman ' })).message).toEqual({
    full_name: 'Meena K. Raman',
  })
  expect(await ownAccount(client)).toMatchObject({ full_name: 'Meena K. Raman' })
  const refused = ['https://win.example', 'Meena www.win.example', 'cheap.shop Meena', 'a@b', 'M'.repeat(101)]
  for (const full_name of [...refused, 'Meena\nK', ' '])
    expect((await call(client, 'change_name', { full_name })).status).toBe(417)
  expect(await ownAccount(client)).toMatchObject({ full_name: 'Meena K. Raman' })
  expect((await call(site.guest, 'change_name', { full_name: 'Nobody' })).status).toBe(403)
  expect((await call(site.administrator, 'change_name', { full_name: 'Root' })).status).toBe(403)
})

test('A user changes their name at most ten times an hour', async () => {
  const { client } = await newPerson()
  for (let attempt = 0; attempt < 10; attempt += 1)
    expect((await call(client, 'change_name', { full_name: `Meena ${attempt}` })).status).toBe(200)
  expect((await call(client, 'change_name', { full_name: 'Meena' })).status).toBe(429)
})

test('An email address is added by the code sent to it, and the existing number is notified', async () => {
  const { client, phone } = await newPerson()
  const email = newEmail()
  expect((await ask(client, { email: email.toUpperCase() })).message).toEqual({
    expires_in: 300,
    again_in: 30,
  })
  expect(inbox.messages.at(-1)).toMatchObject({
    template: 'one_time_code',
    to: { user: null, email, phone: null },
    secrets: ['code'],
  })
  const code = inbox.last('code')
  const changed = await call(client, 'change_contact', { email: email.toUpperCase(), code })
  expect(changed.message).toEqual({ email })
  await site.engine.drainEvents()
  expect(await ownAccount(client)).toMatchObject({ email, phone })
  expect(verified).toEqual([{ user: client.user, phone: null, email }])
  expect(inbox.messages.at(-1)).toMatchObject({
    template: 'contact_changed',
    to: { user: client.user, phone, email: null },
    values: { contact: 'p***@asha.example', link: 'https://asha.example/contact-us' },
  })
  expect((await call(client, 'change_contact', { email, code })).status).toBe(401)
})

test('A phone number is changed by its code, and the old number and the email are notified', async () => {
  const email = newEmail()
  const { client, phone: before } = await newPerson({ email })
  const phone = newPhone()
  await ask(client, { phone })
  await call(client, 'change_contact', { phone, code: inbox.last('code') })
  expect(await ownAccount(client)).toMatchObject({ phone })
  expect(inbox.messages.at(-1)).toMatchObject({ template: 'contact_changed', to: { phone: before, email } })
  await site.engine.drainEvents()
  expect(verified).toEqual([{ user: client.user, phone, email: null }])
})

test('A code is refused for another contact, another user, and a sign-in', async () => {
  const [one, other] = [await newPerson(), await newPerson()]
  const phone = newPhone()
  await ask(one.client, { phone })
  const code = inbox.last('code')
  const answers = [
    await call(one.client, 'change_contact', { phone: newPhone(), code }),
    await call(one.client, 'change_contact', { email: newEmail(), code }),
    await call(other.client, 'change_contact', { phone, code }),
    await call(site.guest, 'sign_in_with_code', { phone, code }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401])
  clock.pass(301)
  expect((await call(one.client, 'change_contact', { phone, code })).status).toBe(401)
})

test('Only the holder learns whether another account has a contact', async () => {
  const holder = await newPerson({ email: newEmail() })
  const { client } = await newPerson()
  const before = inbox.messages.length
  const answers = [await ask(client, { email: holder.email }), await ask(client, { email: newEmail() })]
  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
  expect(new Set(answers.map(({ statements }) => statements.length)).size).toBe(1)
  const [inUse, free] = inbox.messages.slice(before)
  expect([inUse?.template, free?.template]).toEqual(['contact_taken', 'one_time_code'])
  expect(inUse?.to).toEqual({ user: null, full_name: null, phone: null, email: holder.email })
  const wrong = await call(client, 'change_contact', { email: holder.email, code: '000000' })
  const right = await call(client, 'change_contact', { email: holder.email, code: inUse?.values['code'] })
  expect([wrong.status, right.status, right.body]).toMatchObject([
    401,
    409,
    { code: 'identity.contact_taken' },
  ])
  expect(await ownAccount(holder.client)).toMatchObject({ email: holder.email })
})

test('Only one of two users who verify one number at once gets it', async () => {
  const [one, other] = [await newPerson(), await newPerson()]
  const phone = newPhone()
  const codes: string[] = []
  for (const { client } of [one, other]) {
    await ask(client, { phone })
    codes.push(inbox.last('code'))
  }
  const answers = await Promise.all(
    [one, other].map(({ client }, index) => call(client, 'change_contact', { phone, code: codes[index] })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('Only one of two concurrent uses of a code succeeds', async () => {
  const { client } = await newPerson()
  const phone = newPhone()
  await ask(client, { phone })
  const code = inbox.last('code')
  const twice = [1, 2].map(() => call(client, 'change_contact', { phone, code }))
  expect((await Promise.all(twice)).map(({ status }) => status).sort()).toEqual([200, 401])
})

test('A user with a password must give it before a code is sent', async () => {
  const [email, password] = [newEmail(), 'rangoli-and-rain']
  await site.engine.write(administrator, (documents) =>
    documents.insert(User, { full_name: 'Meena K', email, new_password: password }),
  )
  const login = await site.guest.post('/api/method/login', { usr: email, pwd: password })
  const cookie = login.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
  const askWith = (body: object) =>
    site.guest.request('POST', '/api/method/mela.identity.request_contact_code', {
      body: JSON.stringify({ phone: newPhone(), ...body }),
      headers: { cookie, 'content-type': 'application/json' },
    })
  const answers = [
    await askWith({}),
    await askWith({ password: 'not-this-one' }),
    await askWith({ password }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 200])
})

test('A user gets five codes an hour, and none for their current contact or for two contacts at once', async () => {
  const { client, phone } = await newPerson()
  expect((await ask(client, { phone })).body).toMatchObject({ code: 'identity.same_contact' })
  expect((await ask(client, { phone: newPhone(), email: newEmail() })).status).toBe(417)
  expect((await ask(client, {})).status).toBe(417)
  expect((await ask(client, { phone: '+971501234567' })).body).toMatchObject({
    code: 'identity.unserved_country',
  })
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect((await ask(client, { email: newEmail() })).status).toBe(200)
  expect((await ask(client, { email: newEmail() })).status).toBe(429)
  expect((await ask(site.guest, { email: newEmail() })).status).toBe(403)
})
