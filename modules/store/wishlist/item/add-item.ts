import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { addToWishlist } from '../wishlist/add-to-wishlist.ts'
import { itemInput, wishlist_token } from '../wishlist/get-lists.ts'

/** Adds an item to a wishlist. A guest without a list gets one with the token that opens it. */
export const addItem = method({
  renamedFrom: 'wishlist.keep',
  access: anyone,
  input: { ...itemInput, list: text({ maxLength: 40 }), wishlist_token },
  methods: ['POST'],
  countsItself: true,
  run: ({ input: { variant, business, list, wishlist_token: token }, ctx }) =>
    addToWishlist(ctx, { variant, business, list, token }),
})
