import type { Context } from '#framework/context'
import type { DemoContext } from '#framework/modules'
import type { Documents } from '#framework/documents'
import { hashSecret, randomSecret, User } from '#framework/identity'
import { Cart, fillCart, lockCart, priceCart } from '#store/cart'
import { Product } from '#store/catalog'
import { createOrder } from './checkout/create-order.ts'
import { noStoredValue } from './checkout/stored-value.ts'
import { Order } from './order/order.doctype.ts'
import { listFulfilments } from './order/order.queries.ts'
import { Fulfilment } from './fulfilment/fulfilment.doctype.ts'
import type { FulfilmentState } from './fulfilment/fulfilment.states.ts'

const BUYER = 'parent@asha.example'

interface DemoOrder {
  readonly products: readonly (readonly [route: string, quantity: number])[]
  readonly steps: readonly FulfilmentState[]
}

const orders: readonly DemoOrder[] = [
  {
    products: [
      ['five-small-books', 1],
      ['clay-tea-cups', 1],
    ],
    steps: ['confirmed', 'packed', 'shipped', 'delivered'],
  },
  { products: [['letter-cards', 2]], steps: ['confirmed', 'packed', 'shipped'] },
  { products: [['beeswax-crayons', 1]], steps: [] },
]

const address = {
  ...{ contact_name: 'Lakshmi Venkat', phone: '+919840055501', address_line1: '7 Lake View Street' },
  ...{ address_line2: null, landmark: null, city: 'Chennai', state: 'Tamil Nadu', zipcode: '600004' },
  country: 'IN',
}

async function linesOf(documents: Documents, { products }: DemoOrder) {
  const wanted: { variant: string; business: string; quantity: number }[] = []
  for (const [route, quantity] of products) {
    const [found] = await documents.find(Product, { where: { route }, fields: ['name'], limit: 1 })
    if (!found) continue
    const { variants, business } = await documents.get(Product, found.name)
    const [first] = variants
    if (first && business !== null) wanted.push({ variant: first.name, business, quantity })
  }
  return wanted
}

async function place(ctx: Context, order: DemoOrder, index: number): Promise<string | null> {
  const { documents, site } = ctx
  const lines = await linesOf(documents, order)
  if (lines.length === 0) return null
  await fillCart(documents, { token: null }, lines)
  const { name } = await lockCart(documents, { token: null })
  await documents.save(Cart, name, {
    ...{ address: JSON.stringify(address), postal_code: address.zipcode, place_city: address.city },
    ...{ place_state: address.state, payment_choice: 'cod', email: BUYER },
  })
  const cart = await lockCart(documents, { token: null })
  const { totals, version } = await priceCart(documents, cart)
  const placed = await createOrder(documents, {
    sent: {
      ...{ cart_token: null, version, expected_total: totals.total, gateway: null, by_pay_link: false },
      ...{ affiliate_code: null, affiliate_on: null },
      ...{ language: null, stored: noStoredValue },
      idempotency_key: `demo-order-of-the-parent-${index}`,
    },
    prepared: null,
    opening: { token: randomSecret(), key_hash: hashSecret(randomSecret()) },
    ...{ site, ctx },
  })
  return placed.order
}

export async function demo(context: DemoContext): Promise<void> {
  const { documents } = context
  const [buyer] = await documents.find(User, { where: { email: BUYER }, fields: ['name'], limit: 1 })
  for (const [index, order] of orders.entries()) {
    const name = await place(context, order, index)
    if (name === null) continue
    await documents.save(Order, name, { user: buyer?.name ?? null })
    for (const fulfilment of await listFulfilments(documents, name))
      for (const state of order.steps)
        await documents.save(Fulfilment, fulfilment.name, {
          ...{ state, carrier: 'India Post', tracking_number: `EM${10_000_001 + index}IN` },
        })
  }
}
