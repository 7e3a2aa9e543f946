import type { NewOrder, GatewayDispute, GatewayPayment, GatewayRefund } from '../gateways/gateway.ts'

interface Order {
  readonly wanted: NewOrder
  payments: GatewayPayment[]
  refunds: GatewayRefund[]
  disputes: GatewayDispute[]
}

const untouched = { refunded: 0, fee: null, error: null } as const

/** The books of a gateway in memory, as the world outside changes them. */
export class SampleOrders {
  readonly all = new Map<string, Order>()
  /** Answers that do not arrive at once, the next one first. */
  readonly late: { asked(): void; readonly arrival: Promise<null> }[] = []
  #made = 0

  next(prefix: string): string {
    this.#made += 1
    return `${prefix}_${this.#made}`
  }

  #orderFor(reference: string): string | undefined {
    return [...this.all.keys()].find((order) => this.all.get(order)?.wanted.reference === reference)
  }

  /** One order for each reference, however often it is asked for. */
  add(wanted: NewOrder): string {
    const known = this.#orderFor(wanted.reference)
    if (known !== undefined) return known
    const order = this.next('order')
    this.all.set(order, { wanted, payments: [], refunds: [], disputes: [] })
    return order
  }

  /** The order of a payment of ours. */
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

  /** Somebody pays, or tries to. Answers the gateway's name of it. */
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

  /** The bank of who paid asks for money back, or decides: for all of it at once, unless something else is said. */
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

  /** One refund for each reference, however often it is asked for. */
  refund(wanted: Omit<GatewayRefund, 'id'>): GatewayRefund {
    const { refunds } = this.of(wanted.payment)
    const known = refunds.find(({ reference }) => reference !== null && reference === wanted.reference)
    if (known) return known
    const made = { id: this.next('refund'), ...wanted }
    refunds.push(made)
    return made
  }

  /** What the bank says of the refunds of a payment. */
  settleRefunds(payment: string, state: GatewayRefund['state']): void {
    const order = this.of(payment)
    order.refunds = order.refunds.map((one) => (one.payment === payment ? { ...one, state } : one))
  }
}
