import { generate } from 'otplib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import { testClock, testSite, type TestResponse, type TestSite } from '#framework/testing'
import { SignInSettings } from '../sign-in/sign-in-settings.doctype.ts'
import { User } from '../user/user.doctype.ts'

const clock = testClock()
const password = 'rangoli-and-rain'
let site: TestSite
let people = 0

beforeAll(async () => {
  site = await testSite([], { settings: { clock: clock.now } })
})
afterAll(() => site.close())
beforeEach(async () => {
  clock.pass(120)
  await site.engine.database.pool.query('delete from mela_limit')
})

function textIn(response: unknown, field: string): string {
  const found = new RegExp(`"${field}":"([^"]*)"`).exec(JSON.stringify(response))
  return found?.[1] ?? ''
}

const guestCall = (name: string, body: object) => site.guest.post(`/api/method/mela.identity.${name}`, body)

async function newUser(user_type: 'System User' | 'Website User' = 'System User'): Promise<string> {
  const email = `staff${(people += 1)}@asha.example`
  await site.engine.write(administrator, (documents) =>
    documents.insert(User, { full_name: 'Ibrahim S', email, user_type, new_password: password }),
  )
  return email
}

const signIn = (usr: string) => guestCall('sign_in', { usr, pwd: password })

function callerWith(response: TestResponse) {
  const key = `token ${textIn(response.body, 'api_key')}:${textIn(response.body, 'api_secret')}`
  return (name: string, body: object = {}) =>
    site.guest.request('POST', `/api/method/mela.identity.${name}`, {
      body: JSON.stringify(body),
      headers: { authorization: key, 'content-type': 'application/json' },
    })
}

const codeNow = (secret: string) => generate({ secret, epoch: Math.floor(clock.now().getTime() / 1000) })

async function enrolled() {
  const email = await newUser()
  const call = callerWith(await signIn(email))
  const secret = textIn((await call('enrol_second_factor', { pwd: password })).body, 'secret')
  const confirmed = await call('confirm_second_factor', { otp: await codeNow(secret) })
  const recovery = JSON.stringify(confirmed.body).match(/\w{4}-\w{4}-\w{4}-\w{4}/g) ?? []
  clock.pass(60)
  return { email, call, secret, recovery }
}

test('An authenticator app is set up with the password and is active after one correct code', async () => {
  const email = await newUser()
  const call = callerWith(await signIn(email))
  expect((await call('enrol_second_factor', { pwd: 'not-this-one' })).status).toBe(401)
  const enrolment = await call('enrol_second_factor', { pwd: password })
  expect(enrolment.message).toEqual({
    secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
    uri: expect.stringContaining('otpauth://totp/asha.example:'),
    qr: expect.stringMatching(/^<svg /),
  })
  expect(textIn((await signIn(email)).body, 'api_secret')).not.toBe('')
  expect((await call('confirm_second_factor', { otp: '000000' })).status).toBe(401)
  const otp = await codeNow(textIn(enrolment.body, 'secret'))
  const { message } = await call('confirm_second_factor', { otp })
  expect(message).toEqual({ recovery_codes: expect.any(Array) })
  expect((await call('get_second_factor')).message).toEqual({ is_enrolled: 1, recovery_codes_left: 10 })
  expect((await call('enrol_second_factor', { pwd: password })).body).toMatchObject({
    code: 'identity.already_enrolled',
  })
})

test('A sign-in then needs the password and the app’s code', async () => {
  const { email, secret } = await enrolled()
  const half = await signIn(email)
  expect(half.message).toEqual({
    verification: { method: 'OTP App', token_delivery: true, setup: true },
    tmp_id: expect.stringMatching(/^[\w-]{43}$/),
  })
  const tmp_id = textIn(half.body, 'tmp_id')
  const signedIn = await guestCall('confirm_sign_in', { tmp_id, otp: await codeNow(secret) })
  expect(textIn(signedIn.body, 'api_secret')).not.toBe('')
  clock.pass(30)
  expect((await guestCall('confirm_sign_in', { tmp_id, otp: await codeNow(secret) })).status).toBe(401)
})

test('A code that was used once is refused', async () => {
  const { email, secret } = await enrolled()
  const otp = await codeNow(secret)
  const halves = [textIn((await signIn(email)).body, 'tmp_id')]
  expect((await guestCall('confirm_sign_in', { tmp_id: halves[0], otp })).status).toBe(200)
  const again = textIn((await signIn(email)).body, 'tmp_id')
  expect((await guestCall('confirm_sign_in', { tmp_id: again, otp })).status).toBe(401)
})

test('Frappe’s login requires the second factor as otp and tmp_id and opens no session before it', async () => {
  const { email, secret } = await enrolled()
  const half = await site.guest.post('/api/method/login', { usr: email, pwd: password })
  expect([half.status, half.headers.getSetCookie()]).toEqual([200, []])
  const tmp_id = textIn(half.body, 'tmp_id')
  expect(half.body).toMatchObject({ verification: { method: 'OTP App' }, tmp_id })
  const signedIn = await site.guest.post('/api/method/login', { otp: await codeNow(secret), tmp_id })
  expect(signedIn.body).toMatchObject({ message: 'Logged In', home_page: '/desk' })
  expect(signedIn.headers.getSetCookie()).toHaveLength(6)
})

test('A pending sign-in ends after five wrong codes and after ten minutes', async () => {
  const { email, secret } = await enrolled()
  const tried = textIn((await signIn(email)).body, 'tmp_id')
  for (let wrong = 0; wrong < 5; wrong += 1) await guestCall('confirm_sign_in', { tmp_id: tried, otp: '00' })
  expect((await guestCall('confirm_sign_in', { tmp_id: tried, otp: await codeNow(secret) })).status).toBe(401)
  const late = textIn((await signIn(email)).body, 'tmp_id')
  clock.pass(601)
  expect((await guestCall('confirm_sign_in', { tmp_id: late, otp: await codeNow(secret) })).status).toBe(401)
})

test('Restarting the sign-in gives at most ten guesses in ten minutes', async () => {
  const { email, secret } = await enrolled()
  for (let half = 0; half < 2; half += 1) {
    const tmp_id = textIn((await signIn(email)).body, 'tmp_id')
    for (let wrong = 0; wrong < 5; wrong += 1) await guestCall('confirm_sign_in', { tmp_id, otp: '00' })
  }
  const tmp_id = textIn((await signIn(email)).body, 'tmp_id')
  const refused = await guestCall('confirm_sign_in', { tmp_id, otp: await codeNow(secret) })
  expect(refused.status).toBe(429)
})

test('A recovery code works once, in any spelling', async () => {
  const { email, call, recovery } = await enrolled()
  expect(recovery).toHaveLength(10)
  const typed = recovery[3]?.toUpperCase().replaceAll('-', ' ') ?? ''
  const enter = async () =>
    guestCall('confirm_sign_in', { tmp_id: textIn((await signIn(email)).body, 'tmp_id'), otp: typed })
  expect((await enter()).status).toBe(200)
  expect((await enter()).status).toBe(401)
  expect((await call('get_second_factor')).message).toEqual({ is_enrolled: 1, recovery_codes_left: 9 })
})

test('New recovery codes invalidate the previous ones', async () => {
  const { email, call, secret, recovery } = await enrolled()
  expect((await call('renew_recovery_codes', { otp: await codeNow(secret) })).status).toBe(200)
  const tmp_id = textIn((await signIn(email)).body, 'tmp_id')
  expect((await guestCall('confirm_sign_in', { tmp_id, otp: recovery[0] })).status).toBe(401)
})

test('Both factors together remove the second one, and a system manager can remove it after a lost phone', async () => {
  const { email, call, secret } = await enrolled()
  expect((await call('remove_second_factor', { pwd: password, otp: '000000' })).status).toBe(401)
  const otp = await codeNow(secret)
  expect((await call('remove_second_factor', { pwd: password, otp })).status).toBe(200)
  expect(textIn((await signIn(email)).body, 'api_secret')).not.toBe('')

  const lost = await enrolled()
  const manager = await site.userWith('System Manager')
  const { data } = await manager.get('/api/resource/Second Factor', { order_by: 'creation desc', limit: 1 })
  expect((await manager.delete(`/api/resource/Second Factor/${textIn(data, 'name')}`)).status).toBe(202)
  expect(textIn((await signIn(lost.email)).body, 'api_secret')).not.toBe('')
})

test('Staff without a required second factor set it up during sign-in, and customers are not asked', async () => {
  const policy = (staff_need_second_factor: 0 | 1) =>
    site.administrator.put(`/api/resource/Sign In Settings/${SignInSettings.name}`, {
      staff_need_second_factor,
    })
  expect((await policy(1)).status).toBe(200)
  const email = await newUser()
  const half = await signIn(email)
  expect(half.message).toMatchObject({
    verification: { setup: false, enrolment: { qr: expect.any(String) } },
  })
  const [tmp_id, secret] = [textIn(half.body, 'tmp_id'), textIn(half.body, 'secret')]
  const signedIn = await guestCall('confirm_sign_in', { tmp_id, otp: await codeNow(secret) })
  expect(signedIn.status).toBe(200)
  expect(signedIn.message).toMatchObject({ recovery_codes: expect.any(Array) })
  const [recovery = ''] = /\w{4}-\w{4}-\w{4}-\w{4}/.exec(JSON.stringify(signedIn.message)) ?? []
  const next = await signIn(email)
  const recovered = await guestCall('confirm_sign_in', { tmp_id: textIn(next.body, 'tmp_id'), otp: recovery })
  expect(recovered.status).toBe(200)
  expect(recovered.message).not.toHaveProperty('recovery_codes')
  expect((await signIn(email)).message).toMatchObject({ verification: { setup: true } })
  const customer = await newUser('Website User')
  expect(textIn((await signIn(customer)).body, 'api_secret')).not.toBe('')
  await policy(0)
})

test('The secret is encrypted in the database and is in no response', async () => {
  const { call, secret } = await enrolled()
  const { rows } = await site.engine.database.pool.query('select * from "Second Factor"')
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(secret)
  expect((await call('get_second_factor')).message).toMatchObject({ is_enrolled: 1 })
  const list = await site.administrator.get('/api/resource/Second Factor', { fields: ['*'], limit: 100 })
  expect(list.status).toBe(200)
  expect(JSON.stringify(list.body)).not.toMatch(/"(secret|code_hash)":"/)
})
