import { useEffect } from 'react'
import { useChosenPlace } from '../../data/chosen-place.ts'
import { deviceStore } from '../../data/device-store.ts'
import { changeCart, type CartAnswer } from '../../ui/cart/cart-calls.ts'

/** The postal code that this device told the cart last. */
const key = 'cart_place'

/**
 * The cart goes where its holder chose on this device; what that changes is shown before it holds. A place that the cart has
 * of its own stays until he chooses another.
 */
export function usePlaceOfCart(cart: CartAnswer | undefined, show: (cart: CartAnswer) => void): void {
  const zipcode = useChosenPlace().address?.zipcode ?? null
  const isEmpty = cart === undefined || cart.lines.length === 0
  const present = cart?.postal_code ?? null
  useEffect(() => {
    if (zipcode === null || isEmpty) return
    const isTold = deviceStore.read(key) === zipcode
    if (present === zipcode || (isTold && present !== null)) return
    deviceStore.write(key, zipcode)
    changeCart('mela.cart.set_place', { postal_code: zipcode }).then(show, () => undefined)
  }, [zipcode, isEmpty, present])
}
