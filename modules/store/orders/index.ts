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
import { askAboutParcel, cancelOrder, cancelParcel } from './methods/cancel-order.ts'
import { changeOrderAddress } from './methods/change-address.ts'
import { actForBuyer, askAboutCancel } from './methods/for-buyers.ts'
import { findOrder, openFoundOrder } from './methods/find-order.ts'
import { getMyOrders } from './methods/get-my-orders.ts'
import { getOrder } from './methods/get-order.ts'
import { orderRefundQuestion, planRefund, refundOrder } from './methods/order-refunds.ts'
import { getInvoice, printCreditNote, printInvoice } from './methods/papers.ts'
import { getPackingSlip, printPackingSlip, printParcelInvoice } from './methods/parcel-papers.ts'
import { askAboutUndelivered, giveUpParcel, takeParcelBack } from './methods/parcel-ends.ts'
import { openParcel } from './methods/open-parcel.ts'
import { placeOrder } from './methods/place-order.ts'
import { getExchanges, previewCancelling, previewReaddressing, previewReturning } from './methods/previews.ts'
import { reorder } from './methods/reorder.ts'
import { setRefundTo } from './methods/set-refund-to.ts'
import {
  askAboutRefund,
  askForReturn,
  exchangeReturned,
  openExchange,
  refundReturned,
  withdrawReturn,
} from './methods/returns.ts'
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
