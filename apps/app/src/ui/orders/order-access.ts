import { methodRequest } from '#client'
import type { Methods } from '#contract'
import { ownKey } from '../../data/query/own-responses.ts'
import type { PageCall } from '../../data/page-call.ts'
import { textIn } from '../../data/content.ts'
import { deviceList } from '../../data/device/device-list.ts'
import { deviceStore, type DeviceStore } from '../../data/device/device-store.ts'

/** Returns the cache key; an order that an account opens by name is cached for that account alone. */
const cacheKeyOf = (opener: string, account: string | null): string =>
  account !== null && isOrderName(opener) ? ownKey(account, `order:${opener}`) : `order:${opener}`

export const orderCall = (
  opener: string,
  account: string | null,
): PageCall<Methods['mela.orders.get_order']['output']> => ({
  ...methodRequest('mela.orders.get_order', orderKey(opener)),
  key: cacheKeyOf(opener, account),
})

/** Returns true for an order's name; false for a token, which has the same position in an address and is far longer. */
export const isOrderName = (opener: string): boolean => /^ORD-\d{4}-\d{1,12}$/.test(opener)

export const orderKey = (opener: string): Readonly<Record<'name' | 'token', string | null>> =>
  isOrderName(opener) ? { name: opener, token: null } : { name: null, token: opener }

const ordersPath = '/my-orders'

export const orderPath = (opener: string): string => `${ordersPath}/${encodeURIComponent(opener)}`

/** Order placed on this device. Its token opens it without signing in. */
export interface DeviceOrder {
  order: string
  token: string
}

const list = deviceList<DeviceOrder>({
  key: 'mela.orders',
  most: 30,
  read: (stored) => {
    const token = textIn(stored, 'token')
    return token === '' ? null : { order: textIn(stored, 'order'), token }
  },
  isSame: (one, other) => one.token === other.token,
})

export const deviceOrders = (store: DeviceStore = deviceStore): DeviceOrder[] => list.all(store)

export function rememberOrder({ order, token }: DeviceOrder, store: DeviceStore = deviceStore): void {
  list.remember(store, { order, token })
}
