import { textIn } from '../../../data/content.ts'
import { deviceList } from '../../../data/device/device-list.ts'
import { deviceStore, type DeviceStore } from '../../../data/device/device-store.ts'

/** A registration that was made or opened on this device. The token opens it, so it is there without signing in. */
export interface DeviceRegistration {
  token: string
  /** Its name. */
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

/** Who has just pressed "Register and pay" is shown the paying sheet at once. */
export function noteJustRegistered(token: string): void {
  awaited = token
}

export const isJustRegistered = (token: string): boolean => awaited === token

/** The sheet is there: whoever closes it is not shown it again. */
export function forgetJustRegistered(): void {
  awaited = null
}
