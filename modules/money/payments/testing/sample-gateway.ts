import { gatewaySource } from '../extension-points.ts'
import {
  type Gateway,
  type GatewayEvent,
  type GatewayName,
  type GatewayPayment,
  GatewayRefused,
  GatewayUnavailable,
  type GatewayOperation,
  type NewOrder,
  type GatewayDispute,
  type GatewayRefund,
} from '../gateways/gateway.ts'

type Failure = 'away' | 'refused' | null

interface Kind {
  readonly name: GatewayName
  readonly refunds: 'pending' | 'done'
}

const GENUINE = 'genuine'

function textIn(value: unknown, key: string): string {
  return String(Reflect.get(Object(value), key))
}

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
    extension: gatewaySource.add(() => [gateway]),
    asked,
    fail(how: Failure, only: GatewayOperation | null = null) {
      failing = { how, only }
    },
    answerLate() {
      const [asked, arrival] = [Promise.withResolvers<null>(), Promise.withResolvers<null>()]
      orders.late.push({ asked: () => asked.resolve(null), arrival: arrival.promise })
      return { asked: asked.promise, arrive: () => arrival.resolve(null) }
    },
    play: (payment: string, attempt: Partial<GatewayPayment> = {}) =>
      orders.attempt(orders.askedFor(payment), attempt),
    event: (order: string, id = orders.next('event')) => ({
      body: JSON.stringify({ id, type: 'order.changed', order }),
      headers: { 'content-type': 'application/json', 'x-sample-signature': GENUINE },
    }),
  }
}

export type SampleGateway = ReturnType<typeof sampleGateway>

interface Order {
  readonly wanted: NewOrder
  payments: GatewayPayment[]
  refunds: GatewayRefund[]
  disputes: GatewayDispute[]
}

const untouched = { refunded: 0, fee: null, error: null } as const

class SampleOrders {
  readonly all = new Map<string, Order>()
  readonly late: { asked(): void; readonly arrival: Promise<null> }[] = []
  #made = 0

  next(prefix: string): string {
    this.#made += 1
    return `${prefix}_${this.#made}`
  }

  #orderFor(reference: string): string | undefined {
    return [...this.all.keys()].find((order) => this.all.get(order)?.wanted.reference === reference)
  }

  add(wanted: NewOrder): string {
    const known = this.#orderFor(wanted.reference)
    if (known !== undefined) return known
    const order = this.next('order')
    this.all.set(order, { wanted, payments: [], refunds: [], disputes: [] })
    return order
  }

  askedFor(reference: string): string {
    const order = this.#orderFor(reference)
    if (order === undefined) throw new Error(`Nobody asked for ${reference}`)
    return order
  }

  of(payment: string): Order {
    const found = [...this.all.values()].find(({ payments }) => payments.some(({ id }) => id === payment))
    if (!found) throw new Error(`No order has the payment ${payment}`)
    return found
  }

  attempt(order: string, rest: Partial<GatewayPayment> = {}): string {
    const found = this.all.get(order)
    if (!found) throw new Error(`There is no order ${order}`)
    const id = this.next('payment')
    const { amount, currency } = found.wanted
    found.payments.push({ id, state: 'captured', amount, currency, method: 'upi', ...untouched, ...rest })
    return id
  }

  change(payment: string, changes: Partial<GatewayPayment>): void {
    const order = this.of(payment)
    order.payments = order.payments.map((one) => (one.id === payment ? { ...one, ...changes } : one))
  }

  dispute(payment: string, state: GatewayDispute['state'], rest: Partial<GatewayDispute> = {}): void {
    const order = this.of(payment)
    const id = rest.id ?? `dispute of ${payment}`
    const known = order.disputes.find((one) => one.id === id)
    const amount = order.payments.find((one) => one.id === payment)?.amount ?? 0
    const isAway = state === 'open' || state === 'lost'
    const details = { id, payment, amount, fee: 0, ...known, state, ...rest }
    const withheld = rest.withheld ?? (isAway ? details.amount : 0)
    order.disputes = [...order.disputes.filter((one) => one !== known), { ...details, withheld }]
  }

  refund(wanted: Omit<GatewayRefund, 'id'>): GatewayRefund {
    const { refunds } = this.of(wanted.payment)
    const known = refunds.find(({ reference }) => reference !== null && reference === wanted.reference)
    if (known) return known
    const made = { id: this.next('refund'), ...wanted }
    refunds.push(made)
    return made
  }

  settleRefunds(payment: string, state: GatewayRefund['state']): void {
    const order = this.of(payment)
    order.refunds = order.refunds.map((one) => (one.payment === payment ? { ...one, state } : one))
  }
}
