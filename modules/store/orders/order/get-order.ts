import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { requireOrderAccess, isOffice } from './order-access.ts'
import type { Documents } from '#framework/documents'
import { shipmentsOf } from '#store/shipping'
import { Order } from './order.doctype.ts'
import { listFulfilments, type OrderDoc } from './order.queries.ts'
import { readOrderDetails } from './order-view.queries.ts'
import { buildOrderView } from './order-view.ts'

/** Returns an order for the holder of its token. The signed-in buyer may read it by its name. */
export const getOrder = method({
  access: anyone,
  countsItself: true,
  input: { token: text(), name: text() },
  methods: ['GET', 'POST'],
  run: async ({ input, documents }) => loadOrderView(documents, await requireOrderAccess(documents, input)),
})

/** Returns the buyer for whom staff act; the action counts as the buyer's and records the staff member. */
function actingFor({ caller }: Documents, { user, contact_name }: OrderDoc): string | null {
  return isOffice(caller) && user !== caller.user ? contact_name : null
}

/** Returns the order's view. Four statements. */
export async function loadOrderView(documents: Documents, name: string) {
  const system = documents.asSystem()
  const order = await system.get(Order, name)
  const fulfilments = await listFulfilments(system, name)
  const around = await readOrderDetails(system, name)
  const sent = fulfilments
    .filter(({ shipped_at }) => shipped_at !== null)
    .map((fulfilment) => fulfilment.name)
  const shipments = await shipmentsOf(documents, sent)
  return {
    ...buildOrderView({ order, fulfilments, ...around, shipments, today: documents.today }),
    acting_for: actingFor(documents, order),
  }
}
