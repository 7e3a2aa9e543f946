import { cart } from './hi/cart.ts'
import { wishlist } from './hi/wishlist.ts'

/** The words of the cart and of wishlists: only their pages load them. */
export const cartHi = { ...cart, ...wishlist }
