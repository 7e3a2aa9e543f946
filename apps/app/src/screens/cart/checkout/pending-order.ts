import { isContent, numberIn, parseJson, textIn } from '../../../data/content.ts'
import { deviceStore, type DeviceStore } from '../../../data/device/device-store.ts'
import { randomKey } from '../../../ui/form/random-key.ts'

/** An order that was sent, and of which no answer is known yet: it is sent again as it was, and is one order. */
export interface PendingOrder {
  cart_token: string | null
  version: number
  expected_total: number
  idempotency_key: string
}

const storeKey = 'mela.placing'

export function readPendingOrder(store: DeviceStore = deviceStore): PendingOrder | null {
  const stored = parseJson(store.read(storeKey) ?? '')
  if (!isContent(stored)) return null
  const [version, expected_total] = [numberIn(stored, 'version'), numberIn(stored, 'expected_total')]
  const idempotency_key = textIn(stored, 'idempotency_key')
  if (version === null || expected_total === null || idempotency_key === '') return null
  return { cart_token: textIn(stored, 'cart_token') || null, version, expected_total, idempotency_key }
}

/** The same cart at the same total is the same order, however often its button is pressed, also after a reload. */
export function pendingOrderFor(
  cart: Omit<PendingOrder, 'idempotency_key'>,
  store: DeviceStore = deviceStore,
): PendingOrder {
  const stored = readPendingOrder(store)
  const isSame =
    stored?.version === cart.version &&
    stored.expected_total === cart.expected_total &&
    stored.cart_token === cart.cart_token
  const placing = { ...cart, idempotency_key: isSame ? stored.idempotency_key : randomKey() }
  store.write(storeKey, JSON.stringify(placing))
  return placing
}

export const clearPendingOrder = (store: DeviceStore = deviceStore): void => store.remove(storeKey)
