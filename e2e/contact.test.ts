import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { openApp, shownPage } from './support/app.ts'
import { expect, onDesktop, onPhone, test } from './support/test.ts'
import { rowsOf, signIn, systemManager } from './support/wire.ts'

const fieldOf = (page: Page, label: string) => shownPage(page).getByRole('textbox', { name: label })
const sendButton = (page: Page) => shownPage(page).getByRole('button', { name: 'Send message' })

interface Letter {
  name: string
  email: string
  message: string
}

const letterOf = (message: string): Letter => ({ name: 'Revathi', email: 'revathi@letters.example', message })

async function type(page: Page, { name, email, message }: Letter): Promise<void> {
  await fieldOf(page, 'Your name').fill(name)
  await fieldOf(page, 'Email').fill(email)
  await fieldOf(page, 'Your message').fill(message)
}

test(
  'A message with missing fields is not sent, and each missing field is named',
  onPhone,
  async ({ page }) => {
    await openApp(page, '/contact-us')
    await sendButton(page).click()
    await expect(shownPage(page).getByRole('alert')).toHaveText([
      'Enter your name',
      'Enter your email address',
      'Enter your message',
    ])
    await expect(fieldOf(page, 'Your name')).toBeFocused()
    await expect(fieldOf(page, 'Your name')).toHaveAttribute('aria-invalid', 'true')
  },
)

test('An invalid email address is named', onPhone, async ({ page }) => {
  await openApp(page, '/contact-us')
  await type(page, { ...letterOf('When do the kites fly?'), email: 'revathi at home' })
  await sendButton(page).click()
  await expect(shownPage(page).getByRole('alert')).toHaveText('Enter a valid email address')
  await expect(fieldOf(page, 'Email')).toBeFocused()
})

test('The first click in a field keeps the focus there', onPhone, async ({ page }) => {
  await openApp(page, '/contact-us')
  await fieldOf(page, 'Your name').click()
  await expect(page.locator('ion-menu')).toHaveClass(/hydrated/)
  await expect(fieldOf(page, 'Your name')).toBeFocused()
})

test(
  'A message reaches the office, and the sender sees a confirmation',
  onDesktop,
  async ({ page, request }) => {
    const message = `Is the reading table open on Fridays? ${randomUUID()}`
    await openApp(page, '/contact-us')
    await type(page, letterOf(message))
    await sendButton(page).click()
    await expect(page.getByRole('heading', { name: 'Message sent' })).toBeFocused()
    await expect(
      page.getByText('We’ll reply to revathi@letters.example within two working days.'),
    ).toBeVisible()
    await signIn(request, systemManager)
    const letters = await rowsOf(request, {
      doctype: 'Contact Message',
      fields: ['username', 'mailid', 'state'],
      filters: [['message', '=', message]],
    })
    expect(letters).toEqual([{ username: 'Revathi', mailid: 'revathi@letters.example', state: 'new' }])
  },
)

test('A half-written message survives a reload', onDesktop, async ({ page }) => {
  await openApp(page, '/contact-us')
  await type(page, letterOf('I have a spare harmonium.'))
  await page.reload()
  await expect(fieldOf(page, 'Your message')).toHaveValue('I have a spare harmonium.')
  await expect(fieldOf(page, 'Your name')).toHaveValue('Revathi')
})

test.describe('When the message cannot be sent', () => {
  test.use({ mayComplain: true })

  const failures = [
    [
      'the server fails',
      (page: Page) => page.route(/contactform/, (route) => route.fulfill({ status: 500, json: {} })),
    ],
    [
      'the network is lost',
      (page: Page) => page.route(/contactform/, (route) => route.abort('internetdisconnected')),
    ],
  ] as const

  for (const [noun, fail] of failures) {
    test(`${noun}: the message stays, and the next try sends it`, onPhone, async ({ page }) => {
      await openApp(page, '/contact-us')
      await fail(page)
      await type(page, letterOf('Do you take old slates?'))
      await sendButton(page).click()
      await expect(shownPage(page).getByRole('alert')).toHaveText(/^Your message wasn’t sent\./)
      await expect(fieldOf(page, 'Your message')).toHaveValue('Do you take old slates?')
      await page.unroute(/contactform/)
      await sendButton(page).click()
      await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible()
    })
  }
})
