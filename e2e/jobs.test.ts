import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessibleInEveryLight } from './support/accessibility.ts'
import { expectArrived, expectNoSidewaysScroll, openApp, shownPage } from './support/app.ts'
import { changeDocument, makeDocument } from './support/desk.ts'
import { expect, onDesktop, onPhone, test } from './support/test.ts'
import { office, parent, rowsOf, signIn } from './support/wire.ts'

const driver = 'Van driver, morning round'

const field = (page: Page, name: string | RegExp) => shownPage(page).getByRole('textbox', { name })
const button = (page: Page, name: string | RegExp) => shownPage(page).getByRole('button', { name })
const link = (page: Page, name: string | RegExp) => shownPage(page).getByRole('link', { name })

test('A guest searches openings and opens one, at each width', async ({ page }) => {
  await openApp(page, '/jobs')
  await expect(shownPage(page).getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
  await expect(link(page, /Librarian/)).toHaveCount(0)
  await shownPage(page).getByRole('searchbox', { name: 'Search jobs' }).fill('driver')
  await button(page, 'Search').click()
  await expect(link(page, /Cook/)).toHaveCount(0)
  await expectNoSidewaysScroll(page)
  await link(page, driver).click()
  await expectArrived(page, driver)
  await expect(link(page, 'Sign in to apply')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessibleInEveryLight(page)
})

test('Structured data describes an open job and no closed one', onPhone, async ({ page, request }) => {
  await openApp(page, '/jobs')
  const path = await link(page, driver).getAttribute('href')
  const html = await (await request.get(String(path))).text()
  expect(html).toContain('"@type":"JobPosting"')
  expect(html).toContain('Saidapet Milk')
  await signIn(request, office)
  const [closed] = await rowsOf(request, {
    doctype: 'Job Opening',
    fields: ['name'],
    filters: [['state', '=', 'filled']],
  })
  await request.post('/api/method/logout')
  expect((await request.get(`/jobs/${String(closed?.['name'])}`)).status()).toBe(404)
})

async function newOpening(page: Page, title: string): Promise<string> {
  await signIn(page.request, office)
  const [category] = await rowsOf(page.request, {
    doctype: 'Job Category',
    fields: ['name'],
    filters: [['is_parent', '=', 0]],
  })
  const name = await makeDocument(page, 'Job Opening', {
    ...{ title, category: category?.['name'], organisation: 'Asha', description: 'To ring the bell' },
    closes_on: '2099-12-31',
  })
  await changeDocument(page, { doctype: 'Job Opening', name }, { state: 'open' })
  return name
}

test('An application goes from the form to the office and is withdrawn', onDesktop, async ({ page }) => {
  const title = `Bell ringer ${randomUUID().slice(0, 8)}`
  const name = await newOpening(page, title)
  await signIn(page.request, parent)
  await openApp(page, `/jobs/${name}`)
  await field(page, /^Cover letter/).fill('I am never late.')
  const resume = { name: 'resume.txt', mimeType: 'text/plain', buffer: Buffer.from('Ten years of bells') }
  const resumes = shownPage(page).getByLabel('Resume')
  await resumes.setInputFiles({ ...resume, buffer: Buffer.alloc(11 * 1024 * 1024) })
  await page.getByRole('alertdialog', { name: 'Alert' }).getByRole('button', { name: 'Ok' }).click()
  await expect(resumes).toBeFocused()
  await expect(resumes).toHaveValue('')
  const uploaded = page.waitForResponse(/upload_file/)
  await resumes.setInputFiles(resume)
  expect((await uploaded).status()).toBe(200)
  await expectAccessibleInEveryLight(page)
  await button(page, 'Submit application').click()
  await expect(shownPage(page).getByText('Application submitted')).toBeVisible()
  await link(page, 'My applications').click()
  await expectArrived(page, 'Jobs')
  const row = shownPage(page)
    .getByRole('listitem')
    .filter({ hasText: `${title}, Asha` })
  await expect(row).toContainText('Received')
  await row.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await row.getByRole('button', { name: 'Yes, withdraw' }).click()
  await expect(row).toHaveCount(0)
})

test.describe('When an opening closes while a person fills in its form', () => {
  test.use({ mayComplain: true })

  test('They are told, and the input stays', onPhone, async ({ page }) => {
    const name = await newOpening(page, `Night watch ${randomUUID().slice(0, 8)}`)
    await signIn(page.request, parent)
    await openApp(page, `/jobs/${name}`)
    await field(page, /^Cover letter/).fill('I do not sleep.')
    await signIn(page.request, office)
    await changeDocument(page, { doctype: 'Job Opening', name }, { state: 'closed' })
    await signIn(page.request, parent)
    await button(page, 'Submit application').click()
    await expect(shownPage(page).getByRole('alert')).toContainText('This job is closed')
    await expect(field(page, /^Cover letter/)).toHaveValue('I do not sleep.')
  })
})
