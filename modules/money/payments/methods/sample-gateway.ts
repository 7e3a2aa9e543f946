import type { Gateway, GatewayEvent } from '../providers/gateway.ts'
import { GatewayRefused, GatewayUnavailable, type GatewayOperation } from '../providers/gateway-error.ts'
import { SampleOrders } from './sample-orders.ts'

type Failure = 'away' | 'refused' | null

const GENUINE = 'genuine'

function textIn(value: unknown, key: string): string {
  return String(Reflect.get(Object(value), key))
}

/** Genuine when its signature says so. */
function readEvent(raw: Buffer, signature: string | undefined): GatewayEvent | null {
  if (signature !== GENUINE) return null
  const told: unknown = JSON.parse(raw.toString('utf8'))
  const [id, type, order] = [textIn(told, 'id'), textIn(told, 'type'), textIn(told, 'order')]
  return { id, type, order, payment: null, occurredAt: new Date(0) }
}

function gatewayOf(
  orders: SampleOrders,
  note: (operation: GatewayOperation, about: string) => void,
): Gateway {
  return {
    name: 'Sandbox',
    async createOrder(wanted) {
      note('createOrder', wanted.reference)
      const order = orders.add(wanted)
      return { order, checkout: { kind: 'redirect', url: `https://gateway.example/${order}` } }
    },
    async fetchOrder(order) {
      note('fetchOrder', order)
      const found = orders.all.get(order)
      return found ? { order, payments: [...found.payments], refunds: [...found.refunds] } : null
    },
    async capture(payment) {
      note('capture', payment)
      orders.change(payment, { state: 'captured' })
    },
    async refund(wanted) {
      note('refund', wanted.reference)
      return { id: orders.refund({ ...wanted, state: 'pending' }).id, state: 'pending' }
    },
    readEvent: (raw, headers) => readEvent(raw, headers['x-sample-signature']),
  }
}

/** A gateway in memory, which a test moves by hand. */
export function sampleGateway() {
  const orders = new SampleOrders()
  const asked: string[] = []
  let failure: Failure = null

  const note = (operation: GatewayOperation, about: string): void => {
    asked.push(`${operation} ${about}`)
    const told = { gateway: 'Sandbox', operation, said: 'as the test wants it' } as const
    if (failure === 'away') throw new GatewayUnavailable({ ...told, status: null })
    if (failure === 'refused') throw new GatewayRefused({ ...told, status: 400 })
  }

  return {
    gateway: gatewayOf(orders, note),
    orders,
    /** Every call so far: what was asked, and about what. */
    asked,
    fail(how: Failure) {
      failure = how
    },
    event: (order: string, id = orders.next('event')) => ({
      body: JSON.stringify({ id, type: 'order.changed', order }),
      headers: { 'content-type': 'application/json', 'x-sample-signature': GENUINE },
    }),
  }
}

export type SampleGateway = ReturnType<typeof sampleGateway>
