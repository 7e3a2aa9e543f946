import { expect, type APIRequestContext } from '@playwright/test'
import { unique } from './desk.ts'
import { callMethod, csrfHeaders, nameOf, rowsOf, signIn, systemManager } from './wire.ts'

export const products = '/api/resource/Product'

export interface NewProduct {
  name: string
  title: string
  path: string
}

export async function changeAt<Answer>(
  request: APIRequestContext,
  path: string,
  data: object,
): Promise<Answer> {
  const sent = { headers: await csrfHeaders(request), data }
  const isMethod = path.startsWith('/api/method/') || path === products
  const response = await (isMethod ? request.post(path, sent) : request.put(path, sent))
  expect(response.status(), await response.text()).toBe(200)
  const payload: { data: Answer } = await response.json()
  return payload.data
}

export async function newProduct(request: APIRequestContext, quantity: number): Promise<NewProduct> {
  await signIn(request, systemManager)
  const title = unique('Lamp')
  const route = title.toLowerCase().replace(' ', '-')
  const like = await nameOf(request, 'Product', 'Terracotta water pot')
  const [pot] = await rowsOf(request, {
    doctype: 'Product',
    fields: ['business', 'category'],
    filters: [['name', '=', like]],
  })
  const made = await changeAt<{ name: string; variants: { name: string }[] }>(request, products, {
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
  for (const state of ['in review', 'live']) await changeAt(request, `${products}/${name}`, { state })
  if (quantity > 0)
    await changeAt(request, '/api/method/mela.inventory.receive_stock', {
      ...{ branch: branch?.['name'], variant: variants[0]?.name, quantity },
    })
  return { name, title, path: `/product/${route}` }
}

/** Returns what the cart takes of a product: its first variant, from the business that sells it. */
export async function itemAt(request: APIRequestContext, route: string, quantity = 2) {
  const product = await request.get('/api/method/mela.catalog.get_product', { params: { route } })
  const text = await product.text()
  const [variant, business] = [/"variant":"([^"]+)"/, /"business":"(BS-[^"]+)"/].map(
    (pattern) => pattern.exec(text)?.[1],
  )
  return { variant, business, quantity }
}

/** Puts small books into the cart of whoever is signed in. */
export async function fillOwnCart(request: APIRequestContext, quantity = 2): Promise<void> {
  await callMethod(request, 'cart.add', await itemAt(request, 'five-small-books', quantity))
}
