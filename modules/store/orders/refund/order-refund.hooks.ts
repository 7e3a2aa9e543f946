import { hooks } from '#framework/documents'
import { isAdministrator } from '#framework/permissions'
import { calculateRefundAmounts, type OrderRefundDoc } from './create-order-refund.ts'
import { OrderRefund } from './order-refund.doctype.ts'

/** Accepts quantities for existing lines; titles and remaining quantities are read-only. */
function mergeItems(previous: OrderRefundDoc, { items }: OrderRefundDoc): OrderRefundDoc['items'] {
  const submitted = new Map(items.map(({ name, quantity }) => [name, quantity]))
  return previous.items.map((item) => ({ ...item, quantity: submitted.get(item.name) ?? 0 }))
}

export const orderRefundHooks = hooks(OrderRefund, {
  async beforeSave({ previous, document, documents }) {
    if (previous === null || isAdministrator(documents.caller)) return {}
    const { state, with_delivery, allowance, reason, modified } = document
    if (previous.state !== 'planned') return { ...previous, modified }
    const items = mergeItems(previous, document)
    const submitted = { ...previous, state, with_delivery, allowance, reason, modified, items }
    return { ...submitted, ...(await calculateRefundAmounts(documents.asSystem(), submitted)) }
  },
})
