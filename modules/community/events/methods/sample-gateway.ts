import { defineModule } from '#framework/modules'
import {
  GatewayRefused,
  gatewaySource,
  type Gateway,
  type GatewayView,
  type ViewedPayment,
} from '#money/payments'

/** A gateway that does what a test says. */
export interface SampleGateway {
  readonly module: ReturnType<typeof defineModule>
  /** The payer paid, or was declined, at the order of a payment. */
  play(reference: string, attempt: Partial<ViewedPayment>): void
  /** What becomes of the refunds that are asked for from now on. */
  refusesRefunds: boolean
}

interface Order {
  readonly reference: string
  view: GatewayView
}

const attemptOf = (order: string, amount: number, changes: Partial<ViewedPayment>): ViewedPayment => ({
  ...{ id: `pay_${order}`, state: 'captured', amount, currency: 'INR', method: 'upi', refunded: 0 },
  ...{ fee: null, error: null, disputed: false },
  ...changes,
})

export function sampleGateway(): SampleGateway {
  const orders = new Map<string, Order>()
  const amounts = new Map<string, number>()
  const gateway: Gateway = {
    name: 'Razorpay',
    async createOrder({ reference, amount }) {
      const order = `order_${reference}`
      amounts.set(order, amount)
      if (!orders.has(order)) orders.set(order, { reference, view: { order, payments: [], refunds: [] } })
      return { order, checkout: { kind: 'redirect', url: `https://gateway.example/${order}` } }
    },
    fetchOrder: async (order) => orders.get(order)?.view ?? null,
    capture: async () => undefined,
    async refund({ reference }) {
      if (sample.refusesRefunds)
        throw new GatewayRefused({
          gateway: 'Razorpay',
          operation: 'refund',
          status: 400,
          said: 'Account closed',
        })
      return { id: `rfnd_${reference}`, state: 'done' }
    },
    readEvent: () => null,
  }
  const sample: SampleGateway = {
    refusesRefunds: false,
    module: defineModule({ name: 'sample_gateway', extensions: [gatewaySource.add(() => [gateway])] }),
    play(reference, changes) {
      const order = `order_${reference}`
      const amount = amounts.get(order) ?? 0
      orders.set(order, {
        reference,
        view: { order, payments: [attemptOf(order, amount, changes)], refunds: [] },
      })
    },
  }
  return sample
}
