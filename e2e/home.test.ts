import type { Locator } from '@playwright/test'
import { expectArrived, isWide, openApp, shownPage } from './support/app.ts'
import { expect, onDesktop, onPhone, test } from './support/test.ts'

const headings = [
  'The fair is open.',
  'Shop by category',
  'Quick links',
  'Coming up',
  'New in the shop',
  'This season at Asha',
  'Days to remember',
  'Asha in numbers',
  'Read together',
  'What people say',
  'Frequently asked questions',
  'Find us',
  'Any other questions?',
]

async function inFirstRow(items: Locator): Promise<number> {
  const tops = await items.evaluateAll((elements) =>
    elements.map((element) => Math.round(element.getBoundingClientRect().top)),
  )
  return tops.filter((top) => top === tops[0]).length
}

test('Home shows each section of the editor, in order', onPhone, async ({ page }) => {
  await openApp(page, '/')
  const shown = await shownPage(page).getByRole('heading').allTextContents()
  const known = shown.flatMap((text) => headings.find((heading) => text.trim().startsWith(heading)) ?? [])
  expect([...new Set(known)]).toEqual(headings)
})

test('Products are four in a row on desktops and two on phones', async ({ page }) => {
  await openApp(page, '/')
  const products = shownPage(page).getByRole('region', { name: 'New in the shop' }).getByRole('listitem')
  await expect(products).toHaveCount(8)
  expect(await inFirstRow(products)).toBe(isWide(page) ? 4 : 2)
})

test('A product shows its price, its earlier price and its seller', onPhone, async ({ page }) => {
  await openApp(page, '/')
  const products = shownPage(page).getByRole('region', { name: 'New in the shop' }).getByRole('listitem')
  await expect(products.first()).toContainText(/₹\d/)
  await expect(products.filter({ hasText: '% off' }).first()).toContainText(/₹[\d,.]+Was ₹[\d,.]+/)
})

test('The four cards lead to their pages', onPhone, async ({ page }) => {
  await openApp(page, '/')
  const entryLinks = shownPage(page).getByRole('region', { name: 'Quick links' }).getByRole('link')
  const addresses = await entryLinks.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(addresses).toEqual(['/register-form/student', '/volunteer', '/student-renewal', '/whysellwithus'])
})

test('An event on home leads to its page', onPhone, async ({ page }) => {
  await openApp(page, '/')
  const event = shownPage(page)
    .getByRole('region', { name: 'Coming up' })
    .getByRole('heading', { level: 3 })
    .first()
  const title = await event.innerText()
  await event.click()
  await expect(page).toHaveURL(/\/event-detail\/EVT-\d+$/)
  await expectArrived(page, title)
})

test('An unknown section type shows nothing and breaks nothing', onDesktop, async ({ page }) => {
  await page.route(/get_page_content/, async (route) => {
    const answer = await route.fetch()
    const { message }: { message: { page_content: object[] } } = await answer.json()
    const unknown = { ...message.page_content[0], section_type: 'hologram', title: 'Hologram of tomorrow' }
    const page_content = [unknown, ...message.page_content]
    await route.fulfill({ response: answer, json: { message: { ...message, page_content } } })
  })
  await openApp(page, '/gallery')
  await shownPage(page)
    .getByRole('link', { name: 'Asha' })
    .or(page.getByRole('link', { name: 'Home' }))
    .first()
    .click()
  await expectArrived(page, 'The fair is open.')
  await expect(page.getByText('Hologram')).toHaveCount(0)
})
