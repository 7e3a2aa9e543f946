import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import { on } from '#framework/events'
import { Fulfilment, Order, orderEvents } from '#store/orders'

interface DigitalFulfilment {
  readonly name: string
}

/** Returns the paid digital fulfilments of an order whose items all have files. One statement. */
function listReady(system: Documents, order: string): Promise<readonly DigitalFulfilment[]> {
  return system.statement(
    sql<DigitalFulfilment>`
      select p.name from "Fulfilment" p
      where p."order" = ${order} and p.kind = 'digital' and p.state = 'placed' and not exists (
        select from "Order Line" l
        where l.fulfilment = p.name and l.quantity > l.cancelled_quantity and not exists (
          select from "Product Download" d
          where d.product = l.product and d.business = l.business and d.is_active = 1))
      order by p.number`,
    {},
  )
}

/** Delivers digital fulfilments once the order is paid. One without files is left to its seller. */
export const deliverDigital = on(
  orderEvents.placed,
  'downloads.deliver',
  async ({ order }, { documents }) => {
    await documents.lock(Order, order)
    for (const { name } of await listReady(documents, order))
      await documents.save(Fulfilment, name, { state: 'delivered' })
  },
)
