import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessibleInEveryLight } from './support/accessibility.ts'
import { expectNoSidewaysScroll } from './support/app.ts'
import { authenticatorCode } from './support/codes.ts'
import { expect, onDesktop, onPhone, test } from './support/test.ts'
import { csrfHeaders, rowsOf, signIn, systemManager } from './support/wire.ts'

const colours = 'data-mantine-color-scheme'

interface Person {
  name: string
  usr: string
  pwd: string
}

async function newPerson(page: Page): Promise<Person> {
  await signIn(page.request, systemManager)
  const mark = randomUUID().slice(0, 8)
  const person = { usr: `lata.${mark}@house.example`, pwd: `kite neem pot ${mark}` }
  const answer = await page.request.post('/api/resource/User', {
    headers: await csrfHeaders(page.request),
    data: {
      email: person.usr,
      full_name: `Lata ${mark}`,
      user_type: 'System User',
      roles: [{ role: 'Event Staff' }],
      new_password: person.pwd,
    },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  const { data }: { data: { name: string } } = await answer.json()
  await page.context().clearCookies()
  return { ...person, name: data.name }
}

async function typePassword(page: Page, { usr, pwd }: Pick<Person, 'usr' | 'pwd'>): Promise<void> {
  await page.goto('/desk')
  await page.getByRole('textbox', { name: 'Email, mobile number or username' }).fill(usr)
  await page.getByRole('textbox', { name: 'Password' }).fill(pwd)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

const welcome = (page: Page) => page.getByRole('heading', { level: 1, name: /^Welcome, Lata/ })

async function openAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account: / }).click()
  await page.getByRole('menuitem', { name: 'My account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible()
}

async function setUpApp(page: Page, pwd: string): Promise<{ secret: string; codes: string[] }> {
  await page.getByRole('button', { name: 'Set up' }).click()
  await page.getByLabel('Your password').fill(pwd)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  const secret = await page
    .getByRole('group', { name: 'Or enter this key in the app:' })
    .locator('code')
    .innerText()
  await page.getByRole('textbox', { name: 'Code' }).fill(await authenticatorCode(secret))
  await page.getByRole('button', { name: 'Confirm' }).click()
  const list = page.getByRole('list', { name: 'Recovery codes' })
  await expect(list.getByRole('listitem')).toHaveCount(10)
  return { secret, codes: await list.getByRole('listitem').allInnerTexts() }
}

test.describe('With a second factor', () => {
  test.use({ mayComplain: true })

  test(
    'A password and a code open the desk, and a recovery code replaces the phone',
    onPhone,
    async ({ page }) => {
      const person = await newPerson(page)
      await typePassword(page, person)
      await expect(welcome(page)).toBeVisible()
      await openAccount(page)
      const { secret, codes } = await setUpApp(page, person.pwd)
      await expectAccessibleInEveryLight(page, colours)
      await page.getByRole('button', { name: "I've saved them" }).click()
      const factor = page.getByRole('region', { name: 'Two-step verification' })
      await expect(factor.getByText('10 recovery codes left')).toBeVisible()

      await page.context().clearCookies()
      await typePassword(page, person)
      const code = page.getByRole('textbox', { name: 'Code', exact: true })
      await expect(code).toBeFocused()
      await expectAccessibleInEveryLight(page, colours)
      await code.fill('000000')
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page.getByRole('alert')).toHaveText(/^This code is incorrect or has expired/)
      await code.fill(await authenticatorCode(secret, 1))
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(welcome(page)).toBeVisible()

      await page.context().clearCookies()
      await typePassword(page, person)
      await page.getByRole('button', { name: 'Use a recovery code' }).click()
      await page.getByRole('textbox', { name: 'Recovery code' }).fill(codes[0] ?? '')
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(welcome(page)).toBeVisible()
      await openAccount(page)
      await expect(factor.getByText('9 recovery codes left')).toBeVisible()

      await factor.getByRole('button', { name: 'Turn off' }).click()
      const question = page.getByRole('dialog', { name: 'Turn off two-step verification?' })
      await question.getByLabel('Your password').fill(person.pwd)
      await question.getByRole('textbox', { name: 'Code' }).fill(codes[1] ?? '')
      await question.getByRole('button', { name: 'Turn off' }).click()
      await expect(factor.getByRole('button', { name: 'Set up' })).toBeVisible()
    },
  )
})

test('An API key is shown once, works, and is revoked', onDesktop, async ({ page, playwright, baseURL }) => {
  const person = await newPerson(page)
  await typePassword(page, person)
  await expect(welcome(page)).toBeVisible()
  await openAccount(page)
  const devices = page.getByRole('region', { name: 'Devices and API keys' })
  await expect(devices.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1)
  await devices.getByRole('button', { name: 'Create API key' }).click()
  await page.getByRole('textbox', { name: 'Key name' }).fill('Nightly export')
  await page.getByLabel('Your password').fill(person.pwd)
  await page.getByRole('dialog').getByRole('button', { name: 'Create API key' }).click()
  const made = page.getByRole('dialog', { name: 'API key created' })
  const header = await made.getByRole('group', { name: 'Authorization header' }).locator('code').innerText()
  await expectAccessibleInEveryLight(page, colours)
  await made.getByRole('button', { name: "I've saved them" }).click()

  const program = await playwright.request.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    extraHTTPHeaders: { Authorization: header.replace('Authorization: ', '') },
  })
  const whoAmI = () => program.get('/api/method/frappe.auth.get_logged_user')
  expect(await (await whoAmI()).json()).toEqual({ message: person.usr })
  await devices.getByRole('button', { name: 'Revoke Nightly export' }).click()
  const question = page.getByRole('dialog', { name: 'Revoke Nightly export?' })
  await question.getByRole('button', { name: 'Revoke' }).click()
  await expect(devices.getByText('Nightly export')).toHaveCount(0)
  expect((await whoAmI()).status()).toBe(401)
  await program.dispose()
  await expectNoSidewaysScroll(page)
  await expectAccessibleInEveryLight(page, colours)
})

test('Signing out everywhere ends this session too', onDesktop, async ({ page }) => {
  await typePassword(page, await newPerson(page))
  await expect(welcome(page)).toBeVisible()
  await openAccount(page)
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page
    .getByRole('dialog', { name: 'Sign out everywhere?' })
    .getByRole('button', { name: 'Sign out everywhere' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
})

test('Only the new password opens the desk after a change', onDesktop, async ({ page }) => {
  const person = await newPerson(page)
  await typePassword(page, person)
  await expect(welcome(page)).toBeVisible()
  await openAccount(page)
  await page.getByRole('button', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change password' })
  await dialog.getByLabel('Current password').fill(person.pwd)
  await dialog.getByLabel('New password').fill('two lamps on the tank')
  await expect(dialog.getByText('Strong', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await typePassword(page, { ...person, pwd: 'two lamps on the tank' })
  await expect(welcome(page)).toBeVisible()
})

async function linkFor(page: Page, recipient: string): Promise<string> {
  await signIn(page.request, systemManager)
  const readBodies = () =>
    rowsOf(page.request, {
      doctype: 'Outbox Message',
      fields: ['body'],
      filters: [
        ['recipient', '=', recipient],
        ['subject', '=', 'Reset your password'],
      ],
    })
  const readLink = async () => {
    const [message] = await readBodies()
    return /\/update-password#key=\S+/.exec(String(message?.['body']))?.[0] ?? ''
  }
  // A message holds its link once it was handed over; until then the link is encrypted beside it.
  await expect.poll(readLink).not.toBe('')
  const link = await readLink()
  await page.context().clearCookies()
  return link
}

test.describe('With a forgotten password', () => {
  test.use({ mayComplain: true })

  test('The reset link sets a new password once', onPhone, async ({ page }) => {
    const person = await newPerson(page)
    await page.goto('/desk')
    await page.getByRole('button', { name: 'Forgot password?' }).click()
    await page.getByRole('textbox', { name: 'Email or mobile number' }).fill(person.usr)
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'If you have an account' })).toBeVisible()

    const link = await linkFor(page, person.usr)
    await page.goto(link)
    const field = page.getByRole('textbox', { name: 'New password' })
    await field.fill('short')
    await page.getByRole('button', { name: 'Set password' }).click()
    await expect(page.getByRole('alert')).toHaveText('Use at least 10 characters')
    await expectAccessibleInEveryLight(page)
    await field.fill('a garland for every stall')
    await page.getByRole('button', { name: 'Set password' }).click()
    await expect(page.getByRole('heading', { name: 'Password changed' })).toBeFocused()
    expect(page.url()).not.toContain('key=')

    await page.goto('/events')
    await page.goto(link)
    await page.getByRole('textbox', { name: 'New password' }).fill('a garland for every stall')
    await page.getByRole('button', { name: 'Set password' }).click()
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
    await expectAccessibleInEveryLight(page)
    await typePassword(page, { ...person, pwd: 'a garland for every stall' })
    await expect(welcome(page)).toBeVisible()
  })

  test('A person who forgot their password is asked where to send the link', onPhone, async ({ page }) => {
    await page.goto('/update-password')
    await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
    await expect(page.getByText('This link no longer works')).toBeHidden()
    await page.getByRole('textbox', { name: 'Email or mobile number' }).fill('nobody@asha.example')
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'we’ve sent you a link' })).toBeVisible()
  })

  test('The page fits 320 px, in Tamil too', onPhone, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.addInitScript(() => localStorage.setItem('mela.language', 'ta'))
    await page.goto('/update-password')
    await expect(page.getByRole('heading', { name: 'கடவுச்சொல்லை மீட்டமைக்க' })).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
})

test.describe('After too many attempts', () => {
  test.use({ mayComplain: true })

  test('The desk says how long to wait', onDesktop, async ({ page }) => {
    const usr = `${randomUUID().slice(0, 8)}@nobody.example`
    const attempts = Array.from({ length: 10 }, () =>
      page.request.post('/api/method/login', { data: { usr, pwd: 'wrong' } }),
    )
    await Promise.all(attempts)
    await typePassword(page, { usr, pwd: 'wrong again' })
    await expect(page.getByRole('alert')).toHaveText(/^Too many attempts\. Try again in \d+ seconds?\.$/)
  })
})

test('An email that failed is sent again from its form', onDesktop, async ({ page }) => {
  const sender = `Lata ${randomUUID().slice(0, 8)}`
  const letter = { username: sender, mailid: 'lata@letters.example', message: 'Is there a place left?' }
  const written = await page.request.post('/api/method/api.contactform', {
    data: { data: JSON.stringify(letter) },
  })
  expect(written.status(), await written.text()).toBe(200)
  await signIn(page.request, systemManager)
  const readMessages = () =>
    rowsOf(page.request, {
      doctype: 'Outbox Message',
      fields: ['name'],
      filters: [['subject', '=', `New message from ${sender}`]],
    })
  await expect.poll(async () => (await readMessages()).length).toBeGreaterThan(0)
  const [message] = await readMessages()
  await page.goto(`/desk/outbox-message/${String(message?.['name'])}`)
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText('Done: Send again')).toBeVisible()
})
