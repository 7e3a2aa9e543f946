import type { Browser, Page } from '@playwright/test'
import { expectAccessibleInEveryLight } from './support/accessibility.ts'
import {
  changeDocument,
  deleteDocument,
  deskColours,
  listening,
  openBooth,
  boothType,
} from './support/desk.ts'
import { expect, onDesktop, onPhone, test } from './support/test.ts'
import { office, signIn, systemManager } from './support/wire.ts'

async function colleague(browser: Browser, page: Page, name: string): Promise<Page> {
  const csrf = await page.locator('meta[name="csrf-token"]').getAttribute('content')
  const users = await page.request.get('/api/resource/User', {
    params: { filters: JSON.stringify([['email', '=', office.usr]]) },
  })
  const { data }: { data: { name: string }[] } = await users.json()
  const answer = await page.request.post('/api/method/frappe.share.add', {
    headers: { 'x-frappe-csrf-token': csrf ?? '' },
    data: { doctype: boothType, name, user: data[0]?.name, write: 1 },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  const other = await browser.newPage()
  await signIn(other.request, office)
  return other
}

async function openTogether(page: Page, browser: Browser): Promise<{ name: string; other: Page }> {
  const listened = listening(page)
  const name = await openBooth(page)
  await listened
  return { name, other: await colleague(browser, page, name) }
}

test(
  "A colleague's save appears in an unchanged form at once, with their name",
  onDesktop,
  async ({ page, browser }) => {
    const { name, other } = await openTogether(page, browser)
    await changeDocument(other, { doctype: boothType, name }, { motto: 'Sweets and salt' })
    await expect(page.getByRole('textbox', { name: 'Motto' })).toHaveValue('Sweets and salt')
    const news = page
      .getByRole('status')
      .filter({ hasText: 'Meenakshi R just changed this document. You see the latest version.' })
    await expect(news).toBeVisible()
    await expectAccessibleInEveryLight(page, deskColours)
    await news.getByRole('button', { name: 'Close' }).click()
    await expect(news).toHaveCount(0)
    await other.close()
  },
)

test(
  'A person with unsaved changes is notified, sees the difference, and chooses a version',
  onPhone,
  async ({ page, browser }) => {
    const { name, other } = await openTogether(page, browser)
    const motto = page.getByRole('textbox', { name: 'Motto' })
    await motto.fill('Mine')
    await changeDocument(other, { doctype: boothType, name }, { motto: 'Theirs' })
    await expect(page.getByText('Meenakshi R just changed this document.', { exact: true })).toBeVisible()
    await expect(motto).toHaveValue('Mine')
    await page.getByRole('button', { name: 'Show latest version' }).click()
    const notice = page.getByRole('alert').filter({ hasText: 'saved changes' })
    await expect(notice).toContainText('Meenakshi R saved changes')
    await expect(notice.getByRole('row', { name: 'Motto Theirs Mine' })).toBeVisible()
    await notice.getByRole('button', { name: 'Load their version and keep my changes' }).click()
    await expect(notice).toHaveCount(0)
    await expect(motto).toHaveValue('Mine')

    await changeDocument(other, { doctype: boothType, name }, { motto: 'Theirs again' })
    await page.getByRole('button', { name: 'Show latest version' }).click()
    await notice.getByRole('button', { name: 'Use their version' }).click()
    await expect(motto).toHaveValue('Theirs again')
    await expect(page.getByText('Not saved')).toHaveCount(0)
    await other.close()
  },
)

test.describe('When a document is deleted by a colleague', () => {
  test.use({ mayComplain: true })

  test('Its form says so, and unsaved input can be copied', onDesktop, async ({ page, browser }) => {
    const listened = listening(page)
    const name = await openBooth(page)
    await listened
    await page.getByRole('textbox', { name: 'Motto' }).fill('Not to be lost')
    const other = await browser.newPage()
    await signIn(other.request, systemManager)
    await deleteDocument(other, boothType, name)
    const news = page.getByRole('status').filter({ hasText: 'This document was deleted or renamed' })
    await expect(news).toContainText('Your unsaved changes are still here.')
    await news.getByRole('button', { name: 'Save as a new document' }).click()
    await expect(page.getByRole('heading', { level: 1, name: `New ${boothType}` })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Motto' })).toHaveValue('Not to be lost')
    await other.close()
  })
})
