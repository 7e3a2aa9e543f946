import type { Site } from '#framework/context'
import { int, text } from '#framework/doctypes'
import { method } from '#framework/modules'
import { paymentErrors } from '../errors.ts'
import { payable } from '../extension-points.ts'
import type { Documents } from '#framework/documents'
import { hashSecret, randomSecret } from '#framework/identity'
import { PaymentLink } from './payment-link.doctype.ts'
import { formatLocalTime } from '../payment/local-time.ts'
import { moneyStaff } from '../payment/staff-access.ts'

const DAY = 24 * 60
const DEFAULT_DAYS = 7

/** A payment link to create; amount in minor units. */
interface PaymentLinkRequest {
  readonly reference_type: string
  readonly reference_name: string
  readonly amount: number
  readonly currency: string
  /** Days of validity; defaults to seven. */
  readonly days?: number | null
}

/** Creates a payment link as the system. Only its hash is stored. The caller checks permission. */
export async function createPaymentLink(
  documents: Documents,
  { settings }: Site,
  { days, ...request }: PaymentLinkRequest,
) {
  const { timeZone, publicUrl } = settings
  const token = randomSecret()
  const expires_at = formatLocalTime({ timeZone, now: documents.now }, (days ?? DEFAULT_DAYS) * DAY)
  const link = { ...request, expires_at, token_hash: hashSecret(token) }
  const { name } = await documents.insert(PaymentLink, link)
  return { name, token, url: new URL(`/pay/${token}`, publicUrl).href, expires_at }
}

/** Creates a payment link, returned once; only its hash is stored. */
export const makeLink = method({
  access: moneyStaff,
  input: {
    reference_type: text({ required: true }),
    reference_name: text({ required: true }),
    days: int({ min: 1, max: 90 }),
  },
  async run({ input: { reference_type, reference_name, days }, documents, extensions, site }) {
    const handler = extensions(payable).find(({ type }) => type === reference_type)
    if (!handler) throw paymentErrors.not_payable(reference_type)
    const system = documents.asSystem()
    const due = await handler.due(system, reference_name)
    if (!due) throw paymentErrors.nothing_due()
    const { amount, currency } = due
    return createPaymentLink(system, site, { reference_type, reference_name, amount, currency, days })
  },
})
