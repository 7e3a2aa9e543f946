import { select, text } from '#framework/doctypes'
import { method } from '#framework/modules'
import { placeOf } from '#money/payments'
import { endParcel } from '../actions/end-parcel.ts'
import { changeErrors } from '../rules/change-errors.ts'
import { Parcel } from '../doctypes/parcel.doctype.ts'
import { undeliveredReasons } from '../rules/parcel-states.ts'
import { senders, requireSent } from './parcel-ends.ts'

/** The button of the desk: what was sent came back to its sender, for the reason that stands in the form. */
export const takeParcelBack = method({
  access: senders,
  input: { name: text({ required: true }), reason: select(undeliveredReasons) },
  methods: ['POST'],
  async run(context) {
    const { input, documents } = context
    const { name, undelivered_reason } = await requireSent(documents, input.name)
    const reason = input.reason ?? undelivered_reason
    if (reason === null) throw changeErrors.no_undelivered_reason()
    const system = documents.asSystemFor(documents.caller.user)
    if (reason !== undelivered_reason) await system.save(Parcel, name, { undelivered_reason: reason })
    await endParcel(system, placeOf(context), { parcel: name, state: 'returned' })
    return { name }
  },
})
