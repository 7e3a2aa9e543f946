import { defineModule } from '#framework/modules'
import { orderNotifications } from './notifications/notification-extensions.ts'
import { buyerNotificationHandlers } from './notifications/buyer-notification-handlers.ts'
import { sellerNotificationHandlers } from './notifications/seller-notification-handlers.ts'
import { shipmentEventHandlers } from './fulfilment/shipment-event-handlers.ts'
import { CreditNote } from './invoice/credit-note.doctype.ts'
import { Invoice } from './invoice/invoice.doctype.ts'
import { Order } from './order/order.doctype.ts'
import { OrderEdit } from './order-edit/order-edit.doctype.ts'
import { orderRefundHooks } from './refund/order-refund.hooks.ts'
import { OrderRefund } from './refund/order-refund.doctype.ts'
import { OrderLink } from './order/order-link.doctype.ts'
import { NumberSeries } from './number-series/number-series.doctype.ts'
import { Fulfilment } from './fulfilment/fulfilment.doctype.ts'
import { fulfilmentHooks } from './fulfilment/fulfilment.hooks.ts'
import { Return } from './return/return.doctype.ts'
import { returnHooks } from './return/return.hooks.ts'
import { orderExtensions } from './extensions.ts'
import { cancelOrder } from './cancellation/cancel-order.ts'
import { cancelFulfilmentConfirmation } from './cancellation/cancel-fulfilment-confirmation.ts'
import { cancelFulfilment } from './cancellation/cancel-fulfilment.ts'
import { changeAddress } from './order-edit/change-address.ts'
import { changeItems } from './order-edit/change-items.ts'
import { getItemChoices } from './order-edit/get-item-choices.ts'
import { previewItems } from './order-edit/preview-items.ts'
import { actForBuyer } from './order/act-for-buyer.ts'
import { cancelOrderConfirmation } from './cancellation/cancel-order-confirmation.ts'
import { findOrder } from './order-lookup/find-order.ts'
import { openFoundOrder } from './order-lookup/open-found-order.ts'
import { getMyOrders } from './order/get-my-orders.ts'
import { getOrder } from './order/get-order.ts'
import { refundOrder } from './refund/refund-order.ts'
import { refundOrderConfirmation } from './refund/refund-order-confirmation.ts'
import { planRefund } from './refund/plan-refund.ts'
import { printCreditNote } from './invoice/print-credit-note.ts'
import { printInvoice } from './invoice/print-invoice.ts'
import { getInvoice } from './invoice/get-invoice.ts'
import { printFulfilmentInvoice } from './invoice/print-fulfilment-invoice.ts'
import { printPackingSlip } from './packing-slip/print-packing-slip.ts'
import { getPackingSlip } from './packing-slip/get-packing-slip.ts'
import { undeliveredConfirmation } from './fulfilment/undelivered-confirmation.ts'
import { markLost } from './fulfilment/mark-lost.ts'
import { markReturnedToSender } from './fulfilment/mark-returned-to-sender.ts'
import { openFulfilment } from './fulfilment/open-fulfilment.ts'
import { getCollections } from './collection/get-collections.ts'
import { handOver } from './collection/hand-over.ts'
import { placeOrder } from './checkout/place-order.ts'
import { previewReturn } from './return/preview-return.ts'
import { previewAddress } from './order-edit/preview-address.ts'
import { previewCancel } from './cancellation/preview-cancel.ts'
import { getExchanges } from './exchange/get-exchanges.ts'
import { reorder } from './order/reorder.ts'
import { setRefundTo } from './refund/set-refund-to.ts'
import { exchangeReturn } from './exchange/exchange-return.ts'
import { refundReturnConfirmation } from './return/refund-return-confirmation.ts'
import { refundReturn } from './return/refund-return.ts'
import { openExchange } from './exchange/open-exchange.ts'
import { withdrawReturn } from './return/withdraw-return.ts'
import { requestReturn } from './return/request-return.ts'
import { orderEventHandlers } from './event-handlers.ts'
import { orderEvents } from './events.ts'
import { pointHandlers } from './points/order-points.ts'
import { previewPoints } from './points/preview-points.ts'
import { orderTasks } from './tasks.ts'
import { messages } from './messages.ts'

export { orderMatchesToken, requireOrderAccess } from './order/order-access.ts'
export { Order } from './order/order.doctype.ts'
export { readSoldOrder, type SoldOrder, type SoldPackage } from './order/sold-order.queries.ts'
export { commissionOf, followShare, type SoldShare } from './order/sold-share.rules.ts'
export { soldOrderEvents } from './order/sold-order-events.ts'
export { Fulfilment } from './fulfilment/fulfilment.doctype.ts'

export const orders = defineModule({
  name: 'orders',
  deskSection: 'store',
  docTypes: [Order, Fulfilment, Return, OrderRefund, Invoice, CreditNote, NumberSeries, OrderEdit, OrderLink],
  systemTypes: [OrderLink],
  renamedEvents: [orderEvents.refunded],
  methods: {
    ...{
      placeOrder,
      getOrder,
      getMyOrders,
      findOrder,
      openFoundOrder,
      cancelOrder,
      changeAddress,
      changeItems,
      getItemChoices,
      reorder,
      getInvoice,
    },
    ...{
      requestReturn,
      withdrawReturn,
      setRefundTo,
      openExchange,
      refundReturn,
      refundReturnConfirmation,
      exchangeReturn,
    },
    ...{ cancelOrderConfirmation, actForBuyer, openFulfilment, getCollections, handOver },
    ...{ planRefund, refundOrderConfirmation, refundOrder },
    ...{
      getExchanges,
      previewCancel,
      previewAddress,
      previewItems,
      previewReturn,
    },
    ...{ markReturnedToSender, markLost, undeliveredConfirmation },
    ...{ cancelFulfilment, cancelFulfilmentConfirmation, previewPoints },
    ...{ printInvoice, printCreditNote, getPackingSlip, printPackingSlip, printFulfilmentInvoice },
  },
  hooks: [fulfilmentHooks, returnHooks, orderRefundHooks],
  eventHandlers: [
    ...orderEventHandlers,
    ...buyerNotificationHandlers,
    ...shipmentEventHandlers,
    ...sellerNotificationHandlers,
    ...pointHandlers,
  ],
  tasks: orderTasks,
  extensions: [...orderExtensions, ...orderNotifications],
  demo: async (context) => (await import('./demo.ts')).demo(context),
  messages,
})
export { orderEvents }
