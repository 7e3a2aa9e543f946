import type { Documents } from '#framework/documents'
import { cancelCashCollection, CashCollection, expectCashFor, type CounterPlace } from '#money/counter'
import { Order } from '../doctypes/order.doctype.ts'
import { dueOf } from '../rules/order-due.ts'

/** Said where an order is paid when it comes, and costs something else by now. */
const CHANGED = 'The order was changed'

/** Whoever brings an order collects what is still owed for it, and nothing where nothing is. */
export async function renewCash(documents: Documents, place: CounterPlace, name: string): Promise<void> {
  const order = await documents.get(Order, name)
  if (order.payment_choice !== 'cash on delivery') return
  const where = { reference_type: Order.name, reference_name: name, state: 'due' } as const
  const [open] = await documents.find(CashCollection, { where, fields: ['name', 'amount'], limit: 1 })
  const due = dueOf(order)
  if (!open || open.amount === due?.amount) return
  await cancelCashCollection(documents, open.name, CHANGED)
  if (due === null) return
  await expectCashFor(documents, place, { reference: { type: Order.name, name }, collector: null })
}
