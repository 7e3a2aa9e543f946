import { isContent, numberIn, parseJson, textIn } from '../../../data/content.ts'
import { deviceStore, type DeviceStore } from '../../../data/device-store.ts'
import { randomKey } from '../../../ui/form/random-key.ts'

/** An order that was sent, and of which no answer is known yet: it is sent again as it was, and is one order. */
export interface Placing {
  cart_token: string | null
  version: number
  expected_total: number
  idempotency_key: string
}

const storeKey = 'mela.placing'

export function keptPlacing(store: DeviceStore = deviceStore): Placing | null {
  const kept = parseJson(store.read(storeKey) ?? '')
  if (!isContent(kept)) return null
  const [version, expected_total] = [numberIn(kept, 'version'), numberIn(kept, 'expected_total')]
  const idempotency_key = textIn(kept, 'idempotency_key')
  if (version === null || expected_total === null || idempotency_key === '') return null
  return { cart_token: textIn(kept, 'cart_token') || null, version, expected_total, idempotency_key }
}

/** The same cart at the same total is the same order, however often its button is pressed, also after a reload. */
export function placingOf(cart: Omit<Placing, 'idempotency_key'>, store: DeviceStore = deviceStore): Placing {
  const kept = keptPlacing(store)
  const isSame =
    kept?.version === cart.version &&
    kept.expected_total === cart.expected_total &&
    kept.cart_token === cart.cart_token
  const placing = { ...cart, idempotency_key: isSame ? kept.idempotency_key : randomKey() }
  store.write(storeKey, JSON.stringify(placing))
  return placing
}

export const forgetPlacing = (store: DeviceStore = deviceStore): void => store.remove(storeKey)
