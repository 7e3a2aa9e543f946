import { text } from '#framework/doctypes'
import { method } from '#framework/modules'
import { cancelItems } from './cancel-items.ts'
import { isOffice } from '../order/order-access.ts'
import { reasons } from '../invoice/issue-tax-document.ts'
import { requireEditableFulfilment } from './cancel-order.ts'
import { fulfilmentRoles } from '../order/order-access.ts'

/** Cancels a fulfilment before it is shipped. Only callers who may change it can cancel it. */
export const cancelFulfilment = method({
  renamedFrom: 'orders.cancel_parcel',
  access: fulfilmentRoles,
  input: { name: text({ required: true }), reason: text({ maxLength: 200 }) },
  methods: ['POST'],
  async run(context) {
    const { input, documents } = context
    const { order, name } = await requireEditableFulfilment(documents, input.name)
    const usual = isOffice(documents.caller)
      ? reasons.fulfilment_cancelled_by_office
      : reasons.cancelled_by_seller
    await cancelItems(documents.asSystem(), context, {
      ...{ order, fulfilment: name, requestedItems: null, isStaff: true },
      reason: input.reason ?? usual.text,
    })
    return { name }
  },
})
