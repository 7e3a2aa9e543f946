import { request as requests, type APIRequestContext } from '@playwright/test'
import { fillOwnCart } from './support/products.ts'
import { expectAccessibleInEveryLight } from './support/accessibility.ts'
import { expectArrived, expectNoSidewaysScroll, openApp, shownPage } from './support/app.ts'
import { expect, onDesktop, test } from './support/test.ts'
import { csrfHeaders, office, parent, rowsOf, signIn, weaver } from './support/wire.ts'

const path = '/affiliate-program'

test('A guest reads how the affiliate program works', async ({ page }) => {
  await openApp(page, path)
  await expectArrived(page, 'Affiliate program')
  const shown = shownPage(page)
  await expect(shown.getByText('Recommend us to others and earn 5% on their orders.')).toBeVisible()
  await expect(shown.getByRole('heading', { name: 'How it works' })).toBeVisible()
  await expect(shown.getByText('Become an affiliate')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessibleInEveryLight(page)
})

test('A club sees its code, visits, orders and commissions', async ({ page }) => {
  await signIn(page.request, weaver)
  await openApp(page, path)
  const shown = shownPage(page)
  await expect(shown.getByText('CHESS47', { exact: true })).toBeVisible()
  await expect(shown.getByText('The commission goes to Chess club, for: Boards')).toBeVisible()
  await expect(shown.getByRole('region', { name: 'Earnings' }).getByRole('row')).toHaveCount(7)
  await expect(shown.getByRole('region', { name: 'Commissions' }).getByText('Pending').first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessibleInEveryLight(page)
})

async function approve(request: APIRequestContext, display_name: string): Promise<string> {
  const filters = [['display_name', '=', display_name]] as const
  const [found] = await rowsOf(request, { doctype: 'Affiliate', fields: ['name'], filters })
  const name = String(found?.['name'])
  const approved = await request.put(`/api/resource/Affiliate/${name}`, {
    headers: await csrfHeaders(request),
    data: { state: 'approved' },
  })
  expect(approved.status(), await approved.text()).toBe(200)
  const { data }: { data: Readonly<Record<string, unknown>> } = await approved.json()
  return String(data['code'])
}

test(
  'A parent applies for a class, the office approves it, and its link reaches the checkout @desktop',
  onDesktop,
  async ({ page, baseURL }) => {
    await signIn(page.request, parent)
    await openApp(page, path)
    const form = shownPage(page)
    await form.getByLabel('A class').check()
    await form.getByLabel('Your name').fill('Lakshmi Venkat')
    await form.getByLabel('Class or club').fill('Class 3A')
    await form.getByLabel('I accept the terms of the affiliate program').check()
    await form.getByRole('button', { name: 'Send application' }).click()
    await expect(shownPage(page).getByText('Application under review')).toBeVisible()

    const desk = await requests.newContext({ baseURL: baseURL ?? '' })
    await signIn(desk, office)
    const code = await approve(desk, 'Lakshmi Venkat')
    await desk.dispose()
    await page.reload()
    await expect(shownPage(page).getByText(code, { exact: true })).toBeVisible()

    await openApp(page, `/tabs/home?ref=${code}`)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('mela.affiliate'))).toContain(code)
    await fillOwnCart(page.request, 1)
    await openApp(page, '/checkout')
    await expect(shownPage(page).getByText(`Referred by ${code}`)).toBeVisible()
  },
)
