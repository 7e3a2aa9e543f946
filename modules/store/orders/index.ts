import { defineModule } from '#framework/modules'
import { afterPlacingExtensions } from './actions/after-placing-extensions.ts'
import { afterPlacingSubscriptions } from './actions/after-placing-subscriptions.ts'
import { sellerSubscriptions } from './actions/seller-subscriptions.ts'
import { waySubscriptions } from './actions/way-subscriptions.ts'
import { CreditNote } from './doctypes/credit-note.doctype.ts'
import { Invoice } from './doctypes/invoice.doctype.ts'
import { Order } from './doctypes/order.doctype.ts'
import { OrderEdit } from './doctypes/order-edit.doctype.ts'
import { orderRefundHooks } from './doctypes/order-refund.hooks.ts'
import { OrderRefund } from './doctypes/order-refund.doctype.ts'
import { OrderLink } from './doctypes/order-link.doctype.ts'
import { PaperSeries } from './doctypes/paper-series.doctype.ts'
import { Parcel } from './doctypes/parcel.doctype.ts'
import { parcelHooks } from './doctypes/parcel.hooks.ts'
import { Return } from './doctypes/return.doctype.ts'
import { returnHooks } from './doctypes/return.hooks.ts'
import { orderExtensions } from './extensions.ts'
import { cancelOrder } from './methods/cancel-order.ts'
import { askAboutParcel } from './methods/cancel-parcel-question.ts'
import { cancelParcel } from './methods/cancel-parcel.ts'
import { changeOrderAddress } from './methods/change-address.ts'
import { actForBuyer } from './methods/act-for-buyer.ts'
import { askAboutCancel } from './methods/cancel-question.ts'
import { findOrder } from './methods/find-order.ts'
import { openFoundOrder } from './methods/open-found-order.ts'
import { getMyOrders } from './methods/get-my-orders.ts'
import { getOrder } from './methods/get-order.ts'
import { refundOrder } from './methods/refund-order.ts'
import { orderRefundQuestion } from './methods/order-refund-question.ts'
import { planRefund } from './methods/plan-refund.ts'
import { printCreditNote } from './methods/print-credit-note.ts'
import { printInvoice } from './methods/print-invoice.ts'
import { getInvoice } from './methods/get-invoice.ts'
import { printParcelInvoice } from './methods/print-parcel-invoice.ts'
import { printPackingSlip } from './methods/print-packing-slip.ts'
import { getPackingSlip } from './methods/get-packing-slip.ts'
import { askAboutUndelivered } from './methods/undelivered-question.ts'
import { giveUpParcel } from './methods/give-up-parcel.ts'
import { takeParcelBack } from './methods/take-parcel-back.ts'
import { openParcel } from './methods/open-parcel.ts'
import { placeOrder } from './methods/place-order.ts'
import { previewReturning } from './methods/preview-return.ts'
import { previewReaddressing } from './methods/preview-address.ts'
import { previewCancelling } from './methods/preview-cancel.ts'
import { getExchanges } from './methods/get-exchanges.ts'
import { reorder } from './methods/reorder.ts'
import { setRefundTo } from './methods/set-refund-to.ts'
import { exchangeReturned } from './methods/exchange-return.ts'
import { askAboutRefund } from './methods/refund-question.ts'
import { refundReturned } from './methods/refund-return.ts'
import { openExchange } from './methods/open-exchange.ts'
import { withdrawReturn } from './methods/withdraw-return.ts'
import { askForReturn } from './methods/ask-return.ts'
import { orderSubscriptions } from './subscriptions.ts'
import { orderTasks } from './tasks.ts'
import { messages } from './messages.ts'

export { openedByToken } from './doctypes/opened-order.queries.ts'
export { Order, OrderLine } from './doctypes/order.doctype.ts'
export { Parcel } from './doctypes/parcel.doctype.ts'
export { orderStates, type OrderState } from './rules/order-states.ts'
export { parcelStates, type ParcelState } from './rules/parcel-states.ts'

export const orders = defineModule({
  name: 'orders',
  shelf: 'store',
  docTypes: [Order, Parcel, Return, OrderRefund, Invoice, CreditNote, PaperSeries, OrderEdit, OrderLink],
  systemTypes: [OrderLink],
  methods: {
    ...{
      placeOrder,
      getOrder,
      getMyOrders,
      findOrder,
      openFoundOrder,
      cancelOrder,
      changeAddress: changeOrderAddress,
      reorder,
      getInvoice,
    },
    ...{
      askReturn: askForReturn,
      withdrawReturn,
      setRefundTo,
      openExchange,
      refundReturn: refundReturned,
      refundQuestion: askAboutRefund,
      exchangeReturn: exchangeReturned,
    },
    ...{ cancelQuestion: askAboutCancel, actForBuyer, openParcel },
    ...{ planRefund, orderRefundQuestion, refundOrder },
    ...{
      getExchanges,
      previewCancel: previewCancelling,
      previewAddress: previewReaddressing,
      previewReturn: previewReturning,
    },
    ...{ takeParcelBack, giveUpParcel, undeliveredQuestion: askAboutUndelivered },
    ...{ cancelParcel, cancelParcelQuestion: askAboutParcel },
    ...{ printInvoice, printCreditNote, getPackingSlip, printPackingSlip, printParcelInvoice },
  },
  hooks: [parcelHooks, returnHooks, orderRefundHooks],
  subscriptions: [
    ...orderSubscriptions,
    ...afterPlacingSubscriptions,
    ...waySubscriptions,
    ...sellerSubscriptions,
  ],
  tasks: orderTasks,
  extensions: [...orderExtensions, ...afterPlacingExtensions],
  demo: async (context) => (await import('./demo.ts')).demo(context),
  messages,
})
