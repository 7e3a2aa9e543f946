import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessibleInEveryLight } from './support/accessibility.ts'
import {
  expectArrived,
  expectAwake,
  expectNoSidewaysScroll,
  header,
  openApp,
  shownPage,
} from './support/app.ts'
import { expect, onPhone, test } from './support/test.ts'
import { parent, signIn } from './support/wire.ts'

/** A PIN code of two districts, so the city depends on the address. */
const sharedCode = '721420'
const unknownCode = '999999'

const field = (page: Page, name: string | RegExp) => shownPage(page).getByRole('textbox', { name })
const button = (page: Page, name: string | RegExp) => shownPage(page).getByRole('button', { name })
const suggestions = (page: Page) =>
  shownPage(page).getByRole('list', { name: 'Locations with this PIN code' })
const deviceAddress = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('Address') ?? 'null') as Record<string, unknown> | null)

test(
  'A delivery location is found by PIN code, stored on the device, and shown in the header',
  onPhone,
  async ({ page, context }) => {
    await openApp(page, '/')
    await header(page).getByRole('link', { name: 'Choose location' }).click()
    await expectArrived(page, 'Delivery location')
    const code = field(page, 'PIN code')
    await code.fill('60009')
    await expect(suggestions(page)).toHaveCount(0)
    await code.fill('600090')
    await expect(shownPage(page).getByText('Chennai, Tamil Nadu 600090')).toBeVisible()
    await code.fill('6000901')
    await expect(suggestions(page)).toHaveCount(0)
    await code.fill('abcdef')
    await expect(code).toHaveAccessibleDescription(/Enter a valid 6-digit PIN code/)
    await expect(code).toHaveAttribute('aria-invalid', 'true')
    await code.fill(unknownCode)
    await expect(code).toHaveAccessibleDescription(/We couldn't find 999999/)
    await expect(code).toHaveValue('')
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 12.9973, longitude: 80.2134 })
    await button(page, 'Use current location').click()
    await expect(code).toHaveValue('600090')
    await expect(shownPage(page).getByText('Chennai, Tamil Nadu 600090')).toBeVisible()
    await expect(shownPage(page).getByRole('radio', { name: /^Tambaram/ })).toHaveCount(0)
    await expectNoSidewaysScroll(page)
    await expectAccessibleInEveryLight(page)
    await button(page, 'Save location').click()
    await expect(header(page).getByRole('link', { name: 'Deliver to 600090' })).toBeVisible()
    expect(await deviceAddress(page)).toMatchObject({
      zipcode: '600090',
      city: 'Chennai',
      country: 'IN',
      show: 1,
    })
    await page.reload()
    await expectAwake(page)
    await expect(header(page).getByRole('link', { name: 'Deliver to 600090' })).toBeVisible()
  },
)

/** Shows several stores in this window alone; the shared settings stay. */
async function openSeveralStores(page: Page): Promise<void> {
  await page.route(
    (url) => !url.pathname.startsWith('/assets/'),
    async (route) => {
      const isAnswer = /document|fetch|xhr/.test(route.request().resourceType())
      if (!isAnswer) return route.fallback()
      const response = await route.fetch()
      const type = response.headers()['content-type'] ?? ''
      if (!/json|html/.test(type)) return route.fulfill({ response })
      const body = (await response.text()).replaceAll('"enable_multi_store":0', '"enable_multi_store":1')
      return route.fulfill({ response, body })
    },
  )
}

const readStoredPlace = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('businessid') !== null, localStorage.getItem('city')])

const homeAsked = (page: Page) =>
  page.waitForRequest((request) => {
    const asked = request.postData() ?? ''
    return request.url().includes('get_page_content') && asked.includes('Tambaram')
  })

async function expectOneStore(page: Page): Promise<void> {
  const storeNotice = shownPage(page).getByText(/^Showing products from /)
  await expect(storeNotice).toBeVisible()
  const categoryCard = shownPage(page).locator('.catalog__categoryLink').first()
  const count = (await categoryCard.locator('.meta').textContent()) ?? ''
  expect(count).toMatch(/^[1-9]/)
  const name = (await categoryCard.locator('b').textContent()) ?? ''
  await categoryCard.click()
  await expectArrived(page, name)
  await expect(shownPage(page).getByRole('status')).toHaveText(count)
  await button(page, 'See all stores').click()
  await expect(storeNotice).toHaveCount(0)
}

test(
  'With several stores the chosen store and city are stored, and home and categories follow',
  onPhone,
  async ({ page }) => {
    await openSeveralStores(page)
    await openApp(page, '/place')
    const city = shownPage(page).getByRole('radio', { name: /^Tambaram/ })
    await expect(shownPage(page).getByRole('radiogroup', { name: /^Stores/ })).toHaveCount(0)
    await city.check()
    const branches = shownPage(page).getByRole('radiogroup', { name: /Tambaram/ })
    await expect(branches.getByRole('radio', { name: /^Asha Shop/ })).toBeChecked()
    await button(page, 'Save location').click()
    await expect(header(page).getByRole('link', { name: 'Deliver to Tambaram' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('businessid'))).toBe('BS-00001')
    await openApp(page, '/place')
    await expect(branches.getByRole('radio', { name: /^Asha Shop/ })).toBeChecked()
    await branches.getByRole('radio').last().check()
    await expectAccessibleInEveryLight(page)
    const asked = homeAsked(page)
    await button(page, 'Save location').click()
    expect((await asked).postDataJSON()).toMatchObject({
      city: 'Tambaram',
      business: expect.stringMatching(/^BS-/),
    })
    expect(await readStoredPlace(page)).toEqual([true, 'Tambaram'])
    await expect(header(page).getByRole('link', { name: 'Deliver to Tambaram' })).toBeVisible()
    const counted = page.waitForRequest(
      (request) =>
        request.url().includes('get_parent_categories') &&
        `${request.url()}${request.postData() ?? ''}`.includes('business'),
    )
    await openApp(page, '/tabs/category')
    await counted
    await expectOneStore(page)
  },
)

test('When one store is left, an earlier choice has no effect', onPhone, async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('businessid', 'BS-00002')
    localStorage.setItem('city', 'Tambaram')
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`))
  await openApp(page, '/')
  await expect(header(page).getByRole('link', { name: 'Choose location' })).toBeVisible()
  await openApp(page, '/search?q=pot')
  await expect(shownPage(page).getByRole('status').first()).toBeVisible()
  await expect(shownPage(page).getByText(/^Showing products from /)).toHaveCount(0)
  expect(asked.filter((one) => /BS-00002|Tambaram/.test(one))).toEqual([])
  expect(await readStoredPlace(page)).toEqual([true, 'Tambaram'])
})

test('With one store no city is asked for, and an unknown PIN code is refused', onPhone, async ({ page }) => {
  await openApp(page, '/place')
  await expect(field(page, 'PIN code')).toBeVisible()
  await expect(shownPage(page).getByRole('radiogroup')).toHaveCount(0)
  await field(page, 'PIN code').fill('60')
  await button(page, 'Save location').click()
  await expect(field(page, 'PIN code')).toBeFocused()
  await expect(field(page, 'PIN code')).toHaveAccessibleDescription(/Enter a valid 6-digit PIN code/)
  expect(await readStoredPlace(page)).toEqual([false, null])
})

test('An address is added, made the default, and deleted', onPhone, async ({ page }) => {
  const called = `Uncle ${randomUUID().slice(0, 6)}`
  await signIn(page.request, parent)
  await openApp(page, '/tabs/my-profile')
  await expect(shownPage(page).getByRole('heading', { level: 1, name: 'Lakshmi V' })).toBeVisible()
  await button(page, 'Add address').click()
  await button(page, 'Save address').click()
  await expect(field(page, 'Full name')).toBeFocused()
  await field(page, 'PIN code').fill(sharedCode)
  await expect(field(page, 'State or union territory')).toHaveValue('West Bengal')
  await expect(field(page, 'City')).toBeEditable()
  await field(page, 'City').fill('Contai')
  await field(page, 'PIN code').fill('600090')
  await expect(field(page, 'City')).toHaveValue('Chennai')
  await expect(field(page, 'City')).not.toBeEditable()
  await field(page, 'House number and street').fill('9 Thendral Street')
  await field(page, 'Full name').fill('Murugan')
  await field(page, 'Mobile number').fill('98400 55555')
  await field(page, /^Save address as/).fill(called)
  await expectAccessibleInEveryLight(page)
  await button(page, 'Save address').click()
  const card = shownPage(page).getByRole('article', { name: called })
  await expect(card).toContainText('9 Thendral Street, Chennai, Tamil Nadu 600090')
  await button(page, `Set ${called} as default`).click()
  await expect(card.getByText('Default', { exact: true })).toBeVisible()
  await button(page, `Remove ${called}`).click()
  await card.getByRole('button', { name: 'Remove' }).click()
  await expect(card).toHaveCount(0)
})

test('The account asks a guest to sign in and shows what works without', onPhone, async ({ page }) => {
  await openApp(page, '/tabs/my-profile')
  await expect(shownPage(page).getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
  await expect(shownPage(page).getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', /next=/)
  await expect(shownPage(page).getByRole('link', { name: /^My tickets/ })).toBeVisible()
  await expectAccessibleInEveryLight(page)
})
