import { inventoryEvents } from './events.ts'
import { defineModule } from '#framework/modules'
import { BackInStockAlert } from './back-in-stock/back-in-stock-alert.doctype.ts'
import { stockHooks, stockMoveHooks } from './stock-move/stock-move.hooks.ts'
import { Stock } from './stock/stock.doctype.ts'
import { StockMove } from './stock-move/stock-move.doctype.ts'
import { StockReservation } from './reservation/stock-reservation.doctype.ts'
import { inventoryExtensions } from './extensions.ts'
import { countStock } from './stock-move/count-stock.ts'
import { getProductStock } from './stock/get-product-stock.ts'
import { receiveStock } from './stock-move/receive-stock.ts'
import { notifyWhenBackInStock } from './back-in-stock/notify-when-back-in-stock.ts'
import { inventoryTasks } from './tasks.ts'
import { messages } from './messages.ts'

export type { ReleasedLine } from './reservation/reservations.ts'
export { extendReservation, reserveStock, type ReservedLine } from './reservation/reserve-stock.ts'
export {
  confirmReservation,
  releaseReservation,
  shipStock,
  returnToStock,
} from './reservation/reservations.ts'

export { availableOf, type AvailableStock } from './stock/stock.queries.ts'
export type { BackOrder } from './back-order/back-order.rules.ts'
export { listWaitingLines, waitingColumns, type WaitingLine } from './back-order/list-waiting-lines.ts'
export { inventoryEvents } from './events.ts'
export { StockReservation } from './reservation/stock-reservation.doctype.ts'
export { StockMove } from './stock-move/stock-move.doctype.ts'

export const inventory = defineModule({
  name: 'inventory',
  deskSection: 'store',
  docTypes: [Stock, StockMove, StockReservation, BackInStockAlert],
  methods: { getProductStock, receiveStock, countStock, notifyWhenBackInStock },
  renamedEvents: [inventoryEvents.reservation_expired],
  hooks: [stockHooks, stockMoveHooks],
  tasks: inventoryTasks,
  extensions: inventoryExtensions,
  demo: async (context) => (await import('./demo.ts')).demo(context),
  messages,
})
