import { textIn } from '../../data/content.ts'
import { deviceList } from '../../data/device/device-list.ts'
import { deviceStore, type DeviceStore } from '../../data/device/device-store.ts'

/** An order that was placed on this device. The token opens it, so it is there without signing in. */
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
