import { administrator } from '#framework/permissions'
import type { Site } from '#framework/context'
import type { Documents } from '#framework/documents'
import { datetimeIn } from '#meta'
import {
  type Gateway,
  type GatewayOrder,
  type NewOrder,
  type NewRefund,
  type GatewayDispute,
  type GatewayPayment,
  GatewayRefused,
  type GatewayOperation,
} from '../gateway.ts'
import { SandboxOrder } from './payment/sandbox-order.doctype.ts'
import { SandboxPayment } from './payment/sandbox-payment.doctype.ts'
import { SandboxRefund } from './payment/sandbox-refund.doctype.ts'
import { readSigningSecret } from './sandbox-settings.queries.ts'
import { capturePayment, StepPlanner } from './scenario/step-planner.ts'
import { readSandboxEvent } from './sandbox-event.ts'
import type { Doc } from '#framework/doctypes'

const MAX_ITEMS = 100

/** 2 % fee plus 18 % tax on it, in ten-thousandths. */
const FEE = 236

const calculateFee = (amount: number): number => Math.round((amount * FEE) / 10_000)

function toGatewayPayment(payment: Doc<typeof SandboxPayment>): GatewayPayment {
  const { name: id, state, amount, currency, method, refunded, error } = payment
  const fee = state === 'captured' ? calculateFee(amount) : null
  return { id, state, amount, currency, method, refunded, fee, error }
}

const toGatewayDispute = ({ name, amount }: Doc<typeof SandboxPayment>): GatewayDispute => ({
  ...{ id: `dispute-${name}`, payment: name, state: 'open', amount, withheld: amount, fee: 0 },
})

async function readOrder(documents: Documents, order: string): Promise<GatewayOrder | null> {
  const where = { sandbox_order: order }
  const payments = await documents.find(SandboxPayment, { where, order_by: 'creation asc', limit: MAX_ITEMS })
  if (payments.length === 0) {
    const known = await documents.find(SandboxOrder, { where: { name: order }, fields: ['name'] })
    return known.length === 0 ? null : { order, payments: [], refunds: [], disputes: [] }
  }
  const names = payments.map(({ name }) => name)
  const refunds = await documents.find(SandboxRefund, {
    where: { sandbox_payment: ['in', names] },
    order_by: 'creation asc',
    limit: MAX_ITEMS,
  })
  return {
    order,
    payments: payments.map(toGatewayPayment),
    refunds: refunds.map(({ name: id, sandbox_payment: payment, amount, state, reference }) => ({
      ...{ id, payment, amount, state, reference },
    })),
    disputes: payments.filter(({ is_disputed }) => is_disputed === 1).map(toGatewayDispute),
  }
}

/** Seconds until a refund is settled. */
const REFUND_SECONDS = 3

function createRejection(operation: GatewayOperation, reason: string): GatewayRefused {
  return new GatewayRefused({ gateway: 'Sandbox', operation, status: 400, reason })
}

async function createOrder(documents: Documents, wanted: NewOrder, timeZone: string): Promise<string> {
  const { reference, amount, currency, description, payer, returnUrl, expiresAt } = wanted
  const [known] = await documents.find(SandboxOrder, { where: { reference } })
  if (known) {
    if (known.amount === amount && known.currency === currency) return known.name
    throw createRejection('createOrder', 'this reference has another amount')
  }
  const { name } = await documents.insert(SandboxOrder, {
    reference,
    amount,
    currency,
    description: description.slice(0, 300),
    payer_name: payer.name.slice(0, 300),
    return_url: returnUrl,
    expires_at: datetimeIn(timeZone, expiresAt),
  })
  return name
}

async function requirePayment(documents: Documents, operation: GatewayOperation, name: string) {
  const [known] = await documents.find(SandboxPayment, { where: { name }, fields: ['name'] })
  if (!known) throw createRejection(operation, 'there is no such payment')
  return documents.lock(SandboxPayment, name)
}

interface Price {
  readonly payment: string
  readonly amount: number
  readonly currency: string
}

async function capture(documents: Documents, price: Price, timeZone: string): Promise<void> {
  const { state, amount, currency } = await requirePayment(documents, 'capture', price.payment)
  if (amount !== price.amount || currency !== price.currency)
    throw createRejection('capture', 'what is captured must be what was authorised')
  if (state === 'captured') return
  if (state !== 'authorised') throw createRejection('capture', `the payment is ${state}`)
  await capturePayment(documents, price.payment, timeZone)
}

async function refund(documents: Documents, { payment, amount, reference }: NewRefund, timeZone: string) {
  const { name, state, refunded, amount: capturedAmount } = await requirePayment(documents, 'refund', payment)
  const [earlier] = await documents.find(SandboxRefund, { where: { reference } })
  if (earlier?.state === 'failed') throw createRejection('refund', 'this refund failed')
  if (earlier) return { id: earlier.name, state: earlier.state }
  if (state !== 'captured') throw createRejection('refund', `the payment is ${state}`)
  if (amount > capturedAmount - refunded)
    throw createRejection('refund', 'that is more than is left of the payment')
  const made = await documents.insert(SandboxRefund, { sandbox_payment: name, reference, amount })
  await documents.save(SandboxPayment, name, { refunded: refunded + amount })
  const planner = new StepPlanner(documents, timeZone)
  await planner.plan({ action: 'settle', about: made.name, due: planner.inSeconds(REFUND_SECONDS) })
  return { id: made.name, state: 'pending' as const }
}

export async function openSandbox(site: Site): Promise<Gateway> {
  const { publicUrl, timeZone } = site.settings
  const secret = await site.write(administrator, readSigningSecret)
  return {
    name: 'Sandbox',
    async createOrder(wanted) {
      const create = () => site.write(administrator, (documents) => createOrder(documents, wanted, timeZone))
      const order = await create().catch((error: unknown) => {
        if (error instanceof GatewayRefused) throw error
        // A concurrent request with the same reference finds the first one's order.
        return create()
      })
      return { order, checkout: { kind: 'redirect', url: `${publicUrl}/sandbox/pay/${order}` } }
    },
    fetchOrder: (order): Promise<GatewayOrder | null> =>
      site.write(administrator, (documents) => readOrder(documents, order)),
    capture: (payment, amount, currency) =>
      site.write(administrator, (documents) => capture(documents, { payment, amount, currency }, timeZone)),
    refund: (wanted) => site.write(administrator, (documents) => refund(documents, wanted, timeZone)),
    readEvent: (raw, headers) => readSandboxEvent(raw, headers, { secret, now: new Date() }),
  }
}
