import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { requirePayer, toDueView } from './payer-access.ts'
import { listGateways } from '../gateways/open-gateways.ts'

/** Returns the balance due of a document and its payment methods. It is null when nothing is due. */
export const getOptions = method({
  access: anyone,
  countsItself: true,
  isTranslated: true,
  input: {
    reference_type: text({ required: true }),
    reference_name: text({ required: true }),
    receipt_token: text(),
  },
  async run(context) {
    const { input, documents } = context
    const handler = await requirePayer(context, input)
    const due = await handler.due(documents.asSystem(), input.reference_name)
    return {
      due: await toDueView(context.ctx, due),
      payer_name: due?.payer.name ?? null,
      gateways: [...listGateways(context).keys()],
    }
  },
})
