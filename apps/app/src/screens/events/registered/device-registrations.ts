import { textIn } from '../../../data/content.ts'
import { deviceList } from '../../../data/device/device-list.ts'
import { deviceStore, type DeviceStore } from '../../../data/device/device-store.ts'

/** Registration made or opened on this device. Its token opens it without signing in. */
export interface DeviceRegistration {
  token: string
  registration: string
  title: string
  start_date: string
}

const list = deviceList<DeviceRegistration>({
  key: 'mela.registrations',
  most: 30,
  read: (stored) => {
    const token = textIn(stored, 'token')
    if (token === '') return null
    const [registration, title] = [textIn(stored, 'registration'), textIn(stored, 'title')]
    return { token, registration, title, start_date: textIn(stored, 'start_date') }
  },
  isSame: (one, other) => one.token === other.token,
})

export const deviceRegistrations = (store: DeviceStore = deviceStore): DeviceRegistration[] => list.all(store)

export function rememberRegistration(
  registration: DeviceRegistration,
  store: DeviceStore = deviceStore,
): void {
  list.remember(store, registration)
}

export function forgetRegistration(token: string, store: DeviceStore = deviceStore): void {
  for (const one of list.all(store)) if (one.token === token) list.forget(store, one)
}

let awaited: string | null = null

/** Records that the payment sheet opens at once after "Register and pay". */
export function noteJustRegistered(token: string): void {
  awaited = token
}

export const isJustRegistered = (token: string): boolean => awaited === token

export function forgetJustRegistered(): void {
  awaited = null
}
