import { Page } from '../../shell/page.tsx'
import { CartWords } from '../../ui/cart/cart-words.tsx'
import { WishlistBody } from './wishlist-body.tsx'
import { wishlistScreen } from './wishlist.screen.ts'

export function WishlistPage() {
  return (
    <CartWords>
      <Page screen={wishlistScreen}>
        <WishlistBody />
      </Page>
    </CartWords>
  )
}
