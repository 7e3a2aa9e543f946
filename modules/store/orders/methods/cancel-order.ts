import { text } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { anyone, anyValue, method, onlyRoles } from '#framework/modules'
import { placeOf } from '#money/payments'
import { cancelPieces } from '../actions/cancel-pieces.ts'
import { noteRefundTo } from '../actions/refund-to.ts'
import { seeOrder } from '../actions/see-order.ts'
import { changeErrors } from '../rules/change-errors.ts'
import { orderOpenedBy } from '../doctypes/opened-order.queries.ts'
import { Parcel } from '../doctypes/parcel.doctype.ts'
import { isOffice } from '../rules/order-staff.ts'
import { reasons } from '../rules/credit-reasons.ts'
import { readPieces } from '../rules/read-pieces.ts'
import { refundToFields } from '../rules/refund-to-fields.ts'

/** Whoever holds the order, or the office for him, gives it up, all or some of it, until it is packed. What was paid for it goes back. */
export const cancelOrder = method({
  access: anyone,
  input: {
    ...{ token: text(), name: text(), items: anyValue, parcel: text(), reason: text({ maxLength: 200 }) },
    ...refundToFields,
  },
  methods: ['POST'],
  async run(context) {
    const { input, documents } = context
    const order = await orderOpenedBy(documents, input)
    const usual = isOffice(documents.caller) ? reasons.cancelled_by_office : reasons.cancelled_by_buyer
    await noteRefundTo(documents.asSystem(), order, input)
    await cancelPieces(documents.asSystem(), placeOf(context), {
      ...{ order, parcel: input.parcel, isStaff: false },
      pieces: readPieces(input.items),
      reason: input.reason ?? usual.text,
    })
    return seeOrder(documents, order)
  },
})

/** A parcel that the caller may change. */
export async function requireParcel(documents: Documents, asked: string) {
  const { order, name } = await documents.get(Parcel, asked)
  const rights = await documents.permissions(Parcel, name)
  if (rights?.has('write') !== true) throw changeErrors.fixed()
  return { order, name }
}

export const senders = onlyRoles('System Manager', 'Store Manager', 'Seller')
