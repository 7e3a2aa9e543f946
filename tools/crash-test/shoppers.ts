import type { RetryingClient } from './retrying-client.ts'

export interface Bought {
  readonly order: string
  readonly isPaid: boolean
}

export interface Sold {
  readonly variant: string
  readonly business: string
}

const STOCK = 100_000

const address = {
  ...{ contact_name: 'Meena', phone: '+919840012345', address_line1: '4 Temple Street', city: 'Chennai' },
  ...{ state: 'Tamil Nadu', zipcode: '600004' },
}

const field = (value: unknown, key: string): unknown => Reflect.get(Object(value), key)

interface Caller {
  readonly client: RetryingClient
  readonly authorization: string | null
}

async function call({ client, authorization }: Caller, path: string, body: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json', ...(authorization === null ? {} : { authorization }) }
  const response = await client.send({ path, body: JSON.stringify(body), headers })
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${JSON.stringify(response.body)}`)
  return field(response.body, 'message') ?? field(response.body, 'data')
}

const method = (name: string): string => `/api/method/mela.${name}`

export async function openShop(office: Caller): Promise<Sold> {
  const insert = async (type: string, values: object) => call(office, `/api/resource/${type}`, values)
  await insert('Tax Class', { class_name: 'Pottery', is_default: 1 })
  await insert('Tax Rate', { tax_class: 'Pottery', valid_from: '2020-01-01', rate: 1200 })
  const ranges = [{ from_postal_code: '110001', to_postal_code: '681999' }]
  const zone = field(await insert('Shipping Zone', { zone_name: 'India', ranges }), 'name')
  await insert('Shipping Rate', { zone, service: 'standard', amount: 50 })
  const category = field(await insert('Product Category', { category_name: 'Clay', route: 'clay' }), 'name')
  const seller = {
    business_name: 'Pottery',
    address_state: 'Tamil Nadu',
    gstin: '33AAPFU0939F1Z2',
    state: 'live',
  }
  const business = String(field(await insert('Business', seller), 'name'))
  const branch = field(
    await insert('Business Branch', { branch_name: 'Shop', business, zipcode: '600004' }),
    'name',
  )
  const named = { title: 'Pot', route: 'pot', price: 420, state: 'live', business, category }
  const product = await insert('Product', named)
  const [only] = field(product, 'variants') as readonly unknown[]
  const variant = String(field(only, 'name'))
  await call(office, method('inventory.receive_stock'), { branch, variant, quantity: STOCK })
  return { variant, business }
}

/** Gives each shopper an address of their own, because the server limits the requests of one. */
function fromHome(client: RetryingClient, number: number): RetryingClient {
  const home = `10.1.${number >> 8}.${number & 255}`
  return { send: (sent) => client.send({ ...sent, headers: { ...sent.headers, 'x-forwarded-for': home } }) }
}

export async function shopOnce(client: RetryingClient, sold: Sold, number: number): Promise<Bought> {
  const guest = { client: fromHome(client, number), authorization: null }
  const added = await call(guest, method('cart.add'), {
    ...sold,
    quantity: 1,
    request_key: `adding-in-the-crash-test-${number}`,
  })
  const cart_token = field(added, 'cart_token')
  await call(guest, method('cart.set_address'), { cart_token, address })
  const ready = await call(guest, method('cart.set_payment'), { cart_token, payment_choice: 'online' })
  const expected_total = field(field(ready, 'totals'), 'total')
  const idempotency_key = `order-of-the-crash-test-${number}`
  const sent = { cart_token, version: field(ready, 'version'), expected_total, idempotency_key }
  const placed = await call(guest, method('orders.place_order'), sent)
  const order = String(field(placed, 'order'))
  if (number % 4 === 0) return { order, isPaid: false }
  const started = await call(guest, method('payments.pay'), {
    ...{ reference_type: 'Order', reference_name: order, receipt_token: field(placed, 'token') },
    ...{ gateway: 'Sandbox', idempotency_key },
  })
  const action = number % 3 === 0 ? 'no webhook' : 'pay'
  const { status } = await client.send({
    path: String(field(field(started, 'checkout'), 'url')),
    body: new URLSearchParams({ scenario: action, method: 'upi' }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  if (status !== 303) throw new Error(`The page of the service answered ${status}`)
  return { order, isPaid: true }
}
