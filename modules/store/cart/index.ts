import { defineModule } from '#framework/modules'
import { Cart } from './cart/cart.doctype.ts'
import { acceptChanges } from './terms/accept-changes.ts'
import { remove } from './line/remove.ts'
import { setQuantity } from './line/set-quantity.ts'
import { add } from './line/add.ts'
import { addBestOffers } from './line/add-best-offers.ts'
import { getCart } from './cart/get-cart.ts'
import { getCount } from './cart/get-count.ts'
import { merge } from './cart/merge.ts'
import { setCoupon } from './terms/set-coupon.ts'
import { setPayment } from './terms/set-payment.ts'
import { setDelivery } from './terms/set-delivery.ts'
import { setAddress } from './terms/set-address.ts'
import { setPlace } from './terms/set-place.ts'
import { notificationEvents } from '#site/notifications'
import { CartReminder } from './reminder/cart-reminder.doctype.ts'
import { CartSettings } from './reminder/cart-settings.doctype.ts'
import { cartAbandoned } from './reminder/send-reminders.ts'
import { cartTasks } from './tasks.ts'
import { messages } from './messages.ts'

export { fillCart, offered, raiseCart } from './cart/merge.ts'
export { priceCart } from './pricing/price-cart.ts'
export { lockCart, emptiedCart } from './cart/cart.queries.ts'
export { Cart } from './cart/cart.doctype.ts'
export {
  discountSource,
  discountSourcesOn,
  noDiscount,
  type Discount,
  type Discountable,
  type DiscountResult,
  type DiscountsGivenBack,
  type DiscountSource,
  type Offer,
} from './extension-points.ts'
export { lineKey, type CartDoc } from './cart/cart-doc.ts'
export type { PricedCart, PricedLine, PricedFulfilment, Problem } from './pricing/priced-cart.ts'
export { fulfilmentKey } from './pricing/split-fulfilments.ts'

export const cart = defineModule({
  name: 'cart',
  deskSection: 'store',
  docTypes: [Cart, CartReminder, CartSettings],
  systemTypes: [Cart],
  methods: {
    ...{ getCart, getCount, add, addBestOffers, setQuantity, remove, acceptChanges, merge },
    ...{ setPlace, setAddress, setDelivery, setPayment, setCoupon },
  },
  tasks: cartTasks,
  extensions: [notificationEvents.add(cartAbandoned)],
  messages,
})
