import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { findLink } from '../doctypes/payment-link.queries.ts'
import { paymentErrors } from '../errors.ts'
import { payable } from '../extension-points.ts'
import { placeOf } from '../actions/place.ts'
import { openingsOf } from '../providers/open-gateways.ts'
import { shownDue } from '../rules/shown-due.ts'

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
