import { text } from '#framework/doctypes'
import { anyone, anyValue, method, onlyRoles } from '#framework/modules'
import { placeOf } from '#money/payments'
import { cancelPieces } from '../actions/cancel-pieces.ts'
import { seeOrder } from '../actions/see-order.ts'
import { changeErrors } from '../rules/change-errors.ts'
import { orderOpenedBy } from '../doctypes/opened-order.queries.ts'
import { Parcel } from '../doctypes/parcel.doctype.ts'
import { readPieces } from '../rules/read-pieces.ts'

/** Said where nobody gave a reason. */
const CANCELLED_BY_BUYER = 'Cancelled by the buyer'
const CANCELLED_BY_SELLER = 'Cancelled by the seller'

/** Whoever holds the order gives it up, all or some of it, until it is packed. What was paid for it goes back. */
export const cancelOrder = method({
  access: anyone,
  input: { token: text(), name: text(), items: anyValue, parcel: text(), reason: text({ maxLength: 200 }) },
  methods: ['POST'],
  async run(context) {
    const { input, documents } = context
    const order = await orderOpenedBy(documents, input)
    await cancelPieces(documents.asSystem(), placeOf(context), {
      ...{ order, parcel: input.parcel, isStaff: false },
      pieces: readPieces(input.items),
      reason: input.reason ?? CANCELLED_BY_BUYER,
    })
    return seeOrder(documents, order)
  },
})

/** The button of the desk: whoever may change the parcel gives it up before it leaves. */
export const cancelParcel = method({
  access: onlyRoles('System Manager', 'Store Manager', 'Seller'),
  input: { name: text({ required: true }), reason: text({ maxLength: 200 }) },
  methods: ['POST'],
  async run(context) {
    const { input, documents } = context
    const { order, name } = await documents.get(Parcel, input.name)
    const rights = await documents.permissions(Parcel, name)
    if (rights?.has('write') !== true) throw changeErrors.fixed()
    await cancelPieces(documents.asSystem(), placeOf(context), {
      ...{ order, parcel: name, pieces: null, isStaff: true },
      reason: input.reason ?? CANCELLED_BY_SELLER,
    })
    return { name }
  },
})
