import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { findOpenLink } from '../payment/payment.queries.ts'
import { paymentErrors } from '../errors.ts'
import { payable } from '../extension-points.ts'
import { listGateways } from '../gateways/open-gateways.ts'
import { toDueView } from '../checkout/payer-access.ts'

/**
 * Returns the document and the balance due of a payment link. The link's token is then the receipt token for the
 * payment.
 */
export const openLink = method({
  access: anyone,
  countsItself: true,
  isTranslated: true,
  input: { token: text({ required: true }) },
  async run(context) {
    const { input, documents, extensions, site } = context
    const system = documents.asSystem()
    const found = await findOpenLink(system, input.token, site.settings.timeZone)
    if (!found) throw paymentErrors.link_over()
    const { reference_type, reference_name, expires_at } = found
    const handler = extensions(payable).find(({ type }) => type === reference_type)
    const due = (await handler?.due(system, reference_name)) ?? null
    return {
      ...{ reference_type, reference_name, expires_at },
      due: await toDueView(context.ctx, due),
      payer_name: due?.payer.name ?? null,
      gateways: [...listGateways(context).keys()],
    }
  },
})
