import { Page } from '../../shell/page.tsx'
import { CartWords } from '../../ui/cart/cart-words.tsx'
import { CartBody } from './cart-body.tsx'
import { cartScreen } from './cart.screen.ts'

export function CartPage() {
  return (
    <CartWords>
      <Page screen={cartScreen}>
        <CartBody />
      </Page>
    </CartWords>
  )
}
