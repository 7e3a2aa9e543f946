import type { Extension } from '#framework/modules'
import { gatewaySource, type Gateway, type GatewayView, type ViewedPayment } from '#money/payments'

/** A gateway that does what a test says. */
export interface SampleGateway {
  readonly extensions: readonly Extension[]
  /** The payer paid at the order of a payment, all of it unless something else is said. */
  pay(payment: string, attempt?: Partial<ViewedPayment>): void
}

interface Asked {
  readonly amount: number
  view: GatewayView
}

const attempt = { state: 'captured', currency: 'INR', method: 'upi', refunded: 0 } as const
const untouched = { fee: null, error: null, disputed: false } as const

export function sampleGateway(): SampleGateway {
  const orders = new Map<string, Asked>()
  const gateway: Gateway = {
    name: 'Razorpay',
    async createOrder({ reference, amount }) {
      const order = `order_${reference}`
      if (!orders.has(order)) orders.set(order, { amount, view: { order, payments: [], refunds: [] } })
      return { order, checkout: { kind: 'redirect', url: `https://gateway.example/${order}` } }
    },
    fetchOrder: async (order) => orders.get(order)?.view ?? null,
    capture: async () => undefined,
    refund: async ({ reference }) => ({ id: `rfnd_${reference}`, state: 'done' }),
    readEvent: () => null,
  }
  return {
    extensions: [gatewaySource.add(() => [gateway])],
    pay(payment, changes = {}) {
      const order = `order_${payment}`
      const asked = orders.get(order)
      if (!asked) throw new Error(`Nobody asked for ${order}`)
      const id = `pay_${order}_${asked.view.payments.length}`
      const taken = { id, ...attempt, ...untouched, amount: asked.amount, ...changes }
      asked.view = { ...asked.view, payments: [...asked.view.payments, taken] }
    },
  }
}
