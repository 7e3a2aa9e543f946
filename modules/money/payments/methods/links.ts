import { int, link, text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { PaymentLink } from '../doctypes/payment-link.doctype.ts'
import { findLink } from '../doctypes/payment-link.queries.ts'
import { paymentErrors } from '../errors.ts'
import { payable } from '../extension-points.ts'
import { makePaymentLink } from '../actions/make-payment-link.ts'
import { placeOf } from '../actions/place.ts'
import { openingsOf } from '../providers/open-gateways.ts'
import { shownDue } from '../rules/shown-due.ts'
import { moneyStaff } from '../rules/staff.ts'

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

/** What a payment link is for. Its token is then shown as the receipt with which one pays. */
export const openLink = method({
  access: anyone,
  countsItself: true,
  input: { token: text({ required: true }) },
  async run(context) {
    const { input, documents, extensions, site } = context
    const system = documents.asSystem()
    const found = await findLink(system, input.token, site.settings.timeZone)
    if (!found) throw paymentErrors.link_over()
    const { reference_type, reference_name, expires_at } = found
    const room = extensions(payable).find(({ type }) => type === reference_type)
    const due = (await room?.due(system, reference_name)) ?? null
    return {
      ...{ reference_type, reference_name, expires_at },
      due: shownDue(due),
      payer_name: due?.payer.name ?? null,
      gateways: [...openingsOf(placeOf(context)).keys()],
    }
  },
})

/** Takes a link back: it opens nothing any more. */
export const withdrawLink = method({
  access: moneyStaff,
  input: { name: link('Payment Link', { required: true }) },
  async run({ input: { name }, documents }) {
    const system = documents.asSystem()
    const { state } = await system.lock(PaymentLink, name)
    if (state === 'open') await system.save(PaymentLink, name, { state: 'withdrawn' })
  },
})
