import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessibleInEveryLight } from './support/accessibility.ts'
import { expectAwake, expectNoSidewaysScroll, openApp, shownPage } from './support/app.ts'
import { unique } from './support/desk.ts'
import { changeAt, newProduct, products, type NewProduct } from './support/products.ts'
import { expect, onPhone, test } from './support/test.ts'
import { csrfHeaders, managerAt, rowsOf } from './support/wire.ts'

const button = (page: Page, name: string | RegExp) =>
  shownPage(page).getByRole('button', { name }).filter({ visible: true })
const field = (page: Page, name: string | RegExp) => shownPage(page).getByRole('textbox', { name })

/** A digital lamp with a private file; whoever orders it downloads the file. */
async function newDigital(request: APIRequestContext): Promise<NewProduct> {
  const lamp = await newProduct(request, 0)
  await changeAt(request, `${products}/${lamp.name}`, { is_digital: 1 })
  const [product] = await rowsOf(request, {
    ...{ doctype: 'Product', fields: ['business'], filters: [['name', '=', lamp.name]] },
  })
  const upload = await request.post('/api/method/upload_file', {
    headers: await csrfHeaders(request),
    multipart: {
      is_private: '1',
      file: { name: 'songs.txt', mimeType: 'text/plain', buffer: Buffer.from(unique('la la')) },
    },
  })
  const { message }: { message: { file_url: string } } = await upload.json()
  const values = {
    product: lamp.name,
    business: product?.['business'],
    title: 'Songs',
    file: message.file_url,
  }
  const made = await request.post('/api/resource/Product Download', {
    headers: await csrfHeaders(request),
    data: values,
  })
  expect(made.status(), await made.text()).toBe(200)
  return lamp
}

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Payment' })

async function payAtSandbox(page: Page): Promise<void> {
  await page.waitForURL('**/sandbox/pay/**')
  await page.getByRole('button').first().click()
  await page.waitForURL('**/checkout?payment=**')
  await expectAwake(page)
  await expect(sheet(page).getByRole('heading', { level: 3, name: 'Payment successful' })).toBeVisible()
  await sheet(page).getByRole('button', { name: 'Done' }).click()
  await page.waitForURL('**/my-orders/**')
}

test(
  'A guest buys a digital product, pays, and downloads its file from the order',
  onPhone,
  async ({ page, baseURL }) => {
    const store = await managerAt(baseURL)
    const lamp = await newDigital(store)
    await openApp(page, lamp.path)
    await button(page, 'Add to cart').click()
    await expect(shownPage(page).getByText('Added to cart')).toBeVisible()
    await openApp(page, '/checkout')
    await field(page, 'Full name').fill('Meena')
    await field(page, 'Mobile number').fill('98400 12345')
    await field(page, /^Email/).fill('meena@letters.example')
    await expectAccessibleInEveryLight(page)
    await button(page, /^Pay ₹/).click()
    await payAtSandbox(page)
    await expect(shownPage(page).getByText('Thank you for your order')).toBeVisible()
    await page.reload()
    await expectAwake(page)
    const found = page.waitForEvent('download')
    await button(page, 'Download Songs').click()
    const file = await found
    expect(file.suggestedFilename()).toMatch(/^songs.*\.txt$/)
    expect(await readFile(await file.path(), 'utf8')).toMatch(/^la la/)
    await expect(shownPage(page).getByText(/^4 downloads left/)).toBeVisible()
    await expectAccessibleInEveryLight(page)
    await expectNoSidewaysScroll(page)
  },
)
