import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import { testClock, testInbox, testSite, type TestSite } from '#framework/testing'
import { User } from '../user/user.doctype.ts'

const inbox = testInbox()
const clock = testClock()
const password = 'rangoli-and-rain'
let site: TestSite
let people = 0
beforeAll(async () => {
  site = await testSite([inbox.module], { settings: { clock: clock.now } })
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.engine.database.pool.query('delete from mela_limit')
})

async function newUser(values: { enabled?: 0 | 1; send_welcome_email?: 0 | 1 } = {}) {
  const email = `parent${(people += 1)}@asha.example`
  const { name } = await site.engine.write(administrator, (documents) =>
    documents.insert(User, {
      full_name: 'Lakshmi V',
      email,
      ...(values.send_welcome_email ? {} : { new_password: password }),
      ...values,
    }),
  )
  await site.engine.drainEvents()
  return { email, name }
}

const FRAPPE = '/api/method/frappe.core.doctype.user.user'

async function ask(user: string) {
  const response = await site.guest.post(`${FRAPPE}.reset_password`, { user })
  await site.engine.drainEvents()
  return response
}

const keyInMail = () => inbox.last('link').split('#key=')[1] ?? ''

const setPassword = (key: string, new_password: string) =>
  site.guest.post(`${FRAPPE}.update_password`, { key, new_password })

const signIn = async (usr: string, pwd: string) =>
  (await site.guest.post('/api/method/login', { usr, pwd })).status

test('A link is sent by e-mail, sets the password once, and ends earlier sessions and keys', async () => {
  const { email, name } = await newUser()
  expect((await ask(email)).body).toEqual({})
  expect(inbox.messages.at(-1)).toMatchObject({
    template: 'reset_password',
    to: { user: name, email, full_name: 'Lakshmi V' },
    values: {
      link: expect.stringMatching(/^https:\/\/asha\.example\/update-password#key=[\w-]{43}$/),
      hours: '1',
    },
    secrets: ['link'],
  })
  const login = await site.guest.post('/api/method/login', { usr: email, pwd: password })
  const cookie = login.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
  expect((await setPassword(keyInMail(), 'another-long-one')).message).toBe('/')
  expect([await signIn(email, password), await signIn(email, 'another-long-one')]).toEqual([401, 200])
  const old = await site.guest.request('GET', `/api/method/frappe.auth.get_logged_user`, {
    headers: { cookie },
  })
  expect(old.status).toBe(403)
  expect((await setPassword(keyInMail(), 'a-third-long-one')).status).toBe(410)
})

test('A user, a stranger and a disabled user get the same response to a password reset', async () => {
  const [known, off] = [await newUser(), await newUser({ enabled: 0 })]
  const before = inbox.messages.length
  const answers = [await ask(known.email), await ask(off.email), await ask('nobody@asha.example')]
  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
  expect(new Set(answers.map(({ statements }) => statements.length)).size).toBe(1)
  expect(inbox.messages.slice(before).map(({ to }) => to.email)).toEqual([known.email])
})

test('A link lasts an hour, and the next one invalidates it', async () => {
  const { email } = await newUser()
  await ask(email)
  const first = keyInMail()
  await ask(email)
  expect((await setPassword(first, 'another-long-one')).status).toBe(410)
  clock.pass(3601)
  expect((await setPassword(keyInMail(), 'another-long-one')).status).toBe(410)
  expect(await signIn(email, password)).toBe(200)
})

test('A link sent to an old address or from before a new password is refused', async () => {
  const [moved, changed] = [await newUser(), await newUser()]
  await ask(moved.email)
  const sentToOld = keyInMail()
  await site.administrator.put(`/api/resource/User/${moved.name}`, { email: 'moved@asha.example' })
  expect((await setPassword(sentToOld, 'another-long-one')).status).toBe(410)
  await ask(changed.email)
  const before = keyInMail()
  await site.administrator.put(`/api/resource/User/${changed.name}`, { new_password: 'from-the-office' })
  expect((await setPassword(before, 'another-long-one')).status).toBe(410)
})

test('A too short password is refused, and the link still works', async () => {
  const { email } = await newUser()
  await ask(email)
  expect((await setPassword(keyInMail(), 'short')).status).toBe(417)
  expect((await setPassword(keyInMail(), 'another-long-one')).status).toBe(200)
})

test('An address gets three links an hour, with or without an account', async () => {
  const { email } = await newUser()
  for (const user of [email, 'nobody@asha.example']) {
    for (let sent = 0; sent < 3; sent += 1) expect((await ask(user)).status).toBe(200)
    const refused = await ask(user)
    expect([refused.status, Number(refused.headers.get('retry-after')) > 3000]).toEqual([429, true])
  }
})

test('Nobody resets the Administrator’s password', async () => {
  const before = inbox.messages.length
  expect((await ask('Administrator')).status).toBe(200)
  expect(inbox.messages).toHaveLength(before)
})

test('A new user gets a welcome link that lasts a week, and another on request', async () => {
  const { email, name } = await newUser({ send_welcome_email: 1 })
  expect(inbox.messages.at(-1)).toMatchObject({
    template: 'welcome',
    to: { user: name },
    values: { hours: '168' },
  })
  const manager = await site.userWith('System Manager')
  await manager.post('/api/method/mela.identity.send_welcome', { user: name })
  await site.engine.drainEvents()
  clock.pass(6 * 24 * 3600)
  expect((await setPassword(keyInMail(), password)).status).toBe(200)
  expect(await signIn(email, password)).toBe(200)
})

test('A signed-in user changes their password only with the old one', async () => {
  const { email } = await newUser()
  const login = await site.guest.post('/api/method/login', { usr: email, pwd: password })
  const cookie = login.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
  const change = (old_password: string, new_password: string) =>
    site.guest.request('POST', '/api/method/mela.identity.change_password', {
      body: JSON.stringify({ old_password, new_password }),
      headers: { cookie, 'content-type': 'application/json' },
    })
  expect((await change('not-this-one', 'another-long-one')).status).toBe(401)
  expect((await change(password, 'short')).status).toBe(417)
  expect((await change(password, 'another-long-one')).status).toBe(200)
  expect(await signIn(email, 'another-long-one')).toBe(200)
  const guest = await site.guest.post(`${FRAPPE}.update_password`, {
    old_password: password,
    new_password: password,
  })
  expect(guest.status).toBe(410)
})

test('A reset token is in its message only', async () => {
  const { email } = await newUser()
  await ask(email)
  const { pool } = site.engine.database
  const { rows: events } = await pool.query('select payload from mela_event')
  const { rows: tokens } = await pool.query('select * from "One Time Token"')
  expect(tokens.length).toBeGreaterThan(0)
  expect(JSON.stringify([events, tokens])).not.toContain(keyInMail())
})

test('Deleting a user deletes their links', async () => {
  const { email, name } = await newUser()
  await ask(email)
  expect((await site.administrator.delete(`/api/resource/User/${name}`)).status).toBe(202)
  expect((await setPassword(keyInMail(), 'another-long-one')).status).toBe(410)
})
