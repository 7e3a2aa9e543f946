import type { DocType, NewDoc } from '#framework/doctypes'
import { administrator } from '#framework/permissions'
import { Business, BusinessBranch } from '#store/businesses'
import { Product, ProductCategory } from '#store/catalog'
import { returnToStock } from '#store/inventory'
import type { EngineSite } from './engine-site.ts'
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

export interface Sold {
  readonly variant: string
  readonly business: string
}

const STOCK = 1_000_000

const AT_ONCE = 100

async function openStore({ engine }: EngineSite) {
  return engine.write(administrator, async (documents) => {
    const insert = (type: string, values: NewDoc<DocType>) =>
      documents.insert(documents.registry.get(type), values)
    await insert('Tax Class', { class_name: 'Pottery', is_default: 1 })
    await insert('Tax Rate', { tax_class: 'Pottery', valid_from: '2020-01-01', rate: 1200 })
    const ranges = [{ from_postal_code: '110001', to_postal_code: '681999' }]
    const zone = await insert('Shipping Zone', { zone_name: 'India', ranges })
    await insert('Shipping Rate', { zone: zone.name, service: 'standard', amount: 5_000 })
    const { name: category } = await documents.insert(ProductCategory, {
      category_name: 'Clay',
      route: 'clay',
    })
    const { name: business } = await documents.insert(Business, {
      ...{ business_name: 'Pottery', address_state: 'Tamil Nadu', gstin: '33AAPFU0939F1Z2', state: 'live' },
    })
    const place = { business, zipcode: '600004', state: 'Tamil Nadu' }
    const { name: branch } = await documents.insert(BusinessBranch, { branch_name: 'Shop', ...place })
    return { category, business, branch }
  })
}

export async function fillShop(site: EngineSite, products: number): Promise<readonly Sold[]> {
  const { category, business, branch } = await openStore(site)
  const sold: Sold[] = []
  for (let from = 0; from < products; from += AT_ONCE)
    await site.engine.write(administrator, async (documents) => {
      const made: Sold[] = []
      for (let number = from; number < Math.min(products, from + AT_ONCE); number += 1) {
        const named = { title: `Pot ${number}`, route: `pot-${number}` }
        const terms = { price: 42_000, state: 'live', business, category } as const
        const { variants } = await documents.insert(Product, { ...named, ...terms })
        made.push({ variant: variants[0]?.name ?? '', business })
      }
      const lines = made.map(({ variant }) => ({ variant, branch, quantity: STOCK }))
      await returnToStock(documents, { source: { type: 'Bench', name: `${from}` }, lines })
      sold.push(...made)
    })
  return sold
}

export interface Counter {
  post(path: string, body: object): Promise<unknown>
  press(url: string): Promise<void>
}

export const REQUESTS = 8

const address = {
  ...{ contact_name: 'Meena', phone: '+919840012345', address_line1: '4 Temple Street', city: 'Chennai' },
  ...{ state: 'Tamil Nadu', zipcode: '600004' },
}

const field = (value: unknown, key: string): unknown => Reflect.get(Object(value), key)

function firstOf(value: unknown): unknown {
  return Array.isArray(value) ? (value as readonly unknown[])[0] : undefined
}

export async function checkOut(
  counter: Counter,
  { variant, business }: Sold,
  onPlaced: (milliseconds: number) => void,
) {
  const added = await counter.post('cart.add', { variant, business, quantity: 1 })
  const cart_token = field(added, 'cart_token')
  const seen = await counter.post('cart.set_address', { cart_token, address, email: 'meena@example.org' })
  const fulfilment = String(field(firstOf(field(seen, 'fulfilments')), 'key'))
  await counter.post('cart.set_delivery', { cart_token, deliveries: { [fulfilment]: { code: 'standard' } } })
  const ready = await counter.post('cart.set_payment', { cart_token, payment_choice: 'online' })
  const [version, expected_total] = [field(ready, 'version'), field(field(ready, 'totals'), 'total')]
  const idempotency_key = randomUUID()
  const begun = performance.now()
  const placed = await counter.post('orders.place_order', {
    cart_token,
    version,
    expected_total,
    idempotency_key,
  })
  onPlaced(performance.now() - begun)
  const started = await counter.post('payments.pay', {
    ...{
      reference_type: 'Order',
      reference_name: field(placed, 'order'),
      receipt_token: field(placed, 'token'),
    },
    ...{ gateway: 'Sandbox', idempotency_key },
  })
  await counter.press(String(field(field(started, 'checkout'), 'url')))
  const [payment, token] = [field(started, 'payment'), field(started, 'token')]
  const status = await counter.post('payments.get_status', { payment, token })
  if (field(status, 'state') !== 'captured') throw new Error(`A payment is ${JSON.stringify(status)}`)
}

const NETWORKS = 20_000

let shoppers = 0

export type Headers = Readonly<Record<string, string>>

export function newAddress(): Headers {
  shoppers += 1
  const network = shoppers % NETWORKS
  return { 'x-forwarded-for': `10.${Math.floor(network / 250)}.${network % 250}.1` }
}

const JSON_HEADERS: Headers = { 'content-type': 'application/json' }

const FORM_HEADERS: Headers = { 'content-type': 'application/x-www-form-urlencoded' }

const PRESSED = 'way=no+webhook&method=upi'

const messageIn = (body: string): unknown => Reflect.get(Object(JSON.parse(body)), 'message')

export type Send = (path: string, body: string, headers: Headers) => Promise<string>

export function counterOf(send: Send): Counter {
  return {
    post: async (method, body) =>
      messageIn(await send(`/api/method/mela.${method}`, JSON.stringify(body), JSON_HEADERS)),
    press: async (url) => void (await send(new URL(url).pathname, PRESSED, FORM_HEADERS)),
  }
}

export function sendInside(app: FastifyInstance): Send {
  const from = newAddress()
  return async (url, payload, headers) => {
    const { statusCode, body } = await app.inject({
      ...{ method: 'POST', url, payload },
      headers: { ...headers, ...from },
    })
    if (statusCode >= 400) throw new Error(`${url}: ${statusCode} ${body}`)
    return body
  }
}
