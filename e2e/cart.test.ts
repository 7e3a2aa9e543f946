import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessibleInEveryLight } from './support/accessibility.ts'
import { expectArrived, expectNoSidewaysScroll, header, openApp, shownPage } from './support/app.ts'
import { unique } from './support/desk.ts'
import { expect, onDesktop, onPhone, test } from './support/test.ts'
import { csrfHeaders, nameOf, parent, rowsOf, signIn, systemManager } from './support/wire.ts'

const products = '/api/resource/Product'

const button = (page: Page, name: string | RegExp) => shownPage(page).getByRole('button', { name })
const link = (page: Page, name: string | RegExp) => shownPage(page).getByRole('link', { name })
const heading = (page: Page) => shownPage(page).getByRole('heading', { level: 1 })
const total = (page: Page) => shownPage(page).locator('.sum-total dd')

interface Thing {
  name: string
  title: string
  path: string
}

async function change<Answer>(request: APIRequestContext, path: string, data: object): Promise<Answer> {
  const sent = { headers: await csrfHeaders(request), data }
  const isMethod = path.startsWith('/api/method/') || path === products
  const answer = await (isMethod ? request.post(path, sent) : request.put(path, sent))
  expect(answer.status(), await answer.text()).toBe(200)
  const told: { data: Answer } = await answer.json()
  return told.data
}

/** A lamp that no other journey buys, at ₹120, with five of it in the shop. */
async function newThing(request: APIRequestContext): Promise<Thing> {
  await signIn(request, systemManager)
  const title = unique('Lamp')
  const route = title.toLowerCase().replace(' ', '-')
  const like = await nameOf(request, 'Product', 'Terracotta water pot, 5 litres')
  const [pot] = await rowsOf(request, {
    doctype: 'Product',
    fields: ['business', 'category'],
    filters: [['name', '=', like]],
  })
  const made = await change<{ name: string; variants: { name: string }[] }>(request, products, {
    ...pot,
    title,
    route,
    price: 120,
  })
  const [branch] = await rowsOf(request, {
    doctype: 'Business Branch',
    fields: ['name'],
    filters: [
      ['business', '=', String(pot?.['business'])],
      ['is_active', '=', 1],
    ],
  })
  const { name, variants } = made
  for (const state of ['in review', 'live']) await change(request, `${products}/${name}`, { state })
  await change(request, '/api/method/mela.inventory.receive_stock', {
    ...{ branch: branch?.['name'], variant: variants[0]?.name, quantity: 5 },
  })
  return { name, title, path: `/product/${route}` }
}

const reprice = (request: APIRequestContext, { name }: Thing, price: number) =>
  change(request, `${products}/${name}`, { price })

/** Where this device wants things brought. */
async function chooseChennai(page: Page): Promise<void> {
  const address = {
    zipcode: '600028',
    country: 'IN',
    city: 'Chennai',
    state: 'Tamil Nadu',
    address: 'Chennai',
    show: 1,
  }
  await page.addInitScript((text) => localStorage.setItem('Address', text), JSON.stringify(address))
}

async function putIn(page: Page, thing: Thing): Promise<void> {
  await openApp(page, thing.path)
  await button(page, 'Add to cart').click()
  await expect(shownPage(page).getByText('Added to your cart')).toBeVisible()
}

test(
  'a guest’s cart: how many, where to, a price that changed, out and back',
  onPhone,
  async ({ page, request }) => {
    const lamp = await newThing(request)
    await chooseChennai(page)
    await putIn(page, lamp)
    await expect(header(page).getByRole('link', { name: 'Cart, 1 thing' })).toBeVisible()
    await link(page, 'View').click()
    await expectArrived(page, '1 thing, 1 parcel')
    await expect(shownPage(page).getByText('Deliver to Chennai 600028')).toBeVisible()
    await expect(link(page, 'Sign in to use your addresses')).toHaveAttribute(
      'href',
      '/sign-in?next=%2Fyourcart&again=1',
    )
    await button(page, `One more: ${lamp.title}`).click()
    await expect(heading(page)).toHaveText('2 things, 1 parcel')
    await reprice(request, lamp, 150)
    await page.reload()
    const changed = `${lamp.title} costs ₹150 now, before it was ₹120.`
    await expect(shownPage(page).getByText(changed)).toBeVisible()
    await expect(button(page, 'Go to checkout')).toHaveAttribute('aria-disabled', 'true')
    await expectAccessibleInEveryLight(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
    await button(page, 'Go on with this').click()
    await expect(shownPage(page).getByText(changed)).toHaveCount(0)
    await expect(link(page, 'Go to checkout')).toBeVisible()
    await button(page, `One fewer: ${lamp.title}`).click()
    await button(page, `Remove ${lamp.title}`).click()
    await expect(shownPage(page).getByText('Your cart is empty')).toBeVisible()
    await button(page, 'Put it back').click()
    await expect(heading(page)).toHaveText('1 thing, 1 parcel')
    // What is gone is counted nowhere: above as little as in the sum.
    await change(request, `${products}/${lamp.name}`, { state: 'archived' })
    await page.reload()
    await expect(shownPage(page).getByText(`${lamp.title} is not sold any more.`)).toBeVisible()
    await expect(heading(page)).toHaveText('Your cart')
  },
)

test(
  'what waits on the wishlist goes to the cart, and with whoever signs in',
  onDesktop,
  async ({ page, request }) => {
    const lamp = await newThing(request)
    await putIn(page, lamp)
    await openApp(page, '/yourcart')
    await button(page, `Save for later: ${lamp.title}`).click()
    await expect(shownPage(page).getByText(`${lamp.title} waits on your wishlist.`)).toBeVisible()
    await reprice(request, lamp, 100)
    await openApp(page, '/tabs/wishlist')
    await expect(shownPage(page).getByText('₹20 less than when you kept it')).toBeVisible()
    await button(page, 'Share').click()
    await button(page, 'Make a link').click()
    const shared = await shownPage(page).getByLabel('Link to the list').inputValue()
    await expectAccessibleInEveryLight(page)
    await button(page, `Move to cart: ${lamp.title}`).click()
    await expect(shownPage(page).getByText(`${lamp.title} is in your cart now.`)).toBeVisible()
    await openApp(page, new URL(shared).pathname)
    await expect(shownPage(page).getByText('A list that was shared with you')).toBeVisible()
    await signIn(page.request, parent)
    await openApp(page, '/yourcart')
    await expect(shownPage(page).getByRole('link', { name: lamp.title })).toBeVisible()
    await expect(link(page, 'Sign in to use your addresses')).toHaveCount(0)
    await expect(total(page)).toBeVisible()
  },
)
