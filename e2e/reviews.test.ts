import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessibleInEveryLight } from './support/accessibility.ts'
import { expectNoSidewaysScroll, openApp, shownPage } from './support/app.ts'
import { picture } from './support/forms.ts'
import { expect, onDesktop, onPhone, test } from './support/test.ts'
import { callMethod, csrfHeaders, managerAt, parent, rowsOf, signIn } from './support/wire.ts'

const address = {
  ...{ contact_name: 'Meena Kumar', phone: '98400 54321', address_line1: '4 Temple Street', city: 'Chennai' },
  ...{ state: 'Tamil Nadu', zipcode: '600004' },
}

async function put(request: APIRequestContext, at: string, data: object): Promise<void> {
  const answer = await request.put(`/api/resource/${at}`, { headers: await csrfHeaders(request), data })
  expect(answer.status(), await answer.text()).toBe(200)
}

async function delivered(guest: APIRequestContext, store: APIRequestContext, route: string): Promise<string> {
  const asked = await guest.get('/api/method/mela.catalog.get_product', { params: { route } })
  const { message }: { message: { business: string; variants: readonly { name: string }[] } } =
    await asked.json()
  const { business, variants } = message
  const added = await callMethod(guest, 'cart.add', { variant: variants[0]?.name, business, quantity: 1 })
  const cart_token = added['cart_token'] ?? null
  await callMethod(guest, 'cart.set_address', { cart_token, address, email: 'meena@letters.example' })
  const cart = await callMethod(guest, 'cart.set_payment', { cart_token, payment_choice: 'cod' })
  const { totals } = { totals: {}, ...cart }
  const expected_total = Object.getOwnPropertyDescriptor(totals, 'total')?.value
  const placed = await callMethod(guest, 'orders.place_order', {
    ...{ cart_token, version: cart['version'], expected_total, idempotency_key: randomUUID() },
  })
  const fulfilments = await rowsOf(store, {
    ...{ doctype: 'Fulfilment', fields: ['name'], filters: [['order', '=', String(placed['order'])]] },
  })
  for (const { name } of fulfilments)
    for (const state of ['confirmed', 'packed', 'shipped', 'delivered'])
      await put(store, `Fulfilment/${String(name)}`, { state, carrier: 'India Post' })
  return String(placed['token'])
}

const part = (page: Page, name: string) => shownPage(page).getByRole('region', { name })

/** Content far below loads when it comes near the viewport. */
async function goToBuyers(page: Page): Promise<void> {
  await shownPage(page).locator('.near-buyers').scrollIntoViewIfNeeded()
  await expect(part(page, 'Ratings and reviews')).toBeVisible()
}

test(
  "A guest reviews a delivered product by the order's link, and others read it once published",
  onPhone,
  async ({ page, baseURL }) => {
    const store = await managerAt(baseURL)
    const token = await delivered(page.request, store, 'spice-box-seven')
    await openApp(page, `/my-orders/${token}`)
    await shownPage(page).getByRole('link', { name: 'Write a review' }).first().click()
    const form = shownPage(page)
    await expect(form.getByRole('heading', { level: 1, name: /^Review “/ })).toBeVisible()
    await form.getByRole('button', { name: 'Submit review' }).click()
    await expect(form.getByText('Select a star rating')).toBeVisible()
    await expect(form.getByRole('radio', { name: '1 star: poor' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(form.getByRole('radio', { name: '4 stars: very good' })).toBeChecked()
    await form.getByLabel('Your review').fill('Every lid closes, and nothing mixes.')
    await form.getByLabel(/^Photos/).setInputFiles(picture)
    await expect(form.getByRole('listitem').filter({ hasText: '.png' })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessibleInEveryLight(page)
    await form.getByRole('button', { name: 'Submit review' }).click()
    await expect(form.getByRole('heading', { level: 1, name: 'Thank you for your review' })).toBeFocused()
    await form.getByRole('link', { name: 'Back to product' }).click()
    await goToBuyers(page)
    await expect(part(page, 'Ratings and reviews')).toContainText('No reviews yet')
    const waiting = await rowsOf(store, {
      ...{ doctype: 'Product Review', fields: ['name'], filters: [['author_name', '=', 'Meena K.']] },
    })
    for (const { name } of waiting) await put(store, `Product Review/${String(name)}`, { state: 'published' })
    await openApp(page, '/product/spice-box-seven')
    await goToBuyers(page)
    await expect(part(page, 'Ratings and reviews')).toContainText('Every lid closes, and nothing mixes.')
    await expect(part(page, 'Ratings and reviews')).toContainText('1 review')
    await expect(
      part(page, 'Ratings and reviews').getByRole('button', { name: /^Open photo 1/ }),
    ).toBeVisible()
    await store.dispose()
  },
)

test('A review photo opens large, by keyboard', onDesktop, async ({ page, baseURL }) => {
  const store = await managerAt(baseURL)
  await signIn(page.request, parent)
  await delivered(page.request, store, 'globe-to-draw-on')
  await openApp(page, '/product/globe-to-draw-on/review')
  const form = shownPage(page)
  const title = `It turns ${randomUUID()}`
  await form.getByRole('radio', { name: '5 stars: excellent' }).check()
  await form.getByLabel(/^Review title/).fill(title)
  await form.getByLabel('Your review').fill('We found the island of the kites.')
  await form.getByLabel(/^Photos/).setInputFiles(picture)
  await expect(form.getByRole('listitem').filter({ hasText: '.png' })).toBeVisible()
  await form.getByRole('button', { name: 'Submit review' }).click()
  await expect(form.getByRole('heading', { level: 1, name: 'Thank you for your review' })).toBeFocused()
  const [sent] = await rowsOf(store, {
    ...{ doctype: 'Product Review', fields: ['name'], filters: [['title', '=', title]] },
  })
  await put(store, `Product Review/${String(sent?.['name'])}`, { state: 'published' })
  await openApp(page, '/product/globe-to-draw-on')
  await goToBuyers(page)
  const opener = part(page, 'Ratings and reviews').getByRole('button', { name: /^Open photo 1 of 1/ })
  await opener.focus()
  await page.keyboard.press('Enter')
  const lightbox = page.getByRole('dialog', { name: /^Photos by / })
  await expect(lightbox.getByRole('img', { name: /^Photo 1 by / })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(lightbox).toHaveCount(0)
  await expect(opener).toBeFocused()
  await store.dispose()
})

test('Reviews are filtered, sorted and voted on; questions are asked below', onDesktop, async ({ page }) => {
  await signIn(page.request, parent)
  await openApp(page, '/product/terracotta-water-pot')
  await goToBuyers(page)
  const reviews = part(page, 'Ratings and reviews')
  await expect(reviews.getByRole('heading', { level: 3 })).toHaveCount(3)
  await reviews.getByRole('button', { name: '3 stars, reviews: 1' }).click()
  await expect(reviews.getByRole('heading', { level: 3 })).toHaveText(['Good pot, leaking tap'])
  await reviews.getByRole('button', { name: 'All reviews' }).click()
  await reviews.getByLabel('Sort by').selectOption('highest')
  await expect(reviews.getByRole('heading', { level: 3 }).first()).toHaveText('Cold water without a plug')
  await reviews.getByRole('button', { name: 'Helpful' }).first().click()
  await expect(reviews.getByText('15 people found this helpful')).toBeVisible()
  await reviews.getByRole('button', { name: 'Helpful' }).first().click()
  await expect(reviews.getByText('14 people found this helpful')).toBeVisible()
  const questions = part(page, 'Questions and answers')
  await expect(questions).toContainText('Put a plate below it, and no glass.')
  await questions.getByRole('button', { name: 'Ask a question' }).click()
  await questions.getByRole('button', { name: 'Send question' }).click()
  await expect(questions.getByLabel('Your question')).toBeFocused()
  await questions.getByLabel('Your question').fill(`How heavy is it when full? ${randomUUID()}`)
  await expectAccessibleInEveryLight(page)
  await questions.getByRole('button', { name: 'Send question' }).click()
  await expect(questions.getByText(/^Thank you\. Your question appears/)).toBeVisible()
})
