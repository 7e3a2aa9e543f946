import { useEffect, useEffectEvent, useRef } from 'react'
import { useAccount } from '../../data/account.ts'
import { useChosenPlace } from '../../data/chosen-place.ts'
import { deviceStore } from '../../data/device/device-store.ts'
import { changeCart, type CartAnswer } from '../../ui/cart/cart-calls.ts'
import { useOwnAddresses } from '../../ui/place/use-own-addresses.ts'
import { placeChangeFor, type PlaceChange } from './place-change.ts'

/** The postal code that this device told the cart last. */
const key = 'cart_place'

/** What the cart has to be told; null while that is not known, and for nothing. */
function useTelling(cart: CartAnswer | undefined): { isKnown: boolean; telling: PlaceChange | null } {
  const device = useChosenPlace().address?.zipcode ?? null
  const addresses = useOwnAddresses()
  if (cart === undefined || cart.lines.length === 0 || addresses === null)
    return { isKnown: false, telling: null }
  const isSent = device !== null && deviceStore.read(key) === device
  return { isKnown: true, telling: placeChangeFor({ cart, device, isSent, addresses }) }
}

/**
 * The cart goes where its holder chose on this device, else to his default address; what that changes is shown before it
 * holds. A place that the cart has of its own stays until he chooses another. `isOnce`: what he does after he came is his.
 */
export function usePlaceOfCart(
  cart: CartAnswer | undefined,
  show: (cart: CartAnswer) => void,
  isOnce = false,
): void {
  const account = useAccount()
  const { isKnown, telling } = useTelling(cart)
  const seen = useRef<string | null>(null)
  const sendPlace = useEffectEvent(() => {
    if (!isKnown) return
    const of = account ?? 'guest'
    const isSeen = isOnce && seen.current === of
    seen.current = of
    if (isSeen || telling === null) return
    if (telling.device !== null) deviceStore.write(key, telling.device)
    changeCart(telling.change, telling.values).then(show, () => undefined)
  })
  const changeKey = JSON.stringify(telling)
  useEffect(() => sendPlace(), [isKnown, account, changeKey])
}
