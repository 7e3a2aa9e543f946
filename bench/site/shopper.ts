import { randomUUID } from 'node:crypto'
import type { Sold } from './shop.ts'

/** Sends one request of a shopper; the answer's message, or the address that it leads to. */
export interface Counter {
  post(path: string, body: object): Promise<unknown>
  /** Presses a button on the made-up service's page. */
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

/** A guest's whole checkout: cart and line, address, delivery, how to pay, the order, its payment, and what became of it. */
export async function checkOut(
  counter: Counter,
  { variant, business }: Sold,
  onPlaced: (milliseconds: number) => void,
) {
  const added = await counter.post('cart.add', { variant, business, quantity: 1 })
  const cart_token = field(added, 'cart_token')
  const seen = await counter.post('cart.set_address', { cart_token, address, email: 'meena@example.org' })
  const parcel = String(field(firstOf(field(seen, 'parcels')), 'key'))
  await counter.post('cart.set_delivery', { cart_token, deliveries: { [parcel]: { code: 'standard' } } })
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
