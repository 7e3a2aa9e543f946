import type { Context } from '#framework/context'
import { text } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { anyone, method } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { toDecimal } from '#meta'
import { syncOrder } from '../reconciliation/sync-payment.ts'
import { claimSync } from '../reconciliation/claim-sync.ts'
import { DialectError } from '#framework/errors'
import { Payment } from './payment.doctype.ts'
import { type PaymentDoc, listRefunds } from './payment.queries.ts'
import { paymentErrors } from '../errors.ts'
import { isTokenValid, readCheckout } from '../checkout/open-payment.ts'
import { GatewayError } from '../gateways/gateway.ts'
import { isCaptured } from './payment.states.ts'

/** Captured amount and currency, which may differ from the requested ones; null before the capture. */
const readCapturedMoney = ({ state, captured_amount, captured_currency, currency }: PaymentDoc) =>
  isCaptured(state) ? { amount: toDecimal(captured_amount), currency: captured_currency ?? currency } : null

async function readStatusView(documents: Documents, payment: PaymentDoc) {
  const { name, state, currency, method: by, error, gateway, reference_type, reference_name } = payment
  // A payment without capture has no refunds.
  const refunds = isCaptured(state) ? await listRefunds(documents, name) : []
  return {
    ...{ payment: name, state, currency, gateway, method: by, error, reference_type, reference_name },
    /** Requested amount. */
    amount: toDecimal(payment.amount),
    captured: readCapturedMoney(payment),
    /** Refunded amount in the captured currency. */
    refunded_amount: toDecimal(payment.refunded_amount),
    /** Captured but not allocated; refunded automatically. */
    is_returned: payment.allocation === 'unallocated' || payment.allocation === 'refunded' ? 1 : 0,
    refunds: refunds.map(({ amount, state: at, destination }) => ({
      amount: toDecimal(amount),
      state: at,
      destination,
    })),
    /** Declined, but the gateway's order accepts another attempt. */
    may_come: state === 'failed' ? 1 : 0,
    /** The bank was asked; otherwise the payer left the gateway's page without paying. */
    is_in_progress: state === 'authorised' ? 1 : payment.is_in_progress,
    checkout: readCheckout(state === 'created' ? payment.checkout : null),
  }
}

async function fetchLatest(
  paymentContext: Context,
  known: PaymentDoc,
  open: () => Promise<PaymentDoc>,
): Promise<PaymentDoc> {
  if (isCaptured(known.state)) return known
  const order = await claimSync(paymentContext, known.name)
  if (order === null) return open()
  return syncOrder(paymentContext, order).catch((error: unknown) => {
    // Without the gateway the known state is returned, and the payer polls again.
    if (!(error instanceof GatewayError)) throw error
    return open()
  })
}

/**
 * Returns a payment's status for holders of its token. While open, it queries the gateway at most once per three
 * seconds.
 */
export const getStatus = method({
  access: anyone,
  input: { payment: text({ required: true }), token: text({ required: true }) },
  managesOwnTransaction: true,
  countsItself: true,
  async run(context) {
    const { input } = context
    const open = () =>
      context.site.read(administrator, (documents) =>
        findPaymentByToken(documents, input.payment, input.token),
      )
    const payment = await fetchLatest(context, await open(), open)
    return context.site.read(administrator, (documents) => readStatusView(documents, payment))
  },
})

/**
 * Returns a payment by token; the error is the same for a wrong token and an unknown payment. `documents` acts as the
 * system.
 */
export async function findPaymentByToken(
  documents: Documents,
  name: string,
  token: string,
): Promise<PaymentDoc> {
  const payment = await documents.get(Payment, name).catch((error: unknown) => {
    if (error instanceof DialectError && error.status === 404) throw paymentErrors.wrong_token()
    throw error
  })
  if (!isTokenValid(token, payment.token_hash)) throw paymentErrors.wrong_token()
  return payment
}
