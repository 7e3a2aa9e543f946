import { text } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { anyone, anyValue, method } from '#framework/modules'
import { cancelItems } from './cancel-items.ts'
import { saveRefundDestination, refundDestinationFields } from '../refund/refund-destination.ts'
import { loadOrderView } from '../order/get-order.ts'
import { changeErrors } from '../errors.ts'
import { requireOrderAccess, isOffice } from '../order/order-access.ts'
import { Fulfilment } from '../fulfilment/fulfilment.doctype.ts'
import { reasons } from '../invoice/issue-tax-document.ts'
import { parseRequestedItems } from '../order-line/order-lines.rules.ts'

/**
 * Cancels an order or some of its items until it is packed. The token holder and the office may call it, and payments
 * are refunded.
 */
export const cancelOrder = method({
  access: anyone,
  input: {
    ...{
      token: text(),
      name: text(),
      items: anyValue,
      fulfilment: text({ renamedFrom: 'parcel' }),
      reason: text({ maxLength: 200 }),
    },
    ...refundDestinationFields,
  },
  methods: ['POST'],
  isTranslated: true,
  async run(context) {
    const { input, documents, language } = context
    const order = await requireOrderAccess(documents, input)
    const usual = isOffice(documents.caller) ? reasons.cancelled_by_office : reasons.cancelled_by_buyer
    await saveRefundDestination(documents.asSystem(), order, input)
    await cancelItems(documents.asSystem(), context, {
      ...{ order, fulfilment: input.fulfilment, isStaff: false },
      requestedItems: parseRequestedItems(input.items),
      reason: input.reason ?? usual.text,
    })
    return loadOrderView({ documents, language }, order)
  },
})

export async function requireEditableFulfilment(documents: Documents, asked: string) {
  const { order, name } = await documents.get(Fulfilment, asked)
  const rights = await documents.permissions(Fulfilment, name)
  if (rights?.has('write') !== true) throw changeErrors.fixed()
  return { order, name }
}
