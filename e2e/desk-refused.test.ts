import type { Page } from '@playwright/test'
import { makeDocument, saveButton, toast, unique } from './support/desk.ts'
import { expect, onDesktop, test } from './support/test.ts'
import { rowsOf, signIn, systemManager } from './support/wire.ts'

async function openEvent(page: Page): Promise<string> {
  await signIn(page.request, systemManager)
  const values = { title: unique('Refused'), start_date: '2031-05-04', venue: 'The office' }
  const name = await makeDocument(page, 'Mela Event', values)
  await page.goto(`/desk/mela-event/${name}`)
  await expect(page.getByRole('heading', { name: 'Comments' })).toBeVisible()
  return name
}

const scrollToEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))

const title = (page: Page) => page.getByRole('textbox', { name: /^Title/ })

const storedVenue = async (page: Page, name: string) => {
  const [row] = await rowsOf(page.request, {
    doctype: 'Mela Event',
    fields: ['venue'],
    filters: [['name', '=', name]],
  })
  return row?.['venue']
}

test(
  'A refused save leads to the first wrong field and removes the earlier success message',
  onDesktop,
  async ({ page }) => {
    await openEvent(page)
    await page.getByRole('textbox', { name: 'Venue' }).fill('Under the neem')
    await saveButton(page).click()
    await expect(toast(page, 'Saved')).toBeVisible()
    await title(page).fill('')
    await scrollToEnd(page)
    await expect(saveButton(page)).toBeInViewport()
    await saveButton(page).click()
    await expect(title(page)).toBeFocused()
    await expect(title(page)).toBeInViewport()
    await expect(page.getByText('Title is required')).toBeInViewport()
    await expect(toast(page, /^Saved$/)).toHaveCount(0)
  },
)

test('An impossible date is refused at its field and stays for correction', onDesktop, async ({ page }) => {
  const name = await openEvent(page)
  const start = page.getByRole('textbox', { name: /^Start date/ })
  await start.fill('31/02/2027')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Enter a date like 21/11/2026')).toBeInViewport()
  await expect(start).toBeFocused()
  await expect(start).toHaveValue('31/02/2027')
  await start.fill('28/02/2027')
  await page.keyboard.press('Control+s')
  await expect(toast(page, 'Saved')).toBeVisible()
  const [row] = await rowsOf(page.request, {
    doctype: 'Mela Event',
    fields: ['start_date'],
    filters: [['name', '=', name]],
  })
  expect(row?.['start_date']).toBe('2027-02-28')
})

test('Enter in a single-line field does not save', onDesktop, async ({ page }) => {
  const name = await openEvent(page)
  const venue = page.getByRole('textbox', { name: 'Venue' })
  await venue.fill('Half a na')
  await venue.press('Enter')
  await page.getByRole('textbox', { name: /^Title/ }).press('Enter')
  await expect(page.getByRole('main').getByText('Not saved', { exact: true }).first()).toBeVisible()
  expect(await storedVenue(page, name)).toBe('The office')
})

test('Enter in a link field picks the first match', onDesktop, async ({ page }) => {
  await signIn(page.request, systemManager)
  const brand = unique('Kolam')
  await makeDocument(page, 'Brand', { brand_name: brand })
  await page.goto('/desk/new/product')
  const link = page.getByRole('combobox', { name: 'Brand' }).or(page.getByRole('textbox', { name: 'Brand' }))
  await link.first().fill(brand.slice(0, -2))
  await link.first().press('Enter')
  await expect(link.first()).toHaveValue(brand)
  await expect(page.getByRole('option')).toHaveCount(0)
})

test('Esc closes the page search', onDesktop, async ({ page }) => {
  await openEvent(page)
  await page.keyboard.press('Control+k')
  const field = page.getByRole('textbox', { name: 'Search pages and actions' })
  await field.fill('orders')
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('Order')
  await field.press('Escape')
  await expect(field).toHaveCount(0)
})

test.describe('Without a network', () => {
  test.use({ mayComplain: true })

  test('A save says that the server was not reached, wherever the form is scrolled', async ({ page }) => {
    await openEvent(page)
    await page.getByRole('textbox', { name: 'Venue' }).fill('Nowhere')
    await page.route('**/api/resource/**', (route) => route.abort('internetdisconnected'))
    await scrollToEnd(page)
    await saveButton(page).click()
    await expect(page.getByRole('alert').filter({ visible: true }).first()).toBeInViewport({ ratio: 1 })
  })
})
