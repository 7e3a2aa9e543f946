import { Page } from '../../../shell/page.tsx'
import type { PageProps } from '../../../shell/screen.ts'
import { CartWords } from '../../../ui/cart/cart-words.tsx'
import { PlaceWords } from '../../../ui/place/place-words.tsx'
import '../../../ui/form/choices.css'
import '../../../ui/place/place.css'
import { CheckoutBody } from './checkout-body.tsx'
import { CheckoutWords } from './checkout-words.tsx'
import '../cart-screen.css'
import './checkout.css'
import { checkoutScreen } from './checkout.screen.ts'

export function CheckoutPage({ params }: PageProps) {
  return (
    <PlaceWords>
      <CartWords>
        <CheckoutWords>
          <Page screen={checkoutScreen} params={params}>
            <CheckoutBody />
          </Page>
        </CheckoutWords>
      </CartWords>
    </PlaceWords>
  )
}
