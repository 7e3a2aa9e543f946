import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { expectAccessibleInEveryLight } from './support/accessibility.ts'
import { expectNoSidewaysScroll, isWide } from './support/app.ts'
import { expect, onDesktop, onPhone, test } from './support/test.ts'
import { csrfHeaders, office, signIn, systemManager } from './support/wire.ts'

const colours = 'data-mantine-color-scheme'

async function signInAtDesk(page: Page): Promise<void> {
  await page.goto('/desk')
  await page.getByRole('textbox', { name: 'Email, mobile number or username' }).fill(office.usr)
  await page.getByRole('textbox', { name: 'Password' }).fill(office.pwd)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome, Meenakshi/ })).toBeVisible()
}

async function ownEvent(page: Page): Promise<{ name: string; title: string; remove: () => Promise<void> }> {
  const title = `Desk journey ${randomUUID().slice(0, 8)}`
  const headers = await csrfHeaders(page.request)
  const data = { title, start_date: '2031-05-04', published: 1, venue: 'The office' }
  const answer = await page.request.post('/api/resource/Mela%20Event', { headers, data })
  expect(answer.status(), await answer.text()).toBe(200)
  const { data: made }: { data: { name: string } } = await answer.json()
  const { name } = made
  const remove = async () => {
    const deletion = await page.request.delete(`/api/resource/Mela%20Event/${name}`, {
      headers: await csrfHeaders(page.request),
    })
    expect([202, 200]).toContain(deletion.status())
  }
  return { name, title, remove }
}

async function openType(page: Page, type: string): Promise<void> {
  if (!isWide(page)) await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('link', { name: type, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: type })).toBeVisible()
}

test(
  "The office changes an event's title, and readers see it at once",
  onDesktop,
  async ({ page, browser }) => {
    await signInAtDesk(page)
    const { name, title, remove } = await ownEvent(page)
    const guest = await browser.newPage()
    await guest.goto(`/event-detail/${name}`)
    await expect(guest.getByRole('heading', { level: 1, name: title })).toBeVisible()

    await openType(page, 'Events')
    await page.getByRole('searchbox', { name: 'Search by title' }).fill(title)
    await expect(page.getByText('1–1 of 1')).toBeVisible()
    await page.getByRole('link', { name: new RegExp(`^${title}`) }).click()
    const field = page.getByRole('textbox', { name: /^Title/ })
    await expect(field).toHaveValue(title)
    await field.fill(`${title}, moved indoors`)
    await page.getByRole('button', { name: 'Save' }).filter({ visible: true }).first().click()
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible()

    await guest.goto(`/event-detail/${name}`)
    await expect(guest.getByRole('heading', { level: 1, name: `${title}, moved indoors` })).toBeVisible()
    await guest.goto('/events')
    await expect(guest.getByRole('heading', { level: 3, name: `${title}, moved indoors` })).toBeVisible()
    await guest.close()
    await remove()
  },
)

test('A member of staff signs out, and the desk is closed', onDesktop, async ({ page }) => {
  await signInAtDesk(page)
  await page.getByRole('button', { name: 'Account: Meenakshi R' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await page.goto('/desk/mela-event')
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  expect((await page.request.get('/api/resource/Contact%20Message')).status()).toBe(403)
})

test.describe('With a wrong password', () => {
  test.use({ mayComplain: true })

  test('The desk stays closed and says why', onPhone, async ({ page }) => {
    await page.goto('/desk')
    await page.getByRole('textbox', { name: 'Email, mobile number or username' }).fill('nobody@asha.example')
    await page.getByRole('textbox', { name: 'Password' }).fill('not this')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('alert')).toHaveText(/^Incorrect username or password/)
    await expect(page.getByRole('textbox', { name: 'Email, mobile number or username' })).toHaveValue(
      'nobody@asha.example',
    )
  })
})

async function tabTo(page: Page, goal: Locator): Promise<void> {
  const isThere = () => goal.evaluate((element) => element === document.activeElement)
  for (let step = 0; step < 200 && !(await isThere()); step += 1) await page.keyboard.press('Tab')
  await expect(goal).toBeFocused()
}

test(
  'A person signs in, finds an event, changes it and saves by keyboard alone',
  onDesktop,
  async ({ page }) => {
    await page.goto('/desk')
    await tabTo(page, page.getByRole('textbox', { name: 'Email, mobile number or username' }))
    await page.keyboard.type(office.usr)
    await page.keyboard.press('Tab')
    await page.keyboard.type(office.pwd)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible()
    const { title, remove } = await ownEvent(page)

    await page.keyboard.press('Control+k')
    await expect(page.getByRole('textbox', { name: 'Search pages and actions' })).toBeFocused()
    await page.keyboard.type('mela ev')
    await expect(page.getByRole('option').first()).toContainText('Event')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/desk\/mela-event$/)

    await tabTo(page, page.getByRole('searchbox', { name: 'Search by title' }))
    await page.keyboard.type(title)
    await expect(page.getByText('1–1 of 1')).toBeVisible()
    await tabTo(page, page.getByRole('link', { name: title }))
    await page.keyboard.press('Enter')
    const field = page.getByRole('textbox', { name: /^Title/ })
    await expect(field).toHaveValue(title)
    await tabTo(page, field)
    await page.keyboard.press('End')
    await page.keyboard.type(' by hand')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: `${title} by hand` })).toBeVisible()
    await remove()
  },
)

test("Axe finds no violation on the desk's sign-in, in light and dark", onDesktop, async ({ page }) => {
  await page.goto('/desk')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expectAccessibleInEveryLight(page, colours)
})

const deskPages = [
  ['home', '/desk', (page: Page) => page.getByRole('heading', { name: 'Recent activity' })],
  ['a list', '/desk/mela-event', (page: Page) => page.getByRole('link', { name: /^Sports day/ })],
  ['a form', '/desk/website-settings', (page: Page) => page.getByRole('textbox', { name: /^Site name/i })],
] as const

for (const [noun, path, sign] of deskPages) {
  test(`Axe finds no violation on ${noun} of the desk, in light and dark`, async ({ page }) => {
    await signIn(page.request, systemManager)
    await page.goto(path)
    await expect(sign(page)).toBeVisible()
    await expectAccessibleInEveryLight(page, colours)
    await expectNoSidewaysScroll(page)
    if (isWide(page)) return
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
  })
}
