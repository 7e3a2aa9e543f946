import { defineModule } from '#framework/modules'
import { notificationExtensions } from './notifications/notification-extensions.ts'
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
import { cancelParcelQuestion } from './cancellation/cancel-parcel-question.ts'
import { cancelParcel } from './cancellation/cancel-parcel.ts'
import { changeAddress } from './order-edit/change-address.ts'
import { actForBuyer } from './order/act-for-buyer.ts'
import { cancelQuestion } from './cancellation/cancel-question.ts'
import { findOrder } from './order-lookup/find-order.ts'
import { openFoundOrder } from './order-lookup/open-found-order.ts'
import { getMyOrders } from './order/get-my-orders.ts'
import { getOrder } from './order/get-order.ts'
import { refundOrder } from './refund/refund-order.ts'
import { orderRefundQuestion } from './refund/order-refund-question.ts'
import { planRefund } from './refund/plan-refund.ts'
import { printCreditNote } from './invoice/print-credit-note.ts'
import { printInvoice } from './invoice/print-invoice.ts'
import { getInvoice } from './invoice/get-invoice.ts'
import { printParcelInvoice } from './invoice/print-parcel-invoice.ts'
import { printPackingSlip } from './packing-slip/print-packing-slip.ts'
import { getPackingSlip } from './packing-slip/get-packing-slip.ts'
import { undeliveredQuestion } from './fulfilment/undelivered-question.ts'
import { giveUpParcel } from './fulfilment/give-up-parcel.ts'
import { takeParcelBack } from './fulfilment/take-parcel-back.ts'
import { openParcel } from './fulfilment/open-parcel.ts'
import { placeOrder } from './checkout/place-order.ts'
import { previewReturn } from './return/preview-return.ts'
import { previewAddress } from './order-edit/preview-address.ts'
import { previewCancel } from './cancellation/preview-cancel.ts'
import { getExchanges } from './exchange/get-exchanges.ts'
import { reorder } from './order/reorder.ts'
import { setRefundTo } from './refund/set-refund-to.ts'
import { exchangeReturn } from './exchange/exchange-return.ts'
import { refundQuestion } from './return/refund-question.ts'
import { refundReturn } from './return/refund-return.ts'
import { openExchange } from './exchange/open-exchange.ts'
import { withdrawReturn } from './return/withdraw-return.ts'
import { askReturn } from './return/ask-return.ts'
import { orderEventHandlers } from './event-handlers.ts'
import { orderTasks } from './tasks.ts'
import { messages } from './messages.ts'

export { orderMatchesToken } from './order/order-access.ts'
export { Order, OrderLine } from './order/order.doctype.ts'
export { Fulfilment } from './fulfilment/fulfilment.doctype.ts'
export { orderStates, type OrderState } from './order/order.states.ts'
export { fulfilmentStates, type FulfilmentState } from './fulfilment/fulfilment.states.ts'

export const orders = defineModule({
  name: 'orders',
  shelf: 'store',
  docTypes: [Order, Fulfilment, Return, OrderRefund, Invoice, CreditNote, NumberSeries, OrderEdit, OrderLink],
  systemTypes: [OrderLink],
  methods: {
    ...{
      placeOrder,
      getOrder,
      getMyOrders,
      findOrder,
      openFoundOrder,
      cancelOrder,
      changeAddress,
      reorder,
      getInvoice,
    },
    ...{
      askReturn,
      withdrawReturn,
      setRefundTo,
      openExchange,
      refundReturn,
      refundQuestion,
      exchangeReturn,
    },
    ...{ cancelQuestion, actForBuyer, openParcel },
    ...{ planRefund, orderRefundQuestion, refundOrder },
    ...{
      getExchanges,
      previewCancel,
      previewAddress,
      previewReturn,
    },
    ...{ takeParcelBack, giveUpParcel, undeliveredQuestion },
    ...{ cancelParcel, cancelParcelQuestion },
    ...{ printInvoice, printCreditNote, getPackingSlip, printPackingSlip, printParcelInvoice },
  },
  hooks: [fulfilmentHooks, returnHooks, orderRefundHooks],
  eventHandlers: [
    ...orderEventHandlers,
    ...buyerNotificationHandlers,
    ...shipmentEventHandlers,
    ...sellerNotificationHandlers,
  ],
  tasks: orderTasks,
  extensions: [...orderExtensions, ...notificationExtensions],
  demo: async (context) => (await import('./demo.ts')).demo(context),
  messages,
})
export { orderEvents } from './events.ts'
