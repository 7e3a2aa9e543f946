import type { Documents } from '#framework/documents'
import { shipmentsOf } from '#store/shipping'
import { Order } from '../doctypes/order.doctype.ts'
import { parcelsOf, type OrderDoc } from '../doctypes/parcel.queries.ts'
import { readAroundOrder } from '../doctypes/seen-order.queries.ts'
import { isOffice } from '../rules/order-staff.ts'
import { shownOrder } from '../rules/shown-order.ts'

/** Whom the office acts for, where the order is not its own: what it does here counts as theirs, under its own name. */
function actingFor({ caller }: Documents, { user, contact_name }: OrderDoc): string | null {
  return isOffice(caller) && user !== caller.user ? contact_name : null
}

/** An order for whoever may open it. Four statements, however long it is. */
export async function seeOrder(documents: Documents, name: string) {
  const system = documents.asSystem()
  const order = await system.get(Order, name)
  const parcels = await parcelsOf(system, name)
  const around = await readAroundOrder(system, name)
  const sent = parcels.filter(({ shipped_at }) => shipped_at !== null).map((parcel) => parcel.name)
  const shipments = await shipmentsOf(documents, sent)
  return {
    ...shownOrder({ order, parcels, ...around, shipments, today: documents.today }),
    acting_for: actingFor(documents, order),
  }
}
