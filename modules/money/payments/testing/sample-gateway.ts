import { gatewaySource } from '../extension-points.ts'
import type { Gateway, GatewayEvent, GatewayName, GatewayPayment } from '../gateways/gateway.ts'
import { GatewayRefused, GatewayUnavailable, type GatewayOperation } from '../gateways/gateway-error.ts'
import { SampleOrders } from './sample-orders.ts'

type Failure = 'away' | 'refused' | null

interface Kind {
  readonly name: GatewayName
  /** What the gateway says of a refund at once. */
  readonly refunds: 'pending' | 'done'
}

const GENUINE = 'genuine'

function textIn(value: unknown, key: string): string {
  return String(Reflect.get(Object(value), key))
}

/** Genuine when its signature says so. */
function readEvent(raw: Buffer, signature: string | undefined): GatewayEvent | null {
  if (signature !== GENUINE) return null
  const payload: unknown = JSON.parse(raw.toString('utf8'))
  const [id, type, order] = [textIn(payload, 'id'), textIn(payload, 'type'), textIn(payload, 'order')]
  return { id, type, order, payment: null, dispute: null, occurredAt: new Date(0) }
}

function gatewayOf(
  { name, refunds }: Kind,
  orders: SampleOrders,
  note: (operation: GatewayOperation, about: string) => void,
): Gateway {
  return {
    name,
    async createOrder(wanted) {
      note('createOrder', wanted.reference)
      const order = orders.add(wanted)
      return { order, checkout: { kind: 'redirect', url: `https://gateway.example/${order}` } }
    },
    async fetchOrder(order) {
      note('fetchOrder', order)
      const late = orders.late.shift()
      const found = orders.all.get(order)
      if (!found) return null
      const { payments, refunds, disputes } = found
      const view = { order, payments: [...payments], refunds: [...refunds], disputes: [...disputes] }
      late?.asked()
      await late?.arrival
      return view
    },
    async capture(payment) {
      note('capture', payment)
      orders.change(payment, { state: 'captured' })
    },
    async refund(wanted) {
      note('refund', wanted.reference)
      return { id: orders.refund({ ...wanted, state: refunds }).id, state: refunds }
    },
    readEvent: (raw, headers) => readEvent(raw, headers['x-sample-signature']),
  }
}

/** A gateway in memory, which a test moves by hand. */
export function sampleGateway({ name = 'Razorpay', refunds = 'done' }: Partial<Kind> = {}) {
  const orders = new SampleOrders()
  const asked: string[] = []
  let failing: { readonly how: Failure; readonly only: GatewayOperation | null } = { how: null, only: null }

  const note = (operation: GatewayOperation, about: string): void => {
    asked.push(`${operation} ${about}`)
    if (failing.only !== null && failing.only !== operation) return
    const payload = { gateway: name, operation, reason: 'as the test wants it' } as const
    if (failing.how === 'away') throw new GatewayUnavailable({ ...payload, status: null })
    if (failing.how === 'refused') throw new GatewayRefused({ ...payload, status: 400 })
  }
  const gateway = gatewayOf({ name, refunds }, orders, note)

  return {
    ...{ gateway, orders },
    /** What makes it a gateway of a site. */
    extension: gatewaySource.add(() => [gateway]),
    /** Every call so far: what was asked, and about what. */
    asked,
    /** Fails from now on whatever it is asked for, or one thing only; null works again. */
    fail(how: Failure, only: GatewayOperation | null = null) {
      failing = { how, only }
    },
    /** The next answer about an order is what is true when it is asked, and arrives when the test wants it. */
    answerLate() {
      const [asked, arrival] = [Promise.withResolvers<null>(), Promise.withResolvers<null>()]
      orders.late.push({ asked: () => asked.resolve(null), arrival: arrival.promise })
      return { asked: asked.promise, arrive: () => arrival.resolve(null) }
    },
    /** The payer paid for a payment of ours, or was declined: all of it, unless something else is said. */
    play: (payment: string, attempt: Partial<GatewayPayment> = {}) =>
      orders.attempt(orders.askedFor(payment), attempt),
    event: (order: string, id = orders.next('event')) => ({
      body: JSON.stringify({ id, type: 'order.changed', order }),
      headers: { 'content-type': 'application/json', 'x-sample-signature': GENUINE },
    }),
  }
}

export type SampleGateway = ReturnType<typeof sampleGateway>
