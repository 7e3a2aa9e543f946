import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { requireOrderAccess, isOffice } from './order-access.ts'
import type { Documents } from '#framework/documents'
import { shipmentsOf } from '#store/shipping'
import { Order } from './order.doctype.ts'
import { listParcels, type OrderDoc } from './order.queries.ts'
import { readOrderDetails } from './order-view.queries.ts'
import { buildOrderView } from './order-view.ts'

/** An order for who holds its token, and by its name for who made it and is signed in. */
export const getOrder = method({
  access: anyone,
  countsItself: true,
  input: { token: text(), name: text() },
  methods: ['GET', 'POST'],
  run: async ({ input, documents }) => loadOrderView(documents, await requireOrderAccess(documents, input)),
})

/** Whom the office acts for, where the order is not its own: what it does here counts as theirs, under its own name. */
function actingFor({ caller }: Documents, { user, contact_name }: OrderDoc): string | null {
  return isOffice(caller) && user !== caller.user ? contact_name : null
}

/** An order for whoever may open it. Four statements, however long it is. */
export async function loadOrderView(documents: Documents, name: string) {
  const system = documents.asSystem()
  const order = await system.get(Order, name)
  const parcels = await listParcels(system, name)
  const around = await readOrderDetails(system, name)
  const sent = parcels.filter(({ shipped_at }) => shipped_at !== null).map((parcel) => parcel.name)
  const shipments = await shipmentsOf(documents, sent)
  return {
    ...buildOrderView({ order, parcels, ...around, shipments, today: documents.today }),
    acting_for: actingFor(documents, order),
  }
}
