import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { expect } from './test.ts'
import { callMethod, csrfHeaders, rowsOf } from './wire.ts'

interface Seen {
  fulfilments: { name: string }[]
  returns: { name: string; new_order: string | null }[]
}

interface Exchanges {
  lines: { line: string; choices: { variant: string }[] }[]
}

const address = {
  ...{ contact_name: 'Meena', phone: '98400 12345', address_line1: '4 Temple Street', city: 'Chennai' },
  ...{ state: 'Tamil Nadu', zipcode: '600004' },
}

export interface Ordered {
  order: string
  token: string
  idempotency_key: string
}

export async function orderBooks(
  request: APIRequestContext,
  payment_choice: 'cod' | 'online' = 'cod',
  { phone = address.phone, email = 'meena@letters.example' }: { phone?: string; email?: string } = {},
): Promise<Ordered> {
  const asked = await request.get('/api/method/mela.catalog.get_product', {
    params: { route: 'five-small-books' },
  })
  const { message }: { message: { business: string; variants: readonly { name: string }[] } } =
    await asked.json()
  const { business, variants } = message
  const variant = variants[0]?.name
  const added = await callMethod(request, 'cart.add', { variant, business, quantity: 2 })
  const cart_token = added['cart_token'] ?? null
  await callMethod(request, 'cart.set_address', {
    ...{ cart_token, address: { ...address, phone }, email },
  })
  const cart = await callMethod(request, 'cart.set_payment', { cart_token, payment_choice })
  const { totals } = { totals: {}, ...cart }
  const expected_total = Object.getOwnPropertyDescriptor(totals, 'total')?.value
  const idempotency_key = randomUUID()
  const gateway = payment_choice === 'online' ? 'Sandbox' : null
  const placed = await callMethod(request, 'orders.place_order', {
    ...{ cart_token, version: cart['version'], expected_total, idempotency_key, gateway },
  })
  return { order: String(placed['order']), token: String(placed['token']), idempotency_key }
}

export async function moveFulfilment(
  request: APIRequestContext,
  order: string,
  ...states: readonly string[]
): Promise<void> {
  const headers = await csrfHeaders(request)
  const [fulfilment] = await rowsOf(request, {
    ...{ doctype: 'Fulfilment', fields: ['name'], filters: [['order', '=', order]] },
  })
  for (const state of states) {
    const data = { state, carrier: 'India Post', tracking_number: 'EM123456789IN' }
    const response = await request.put(`/api/resource/Fulfilment/${String(fulfilment?.['name'])}`, {
      headers,
      data,
    })
    expect(response.status(), await response.text()).toBe(200)
  }
}

export async function exchangeBooks(
  guest: APIRequestContext,
  store: APIRequestContext,
  token: string,
): Promise<string> {
  const read = () => callMethod<Seen>(guest, 'orders.get_order', { token })
  const fulfilment = (await read()).fulfilments[0]?.name
  const { lines } = await callMethod<Exchanges>(guest, 'orders.get_exchanges', { token, fulfilment })
  const items = lines.map(({ line, choices }) => ({
    ...{ line, quantity: 1, exchange_variant: choices.at(-1)?.variant },
  }))
  await callMethod(guest, 'orders.request_return', {
    ...{ token, items, reason: 'does not fit', resolution: 'exchange', idempotency_key: randomUUID() },
  })
  const name = (await read()).returns.at(-1)?.name
  const headers = await csrfHeaders(store)
  for (const state of ['approved', 'received'])
    await store.put(`/api/resource/Return/${String(name)}`, { headers, data: { state } })
  await callMethod(store, 'orders.exchange_return', { name })
  return (await read()).returns.at(-1)?.new_order ?? ''
}
