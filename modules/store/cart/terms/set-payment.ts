import { select } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { changeCart, opening } from '../cart/change-cart.ts'
import { cartPaymentChoices } from '../cart/cart.doctype.ts'

/** Sets the payment method of a cart. Whether it is possible is listed in `problems`. */
export const setPayment = method({
  access: anyone,
  input: { payment_choice: select(cartPaymentChoices, { required: true }), ...opening },
  methods: ['POST'],
  countsItself: true,
  isTranslated: true,
  run: ({ input, ctx }) =>
    changeCart(ctx, input, (cart) => ({ ...cart, payment_choice: input.payment_choice })),
})
