import { text } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { anyone, method } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { toDecimal } from '#meta'
import { askGateway } from '../actions/ask-gateway.ts'
import { claimAsk } from '../actions/claim-ask.ts'
import { paymentByToken } from '../actions/payment-by-token.ts'
import { refundsOf, type PaymentDoc } from '../doctypes/payment.queries.ts'
import { placeOf } from '../actions/place.ts'
import { GatewayError } from '../providers/gateway-error.ts'
import { readCheckout } from '../rules/checkout.ts'

/** What its payer may know of a payment. */
async function shown(documents: Documents, payment: PaymentDoc) {
  const { name, state, currency, method: by, error, gateway, reference_type, reference_name } = payment
  const refunds = await refundsOf(documents, name)
  return {
    ...{ payment: name, state, currency, gateway, method: by, error, reference_type, reference_name },
    amount: toDecimal(payment.amount),
    refunded_amount: toDecimal(payment.refunded_amount),
    /** Taken, but not for what it was meant: it goes back by itself. */
    is_returned: payment.application === 'unapplied' || payment.application === 'returned' ? 1 : 0,
    refunds: refunds.map(({ amount, state: at, destination }) => ({
      amount: toDecimal(amount),
      state: at,
      destination,
    })),
    checkout: readCheckout(state === 'created' ? payment.checkout : null),
  }
}

/** How a payment stands, for whoever holds its token. While it is open the gateway itself is asked, every three seconds. */
export const getStatus = method({
  access: anyone,
  input: { payment: text({ required: true }), token: text({ required: true }) },
  framesItself: true,
  countsItself: true,
  async run(context) {
    const { input } = context
    const place = placeOf(context)
    const open = (documents: Documents) => paymentByToken(documents, input.payment, input.token)
    await context.site.read(administrator, open)
    if (await claimAsk(place, input.payment))
      await askGateway(place, input.payment).catch((error: unknown) => {
        // A gateway that is away tells nothing new: what is known is told, and the payer asks again.
        if (!(error instanceof GatewayError)) throw error
      })
    return context.site.read(administrator, async (documents) => shown(documents, await open(documents)))
  },
})
