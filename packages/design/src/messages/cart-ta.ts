import { cart } from './ta/cart.ts'
import { wishlist } from './ta/wishlist.ts'

/** The words of the cart and of wishlists: only their pages load them. */
export const cartTa = { ...cart, ...wishlist }
