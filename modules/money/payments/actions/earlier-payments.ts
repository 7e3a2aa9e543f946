import type { Documents } from '#framework/documents'
import type { Due } from '../extension-points.ts'
import { Payment } from '../doctypes/payment.doctype.ts'
import type { PaymentDoc } from '../doctypes/payment.queries.ts'
import { GatewayError } from '../providers/gateway-error.ts'
import { clockText } from '../rules/clock.ts'
import { isCaptured, mayComeStates, unpaidStates } from '../rules/payment-states.ts'
import { askAboutOrder } from './ask-gateway.ts'
import { claimAsk } from './claim-ask.ts'
import type { PaymentWanted } from './open-payment.ts'
import type { PaymentPlace } from './place.ts'

/** Minutes that must be left of a payment for another tab, or who was declined, to take it up. */
const WORTH_TAKING_UP = 10
/** Who tries more often than this has long been asked about by the clock. */
const MOST_EARLIER = 5

/** What was begun for the same thing before, and no money is known of. */
interface EarlierPayments {
  /** Taken up again: its gateway takes money for one order once. */
  readonly again: PaymentDoc | null
  /** What a payer may have paid meanwhile in a page that he left, or after he was declined. */
  readonly unsure: readonly PaymentDoc[]
}

/** Payments for a thing of which no money is known, the latest first. One statement. */
export async function earlierPayments(
  documents: Documents,
  { settings }: PaymentPlace,
  { wanted, due }: { readonly wanted: PaymentWanted; readonly due: Due },
): Promise<EarlierPayments> {
  const { type: reference_type, name: reference_name, gateway } = wanted
  const soon = clockText({ timeZone: settings.timeZone, now: documents.now }, WORTH_TAKING_UP)
  const found = await documents.find(Payment, {
    where: { reference_type, reference_name, state: ['in', [...unpaidStates]] },
    order_by: 'creation desc',
    limit: MOST_EARLIER,
  })
  const isOpen = ({ state, expires_at }: PaymentDoc) => mayComeStates.has(state) && (expires_at ?? '') > soon
  const isSame = (one: PaymentDoc) =>
    one.gateway === gateway && one.amount === due.amount && one.currency === due.currency
  const again = found.find((one) => isOpen(one) && isSame(one)) ?? null
  return { again, unsure: found.filter((one) => one !== again || one.state === 'failed') }
}

/**
 * Asks what became of them; answers the one that took money after all, so that nobody pays twice. A gateway that is away
 * keeps nobody from paying by another: what comes twice is paid back.
 */
export async function askEarlier(
  place: PaymentPlace,
  unsure: readonly PaymentDoc[],
): Promise<PaymentDoc | null> {
  for (const { name } of unsure) {
    const order = await claimAsk(place, name)
    if (order === null) continue
    const payment = await askAboutOrder(place, order).catch((error: unknown) => {
      if (!(error instanceof GatewayError)) throw error
      return null
    })
    if (payment && isCaptured(payment.state)) return payment
  }
  return null
}
