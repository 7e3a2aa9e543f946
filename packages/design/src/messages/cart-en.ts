import { cart } from './en/cart.ts'
import { wishlist } from './en/wishlist.ts'

/** The words of the cart and of wishlists: only their pages load them. */
export const cartEn = { ...cart, ...wishlist }
