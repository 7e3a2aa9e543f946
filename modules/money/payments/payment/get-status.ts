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

/** What a gateway took, which may be another amount or currency than it was asked for; null before. */
const readCapturedMoney = ({ state, captured_amount, captured_currency, currency }: PaymentDoc) =>
  isCaptured(state) ? { amount: toDecimal(captured_amount), currency: captured_currency ?? currency } : null

/** What its payer may know of a payment. */
async function readStatusView(documents: Documents, payment: PaymentDoc) {
  const { name, state, currency, method: by, error, gateway, reference_type, reference_name } = payment
  // Nothing goes back of what was not taken.
  const refunds = isCaptured(state) ? await listRefunds(documents, name) : []
  return {
    ...{ payment: name, state, currency, gateway, method: by, error, reference_type, reference_name },
    /** What was asked for. */
    amount: toDecimal(payment.amount),
    captured: readCapturedMoney(payment),
    /** Of what was taken, in its currency. */
    refunded_amount: toDecimal(payment.refunded_amount),
    /** Taken, but not for what it was meant: it goes back by itself. */
    is_returned: payment.application === 'unapplied' || payment.application === 'returned' ? 1 : 0,
    refunds: refunds.map(({ amount, state: at, destination }) => ({
      amount: toDecimal(amount),
      state: at,
      destination,
    })),
    /** Declined at first, and its order at the gateway takes another try: money may come after all. */
    may_come: state === 'failed' ? 1 : 0,
    /** The bank has been asked. Where it has not, whoever came back left the gateway's page without paying. */
    is_in_progress: state === 'authorised' ? 1 : payment.is_in_progress,
    checkout: readCheckout(state === 'created' ? payment.checkout : null),
  }
}

/** The payment as its gateway says it is now; as it is known where somebody else has just asked, or the gateway is away. */
async function fetchLatest(
  paymentContext: Context,
  known: PaymentDoc,
  open: () => Promise<PaymentDoc>,
): Promise<PaymentDoc> {
  if (isCaptured(known.state)) return known
  const order = await claimSync(paymentContext, known.name)
  if (order === null) return open()
  return syncOrder(paymentContext, order).catch((error: unknown) => {
    // A gateway that is away tells nothing new: what is known is told, and the payer asks again.
    if (!(error instanceof GatewayError)) throw error
    return open()
  })
}

/** How a payment stands, for whoever holds its token. While it is open the gateway itself is asked, every three seconds. */
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

/** A payment for whoever holds its token. `documents` acts as the system; a wrong token and no payment answer alike. */
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
