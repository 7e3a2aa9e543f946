import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessibleInEveryLight } from './support/accessibility.ts'
import { expectArrived, expectAwake, expectNoSidewaysScroll, openApp, shownPage } from './support/app.ts'
import { changeDocument } from './support/desk.ts'
import { expect, onDesktop, onPhone, test } from './support/test.ts'
import { office, parent, rowsOf, signIn, systemManager } from './support/wire.ts'

const cycle = 'Cycle for a child of eight'

const field = (page: Page, name: string | RegExp) => shownPage(page).getByRole('textbox', { name })
const button = (page: Page, name: string | RegExp) => shownPage(page).getByRole('button', { name })
const link = (page: Page, name: string | RegExp) => shownPage(page).getByRole('link', { name })

test('A guest opens an ad from the list by its category, at each width', async ({ page }) => {
  await openApp(page, '/classifieds')
  await expect(shownPage(page).getByRole('heading', { level: 1, name: 'Classifieds' })).toBeVisible()
  await link(page, /^School supplies/).click()
  await expect(page).toHaveURL(/category=/)
  await expect(link(page, /Teak study table/)).toHaveCount(0)
  await expectNoSidewaysScroll(page)
  await link(page, new RegExp(cycle)).click()
  await expectArrived(page, cycle)
  await expectNoSidewaysScroll(page)
})

test("The server's page holds the ad and no phone number", onPhone, async ({ page, request }) => {
  await openApp(page, '/classifieds')
  const path = await link(page, new RegExp(cycle)).getAttribute('href')
  const html = await (await request.get(String(path))).text()
  expect(html).toContain('one careful owner')
  expect(html).toContain('BreadcrumbList')
  expect((await request.get('/classifieds/CL-99999')).status()).toBe(404)
})

test(
  'A guest sends an enquiry, and the seller reads it without an email address',
  onDesktop,
  async ({ page, request }) => {
    const message = `Does the bell ring? ${randomUUID()}`
    await openApp(page, '/classifieds')
    await link(page, new RegExp(cycle)).click()
    await expectArrived(page, cycle)
    await button(page, 'Send message').click()
    await expect(field(page, 'Your name')).toBeFocused()
    await expect(shownPage(page).getByRole('alert')).toHaveCount(3)
    await field(page, 'Your name').fill('Revathi')
    await field(page, 'Your email').fill('revathi@letters.example')
    await field(page, 'Your message').fill(message)
    await button(page, 'Send message').click()
    await expect(shownPage(page).getByText('Message sent')).toBeVisible()
    await signIn(request, parent)
    const answer = await request.get('/api/method/mela.classifieds.get_my_ads')
    const adsText = await answer.text()
    expect(adsText).toContain(message)
    expect(adsText).not.toContain('revathi@letters.example')
  },
)

async function publish(page: Page, title: string): Promise<void> {
  await signIn(page.request, office)
  const filters = [['title', '=', title]] as const
  const [ad] = await rowsOf(page.request, { doctype: 'Classified', fields: ['name', 'state'], filters })
  expect(ad).toMatchObject({ state: 'in review' })
  await changeDocument(page, { doctype: 'Classified', name: String(ad?.['name']) }, { state: 'live' })
}

test('An ad is filled in, approved and marked as sold', onPhone, async ({ page }) => {
  const title = `A drum ${randomUUID().slice(0, 8)}`
  await signIn(page.request, parent)
  await openApp(page, '/my-ads')
  await button(page, 'Post an ad').click()
  await button(page, 'Submit for review').last().click()
  await expect(field(page, 'Title')).toBeFocused()
  await field(page, 'Title').fill(title)
  await shownPage(page).getByLabel('Category').selectOption({ label: 'Lessons and help' })
  await field(page, 'Description').fill('It is loud.')
  await field(page, /^Price/).fill('1,250')
  await page.reload()
  await expectAwake(page)
  await button(page, 'Post an ad').click()
  await expect(field(page, 'Description')).toHaveValue('It is loud.')
  await expectAccessibleInEveryLight(page)
  await button(page, 'Submit for review').last().click()
  const mine = shownPage(page).getByRole('region', { name: title })
  await expect(mine).toContainText('In review')
  await publish(page, title)
  await signIn(page.request, parent)
  await openApp(page, '/my-ads')
  await expect(mine).toContainText('Published')
  await mine.getByRole('button', { name: 'Mark as sold' }).click()
  await expect(mine).toContainText('Sold')
})

test("A flagged ad is in the office's moderation queue", onDesktop, async ({ page, request }) => {
  const detail = `Who rides this? ${randomUUID()}`
  await openApp(page, '/classifieds')
  await link(page, /Two uniforms/).click()
  await expectArrived(page, 'Two uniforms, size 30')
  await expectAccessibleInEveryLight(page)
  await button(page, 'Report ad').click()
  await shownPage(page).getByLabel('Reason').selectOption('wrong place')
  await field(page, /^Details/).fill(detail)
  await button(page, 'Report ad').click()
  await expect(shownPage(page).getByText('Thank you. The office will review your report.')).toBeVisible()
  await signIn(request, systemManager)
  const items = await rowsOf(request, {
    doctype: 'Moderation Item',
    fields: ['title', 'flag_count'],
    filters: [['title', '=', 'Two uniforms, size 30']],
  })
  expect(items).toMatchObject([{ flag_count: 1 }])
})

test('A guest is asked to sign in', onPhone, async ({ page }) => {
  await openApp(page, '/my-ads')
  await expect(link(page, 'Sign in')).toHaveAttribute('href', /next=%2Fmy-ads/)
})
