import { text } from '#framework/doctypes'
import { method } from '#framework/modules'
import { placeOf } from '#money/payments'
import { cancelPieces } from '../actions/cancel-pieces.ts'
import { isOffice } from '../rules/order-staff.ts'
import { reasons } from '../rules/credit-reasons.ts'
import { requireParcel, senders } from './cancel-order.ts'

/** The button of the desk: whoever may change the parcel gives it up before it leaves. */
export const cancelParcel = method({
  access: senders,
  input: { name: text({ required: true }), reason: text({ maxLength: 200 }) },
  methods: ['POST'],
  async run(context) {
    const { input, documents } = context
    const { order, name } = await requireParcel(documents, input.name)
    const usual = isOffice(documents.caller)
      ? reasons.parcel_cancelled_by_office
      : reasons.cancelled_by_seller
    await cancelPieces(documents.asSystem(), placeOf(context), {
      ...{ order, parcel: name, pieces: null, isStaff: true },
      reason: input.reason ?? usual.text,
    })
    return { name }
  },
})
