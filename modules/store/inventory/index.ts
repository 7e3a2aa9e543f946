import { defineModule } from '#framework/modules'
import { BackInStockAlert } from './doctypes/back-in-stock-alert.doctype.ts'
import { stockHooks } from './doctypes/stock.hooks.ts'
import { Stock } from './doctypes/stock.doctype.ts'
import { stockMoveHooks } from './doctypes/stock-move.hooks.ts'
import { StockMove } from './doctypes/stock-move.doctype.ts'
import { StockReservation } from './doctypes/stock-reservation.doctype.ts'
import { inventoryExtensions } from './extensions.ts'
import { countStock } from './methods/count-stock.ts'
import { getProductStock } from './methods/get-product-stock.ts'
import { receiveStock } from './methods/receive-stock.ts'
import { tellMe } from './methods/tell-me.ts'
import { inventoryTasks } from './tasks.ts'
import { messages } from './messages.ts'

export type { GoingLine } from './actions/let-go.ts'
export { reserveStock, type ReservationWanted, type ReservedLine } from './actions/reserve-stock.ts'
export { confirmReservation, releaseReservation, shipStock } from './actions/reservations.ts'
export { takeBack, type ReturnedStock } from './actions/take-back.ts'
export { Stock } from './doctypes/stock.doctype.ts'
export { availableOf, type AvailableStock } from './doctypes/stock.queries.ts'
export { StockMove } from './doctypes/stock-move.doctype.ts'
export { StockReservation } from './doctypes/stock-reservation.doctype.ts'
export { FEW_LEFT } from './actions/tell-listing.ts'

export const inventory = defineModule({
  name: 'inventory',
  shelf: 'store',
  docTypes: [Stock, StockMove, StockReservation, BackInStockAlert],
  methods: { getProductStock, receiveStock, countStock, tellMe },
  hooks: [stockHooks, stockMoveHooks],
  tasks: inventoryTasks,
  extensions: inventoryExtensions,
  demo: async (context) => (await import('./demo.ts')).demo(context),
  messages,
})
