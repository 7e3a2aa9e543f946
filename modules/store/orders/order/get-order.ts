import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { translateResponse, type TranslationContext } from '#site/translations'
import { translateItem } from '#store/catalog'
import type { TranslateText } from '#meta'
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
  isTranslated: true,
  run: async ({ input, documents, language }) =>
    loadOrderView({ documents, language }, await requireOrderAccess(documents, input)),
})

/** Returns the buyer for whom staff act; the action counts as the buyer's and records the staff member. */
function actingFor({ caller }: Documents, { user, contact_name }: OrderDoc): string | null {
  return isOffice(caller) && user !== caller.user ? contact_name : null
}

/** Returns the order's view. Four statements, and one for its translation. */
export async function loadOrderView(context: TranslationContext, name: string) {
  const { documents } = context
  const system = documents.asSystem()
  const order = await system.get(Order, name)
  const fulfilments = await listFulfilments(system, name)
  const around = await readOrderDetails(system, name)
  const sent = fulfilments
    .filter(({ shipped_at }) => shipped_at !== null)
    .map((fulfilment) => fulfilment.name)
  const shipments = await shipmentsOf(documents, sent)
  const shown = buildOrderView({ order, fulfilments, ...around, shipments, today: documents.today })
  return translateResponse(context, (translate) => ({
    ...translateOrder(shown, translate),
    acting_for: actingFor(documents, order),
  }))
}

type OrderView = ReturnType<typeof buildOrderView>

function translateOrder(order: OrderView, translate: TranslateText): OrderView {
  return {
    ...order,
    fulfilments: order.fulfilments.map((fulfilment) => ({
      ...fulfilment,
      seller: translate(fulfilment.seller),
      lines: fulfilment.lines.map((line) => translateItem(line, translate)),
    })),
    tax_documents: order.tax_documents.map((one) => ({ ...one, seller: translate(one.seller) })),
    returns: order.returns.map((one) => ({
      ...one,
      items: one.items.map((item) => ({ ...item, title: translate(item.title) })),
    })),
  }
}
