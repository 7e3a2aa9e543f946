import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { requirePayer } from '../actions/may-pay.ts'
import { placeOf } from '../actions/place.ts'
import { openingsOf } from '../providers/open-gateways.ts'
import { shownDue } from '../rules/shown-due.ts'

/** What is to be paid for a document now, and by which ways; nothing due answers null. */
export const getOptions = method({
  access: anyone,
  countsItself: true,
  input: {
    reference_type: text({ required: true }),
    reference_name: text({ required: true }),
    receipt_token: text(),
  },
  async run(context) {
    const { input, documents } = context
    const room = await requirePayer(context, input)
    const due = await room.due(documents.asSystem(), input.reference_name)
    return {
      due: shownDue(due),
      payer_name: due?.payer.name ?? null,
      gateways: [...openingsOf(placeOf(context)).keys()],
    }
  },
})
