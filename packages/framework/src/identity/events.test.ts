import { identityEvents, type VerifiedIdentity } from './events.ts'
import { on } from '#framework/events'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { defineModule } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { testInbox, testSite, type TestSite } from '#framework/testing'
import { SignInSettings } from './sign-in/sign-in-settings.doctype.ts'
import { User } from './user/user.doctype.ts'

const inbox = testInbox()
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

beforeAll(async () => {
  site = await testSite([inbox.module, subscriber])
  await site.engine.write(administrator, (documents) =>
    documents.save(SignInSettings, SignInSettings.name, { is_registration_open: 1, codes_per_day: 2000 }),
  )
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.engine.database.pool.query('delete from mela_limit')
  verified.length = 0
})

const method = (name: string, body: object) => site.guest.post(`/api/method/mela.identity.${name}`, body)

const insertUser = (values: { email?: string; phone?: string; new_password?: string }) =>
  site.engine.write(administrator, (documents) => documents.insert(User, { full_name: 'Meena K', ...values }))

async function requestCode(phone: string): Promise<string> {
  await method('request_code', { phone })
  await site.engine.drainEvents()
  return inbox.last('code')
}

async function resetKey(user: string): Promise<string> {
  await method('reset_password', { user })
  await site.engine.drainEvents()
  return inbox.last('link').split('#key=')[1] ?? ''
}

test('Signing in with a code verifies the phone once, and a wrong code verifies nothing', async () => {
  const phone = '+917300012345'
  const { name } = await insertUser({ phone })
  const code = await requestCode(phone)
  await method('sign_in_with_code', { phone, code: code === '000000' ? '000001' : '000000' })
  await site.engine.drainEvents()
  expect(verified).toEqual([])
  expect((await method('sign_in_with_code', { phone, code })).status).toBe(200)
  await method('sign_in_with_code', { phone, code })
  await site.engine.drainEvents()
  expect(verified).toEqual([{ user: name, phone, email: null }])
})

test('A browser that signs in with a code verifies the phone as well', async () => {
  const phone = '+917301012345'
  const { name } = await insertUser({ phone })
  const login = { usr: phone, code: await requestCode(phone) }
  expect((await site.guest.post('/api/method/login', login)).status).toBe(200)
  await site.engine.drainEvents()
  expect(verified).toEqual([{ user: name, phone, email: null }])
})

test('Registering with a code verifies the phone', async () => {
  const phone = '+917302012345'
  const account = { phone, code: await requestCode(phone), full_name: 'Ravi S' }
  expect((await method('register', account)).status).toBe(200)
  await site.engine.drainEvents()
  expect(verified).toEqual([{ user: expect.stringMatching(/^USR-/), phone, email: null }])
})

test('Setting a password by a link verifies the contact that the link was sent to', async () => {
  const [email, phone] = ['meena@asha.example', '+917303012345']
  const withEmail = await insertUser({ email, phone: '+917304012345' })
  const withPhone = await insertUser({ phone })
  for (const user of [email, phone])
    await method('update_password', { key: await resetKey(user), new_password: 'rangoli-and-rain' })
  await site.engine.drainEvents()
  expect(verified).toEqual([
    { user: withEmail.name, phone: null, email },
    { user: withPhone.name, phone, email: null },
  ])
})

test('A password sign-in and a phone number entered by an office verify nothing', async () => {
  const email = 'ravi@asha.example'
  await insertUser({ email, phone: '+917305012345', new_password: 'rangoli-and-rain' })
  expect((await method('sign_in', { usr: email, pwd: 'rangoli-and-rain' })).status).toBe(200)
  await site.engine.drainEvents()
  expect(verified).toEqual([])
})
