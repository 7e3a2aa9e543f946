import { Payment } from '../doctypes/payment.doctype.ts'
import type { PaymentPlace } from './place.ts'
import { clockText } from '../rules/clock.ts'
import { isCaptured } from '../rules/payment-states.ts'

/** Minutes between two questions that payers set off: three seconds. */
const BETWEEN = 3 / 60

/** Whether the gateway is to be asked now, because a payer waits: of all who ask at once, one is told to. */
export function claimAsk(place: PaymentPlace, name: string): Promise<boolean> {
  return place.write(async (documents) => {
    const { state, last_asked, gateway_order } = await documents.lock(Payment, name)
    const clock = { timeZone: place.settings.timeZone, now: documents.now }
    const isFresh = last_asked !== null && last_asked.slice(0, 19) > clockText(clock, -BETWEEN)
    if (isCaptured(state) || gateway_order === null || isFresh) return false
    await documents.save(Payment, name, { last_asked: clockText(clock) })
    return true
  })
}
