import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { placeOf } from '#site/places'
import { changeCart, opening } from '../cart/change-cart.ts'
import { cartErrors } from '../errors.ts'
import { withAddress } from '../cart/cart-doc.ts'

/** Sets the delivery place of a cart. Delivery charges and serviceability follow from it. */
export const setPlace = method({
  access: anyone,
  input: { postal_code: text({ required: true, maxLength: 6 }), ...opening },
  methods: ['POST'],
  countsItself: true,
  isTranslated: true,
  async run({ input, documents, ctx }) {
    const place = await placeOf(documents, input.postal_code)
    if (place === null) throw cartErrors.invalid_postal_code()
    return changeCart(ctx, input, (cart) => withAddress(cart, place))
  },
})
