import { defineModule } from '#framework/modules'
import { Cart } from './doctypes/cart.doctype.ts'
import { acceptChanges } from './methods/accept-changes.ts'
import { remove } from './methods/remove.ts'
import { setQuantity } from './methods/set-quantity.ts'
import { add } from './methods/add.ts'
import { getCart } from './methods/get-cart.ts'
import { getCount } from './methods/get-count.ts'
import { merge } from './methods/merge.ts'
import { setCoupon } from './methods/set-coupon.ts'
import { setPayment } from './methods/set-payment.ts'
import { setDelivery } from './methods/set-delivery.ts'
import { setAddress } from './methods/set-address.ts'
import { setPlace } from './methods/set-place.ts'
import { cartTasks } from './tasks.ts'
import { messages } from './messages.ts'

export { fillCart, offered, type FilledCart, type WantedLine } from './methods/merge.ts'
export { priceCart } from './actions/price-cart.ts'
export { findLockedCart, lockCart, type CartOpener } from './doctypes/cart.queries.ts'
export { Cart } from './doctypes/cart.doctype.ts'
export { emptiedCart } from './doctypes/emptied-cart.queries.ts'
export {
  discountSource,
  discountSourcesOn,
  type Discountable,
  type DiscountGivenBack,
  type DiscountSource,
  type RedeemedDiscount,
} from './extension-points.ts'
export { lineKey, type CartDoc, type PaymentChoice } from './rules/cart-doc.ts'
export type {
  AppliedDiscount,
  Change,
  PricedCart,
  PricedLine,
  PricedParcel,
  Problem,
  Totals,
} from './rules/priced-cart.ts'
export { parcelKey } from './rules/split-parcels.ts'
export { totalsOf } from './rules/totals.ts'

export const cart = defineModule({
  name: 'cart',
  shelf: 'store',
  docTypes: [Cart],
  systemTypes: [Cart],
  methods: {
    ...{ getCart, getCount, add, setQuantity, remove, acceptChanges, merge },
    ...{ setPlace, setAddress, setDelivery, setPayment, setCoupon },
  },
  tasks: cartTasks,
  messages,
})
