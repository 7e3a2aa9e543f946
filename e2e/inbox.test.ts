import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessibleInEveryLight } from './support/accessibility.ts'
import { expectArrived, header, openApp, shownPage } from './support/app.ts'
import { deskColours, makeDocument, openBooth, boothPath, unique } from './support/desk.ts'
import { expect, onDesktop, onPhone, test } from './support/test.ts'
import { callMethod, signIn, systemManager } from './support/wire.ts'

const password = 'kites-over-the-tank'

async function newPerson(page: Page, values: object = {}): Promise<void> {
  await signIn(page.request, systemManager)
  const email = `inbox-${randomUUID().slice(0, 8)}@asha.example`
  await makeDocument(page, 'User', { full_name: 'Meena K', email, new_password: password, ...values })
  await signIn(page.request, { usr: email, pwd: password })
}

async function notifyCaller(page: Page, link: string, times = 1): Promise<string> {
  const word = unique('Imli')
  await callMethod(page.request, 'fixture.notify_caller', { word, link, times })
  return word
}

const row = (page: Page, word: string) => shownPage(page).getByRole('link', { name: new RegExp(word) })

test('A person sees the count of unread notifications, opens one, and it is read', async ({ page }) => {
  await newPerson(page)
  const word = await notifyCaller(page, '/my-tickets', 2)
  await openApp(page, '/')
  await header(page).getByRole('link', { name: 'Inbox, 2 unread' }).click()
  await expectArrived(page, 'Inbox')
  await expect(shownPage(page).getByRole('heading', { name: 'Today' })).toBeVisible()
  await expect(shownPage(page).getByText('2 unread notifications')).toBeVisible()
  await expectAccessibleInEveryLight(page)
  await row(page, `Unread.*${word} 1`).click()
  await expect(page).toHaveURL(/\/my-tickets$/)
  await page.goBack()
  await expectArrived(page, 'Inbox')
  await expect(shownPage(page).getByText('1 unread notification', { exact: true })).toBeVisible()
  await expect(row(page, `Unread.*${word} 1`)).toHaveCount(0)
  await expect(row(page, `Unread.*${word} 2`)).toBeVisible()
})

test(
  'A person marks all notifications read, and older ones come with Show more',
  onPhone,
  async ({ page }) => {
    await newPerson(page)
    const word = await notifyCaller(page, '/my-tickets', 25)
    await openApp(page, '/inbox')
    await expect(row(page, word)).toHaveCount(20)
    await shownPage(page).getByRole('button', { name: 'Show more' }).click()
    await expect(row(page, word)).toHaveCount(25)
    await expect(shownPage(page).getByRole('button', { name: 'Show more' })).toHaveCount(0)
    await shownPage(page).getByRole('button', { name: 'Mark all as read' }).click()
    await expect(shownPage(page).getByText('No unread notifications')).toBeVisible()
    await expect(row(page, 'Unread')).toHaveCount(0)
    await expect(shownPage(page).getByRole('heading', { level: 1, name: 'Inbox' })).toBeFocused()
  },
)

const listening = (page: Page): Promise<void> =>
  new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        if (/doctype_subscribe.*Notification/.test(String(payload))) resolve()
      }),
    )
  })

test('A notification that comes while the inbox is open appears by itself', onDesktop, async ({ page }) => {
  const listened = listening(page)
  await newPerson(page)
  await openApp(page, '/inbox')
  await expect(shownPage(page).getByRole('heading', { name: 'No notifications yet' })).toBeVisible()
  await listened
  const word = await notifyCaller(page, '/my-tickets')
  await expect(row(page, word)).toBeVisible()
  await expect(header(page).getByRole('link', { name: 'Inbox, 1 unread' })).toBeVisible()
})

test('The account and the menu lead to the inbox with the unread count', async ({ page }) => {
  await newPerson(page)
  await notifyCaller(page, '/my-tickets', 3)
  await openApp(page, '/tabs/my-profile')
  await expect(shownPage(page).getByRole('link', { name: 'Inbox 3 unread notifications' })).toBeVisible()
  await header(page).getByRole('button', { name: 'Open menu' }).click()
  await page.locator('ion-menu').getByRole('link', { name: 'Inbox, 3 unread' }).click()
  await expectArrived(page, 'Inbox')
})

test('A guest has no bell, and the inbox asks to sign in', async ({ page }) => {
  await openApp(page, '/')
  await expect(header(page).getByRole('link', { name: /Inbox/ })).toHaveCount(0)
  await openApp(page, '/inbox')
  await expect(shownPage(page).getByRole('heading', { name: 'Sign in to see your inbox' })).toBeVisible()
  await expect(shownPage(page).getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    /next=%2Finbox/,
  )
})

test.describe('Without a connection', () => {
  test.use({ mayComplain: true })

  test('The inbox shows what this device has stored', onPhone, async ({ page }) => {
    await newPerson(page)
    const word = await notifyCaller(page, '/my-tickets')
    await openApp(page, '/inbox')
    await expect(row(page, word)).toBeVisible()
    await page.route(/get_notifications/, (route) => route.abort())
    await openApp(page, '/inbox')
    await expect(row(page, word)).toBeVisible()
    await expect(shownPage(page).getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})

test("The desk's bell counts unread notifications and opens the document", onDesktop, async ({ page }) => {
  const name = await openBooth(page)
  await callMethod(page.request, 'notifications.mark_all_read', {})
  const word = await notifyCaller(page, boothPath(name))
  await page.goto('/desk')
  await page.getByRole('button', { name: 'Inbox, 1 unread' }).click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('heading', { name: 'Inbox' })).toBeVisible()
  await expectAccessibleInEveryLight(page, deskColours)
  await panel.getByRole('link', { name: new RegExp(word) }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(panel).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Inbox', exact: true })).toBeVisible()
})

test("The desk's bell counts a notification that arrives", onDesktop, async ({ page }) => {
  const listened = listening(page)
  await newPerson(page, { roles: [{ role: 'School Office' }] })
  await page.goto('/desk')
  await expect(page.getByRole('button', { name: 'Inbox', exact: true })).toBeVisible()
  await listened
  await notifyCaller(page, '/my-tickets')
  await expect(page.getByRole('button', { name: 'Inbox, 1 unread' })).toBeVisible()
})
