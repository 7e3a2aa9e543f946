import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessibleInEveryLight } from './support/accessibility.ts'
import { expectArrived, expectNoSidewaysScroll, openApp, shownPage } from './support/app.ts'
import { moveFulfilment } from './support/books-orders.ts'
import { changeAt, newProduct, type NewProduct } from './support/products.ts'
import { expect, onPhone, test } from './support/test.ts'
import { callMethod, managerAt, rowsOf } from './support/wire.ts'

const button = (page: Page, name: string) => shownPage(page).getByRole('button', { name, exact: true })

interface PreOrder extends NewProduct {
  stock: { branch: unknown; variant: unknown }
  pair: { variant: unknown; business: unknown }
}

/** A lamp that is not released yet, of which two can be pre-ordered. */
async function newPreOrder(request: APIRequestContext): Promise<PreOrder> {
  const lamp = await newProduct(request, 1)
  const [stock] = await rowsOf(request, {
    ...{
      doctype: 'Stock',
      fields: ['name', 'branch', 'variant', 'business'],
      filters: [['product', '=', lamp.name]],
    },
  })
  const { name, branch, variant, business } = stock ?? {}
  await changeAt(request, '/api/method/mela.inventory.count_stock', { branch, variant, counted: 0 })
  const terms = { stock_policy: 'pre-order', back_order_limit: 2, release_on: '2031-12-12' }
  await changeAt(request, `/api/resource/Stock/${String(name)}`, terms)
  return { ...lamp, stock: { branch, variant }, pair: { variant, business } }
}

const address = {
  ...{ contact_name: 'Meena', phone: '98400 12345', address_line1: '4 Temple Street', city: 'Chennai' },
  ...{ state: 'Tamil Nadu', zipcode: '600004' },
}

async function orderOne(request: APIRequestContext, { pair }: PreOrder) {
  const added = await callMethod(request, 'cart.add', { ...pair, quantity: 1 })
  const cart_token = added['cart_token'] ?? null
  await callMethod(request, 'cart.set_address', { cart_token, address, email: 'meena@letters.example' })
  const cart = await callMethod<{ version: number; totals: { total: number } }>(request, 'cart.set_payment', {
    ...{ cart_token, payment_choice: 'cod' },
  })
  return callMethod<{ order: string; token: string }>(request, 'orders.place_order', {
    ...{
      cart_token,
      version: cart.version,
      expected_total: cart.totals.total,
      idempotency_key: randomUUID(),
    },
  })
}

test(
  'A guest pre-orders a lamp, and its order waits until the stock arrives',
  onPhone,
  async ({ page, baseURL }) => {
    const store = await managerAt(baseURL)
    const lamp = await newPreOrder(store)
    const words = 'Pre-order. Ships from 12 Dec 2031'
    await openApp(page, lamp.path)
    await expect(shownPage(page).getByText(words)).toBeVisible()
    await expectAccessibleInEveryLight(page)
    await expectNoSidewaysScroll(page)
    await button(page, 'Pre-order').click()
    await expect(shownPage(page).getByText('Added to cart')).toBeVisible()
    await openApp(page, '/yourcart')
    await expectArrived(page, '1 item')
    await expect(shownPage(page).getByText(words)).toBeVisible()
    await expect(shownPage(page).getByText('Your cart has changed')).toHaveCount(0)
    await expectAccessibleInEveryLight(page)
    await openApp(page, '/checkout')
    await expect(shownPage(page).getByText(words)).toBeVisible()
    const { order, token } = await orderOne(page.request, lamp)
    await openApp(page, `/my-orders/${token}`)
    await expect(shownPage(page).getByText(words)).toBeVisible()
    await expectAccessibleInEveryLight(page)
    await changeAt(store, '/api/method/mela.inventory.receive_stock', { ...lamp.stock, quantity: 1 })
    await moveFulfilment(store, order, 'confirmed', 'packed')
    await openApp(page, `/my-orders/${token}`)
    await expect(shownPage(page).getByText(words)).toHaveCount(0)
  },
)
