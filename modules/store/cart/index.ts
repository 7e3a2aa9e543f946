import { defineModule } from '#framework/modules'
import { Cart } from './doctypes/cart.doctype.ts'
import { acceptChanges, remove, setQuantity } from './methods/change-lines.ts'
import { add } from './methods/add.ts'
import { getCart, getCount } from './methods/get-cart.ts'
import { merge } from './methods/merge.ts'
import { setAddress, setCoupon, setDelivery, setPayment, setPlace } from './methods/set-terms.ts'
import { cartTasks } from './tasks.ts'
import { messages } from './messages.ts'

export { fillCart, offered, type FilledCart, type WantedLine } from './actions/fill-cart.ts'
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
