import { phone, text } from '#framework/doctypes'
import { anyone, anyValue, method } from '#framework/modules'
import { readPlacedAddress } from '#site/places'
import { changeCart, opening } from '../cart/change-cart.ts'
import { withContact } from '../cart/cart-doc.ts'

/**
 * Sets the buyer and the address of a cart. Without an address it stays the same, and errors name fields such as
 * `address.zipcode`.
 */
export const setAddress = method({
  access: anyone,
  input: {
    address: anyValue,
    contact_name: text({ maxLength: 80 }),
    phone: phone(),
    email: text({ format: 'Email' }),
    gstin: text({ maxLength: 15 }),
    ...opening,
  },
  methods: ['POST'],
  countsItself: true,
  isTranslated: true,
  async run({
    input: { address: sent, contact_name, phone: number, email, gstin, ...opener },
    documents,
    ctx,
  }) {
    const address = sent === null ? null : await readPlacedAddress(documents, sent, 'address')
    const contact = { contact_name, phone: number, email, gstin }
    return changeCart(ctx, opener, (cart) => withContact(cart, contact, address))
  },
})
