import { int, text } from '#framework/doctypes'
import { method } from '#framework/modules'
import { paymentErrors } from '../errors.ts'
import { payable } from '../extension-points.ts'
import type { Documents } from '#framework/documents'
import { hashSecret, randomSecret } from '#framework/identity'
import { PaymentLink } from '../doctypes/payment-link.doctype.ts'
import { clockText } from '../rules/clock.ts'
import type { PaymentPlace } from '../actions/place.ts'
import { moneyStaff } from '../rules/staff.ts'

const DAY = 24 * 60
const USUAL_DAYS = 7

/** What a link is to be for; the amount in minor units. */
interface LinkWanted {
  readonly reference_type: string
  readonly reference_name: string
  readonly amount: number
  readonly currency: string
  /** How long it opens; a week unless told. */
  readonly days?: number | null
}

/**
 * Makes an address at which anybody who has it can pay for one document, as the system. It is told once, and kept as its
 * hash. Who may do this is the caller's business.
 */
export async function makePaymentLink(
  documents: Documents,
  { settings: { timeZone, publicUrl } }: Pick<PaymentPlace, 'settings'>,
  { days, ...wanted }: LinkWanted,
) {
  const token = randomSecret()
  const expires_at = clockText({ timeZone, now: documents.now }, (days ?? USUAL_DAYS) * DAY)
  const link = { ...wanted, expires_at, token_hash: hashSecret(token) }
  const { name } = await documents.insert(PaymentLink, link)
  return { name, token, url: new URL(`/pay/${token}`, publicUrl).href, expires_at }
}

/** Makes an address at which anybody who has it can pay for one document. It is told once, and kept as its hash. */
export const makeLink = method({
  access: moneyStaff,
  input: {
    reference_type: text({ required: true }),
    reference_name: text({ required: true }),
    days: int({ min: 1, max: 90 }),
  },
  async run({ input: { reference_type, reference_name, days }, documents, extensions, site }) {
    const room = extensions(payable).find(({ type }) => type === reference_type)
    if (!room) throw paymentErrors.not_payable(reference_type)
    const system = documents.asSystem()
    const due = await room.due(system, reference_name)
    if (!due) throw paymentErrors.nothing_due()
    const { amount, currency } = due
    return makePaymentLink(system, site, { reference_type, reference_name, amount, currency, days })
  },
})
