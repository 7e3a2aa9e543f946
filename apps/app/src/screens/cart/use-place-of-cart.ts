import { useEffect, useEffectEvent, useRef } from 'react'
import { useAccount } from '../../data/account.ts'
import { useChosenPlace } from '../../data/chosen-place.ts'
import { deviceStore } from '../../data/device/device-store.ts'
import { changeCart, type CartAnswer } from '../../ui/cart/cart-calls.ts'
import { useOwnAddresses } from '../../ui/place/use-addresses.ts'
import { addressAnswers } from '../../ui/place/address-answers.ts'
import { defaultAt, defaultOf } from '../../ui/place/delivery-address.ts'
import type { Address } from '../../ui/place/place-calls.ts'
import { answersIn, onWire } from './checkout/contact/contact-answers.ts'

const key = 'cart_place'

function useTelling(cart: CartAnswer | undefined): { isKnown: boolean; telling: PlaceChange | null } {
  const device = useChosenPlace().address?.zipcode ?? null
  const addresses = useOwnAddresses()
  if (cart === undefined || cart.lines.length === 0 || addresses === null)
    return { isKnown: false, telling: null }
  const isSent = device !== null && deviceStore.read(key) === device
  return { isKnown: true, telling: placeChangeFor({ cart, device, isSent, addresses }) }
}

/**
 * Sends the place that was chosen on this device, otherwise the default address, to the cart; changes are shown before
 * they apply. A place of the cart's own stays until another is chosen. `isOnce` sends it only on arrival.
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

type Known = Parameters<typeof answersIn>[0]

interface PlaceSources {
  cart: Known & Pick<CartAnswer, 'address' | 'postal_code'>
  device: string | null
  isSent: boolean
  addresses: readonly Address[]
}

export interface PlaceChange {
  change: Parameters<typeof changeCart>[0]
  values: Parameters<typeof changeCart>[1]
  device: string | null
}

function newerOn({ cart: { postal_code }, device, isSent }: PlaceSources): string | null {
  return device !== postal_code && (!isSent || postal_code === null) ? device : null
}

/**
 * Returns the place to send to the cart; null for none. The device's newest choice comes first, then the cart's own
 * place, then the default address; an own address replaces its bare postal code.
 */
export function placeChangeFor(sources: PlaceSources): PlaceChange | null {
  const { cart, addresses } = sources
  const device = newerOn(sources)
  const wanted = device ?? cart.postal_code
  const own = wanted === null ? defaultOf(addresses) : defaultAt(addresses, wanted)
  if (own !== null && (device !== null || cart.address === null)) {
    const values = onWire({ ...answersIn(cart), address: addressAnswers(own) }, true)
    return { change: 'mela.cart.set_address', values, device }
  }
  if (device === null) return null
  return { change: 'mela.cart.set_place', values: { postal_code: device }, device }
}
