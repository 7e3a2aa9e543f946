import { deviceStore, type DeviceStore } from '../../../data/device/device-store.ts'

const key = 'mela.check-in.device'

export const LONGEST_DEVICE_NAME = 40

function newNumber(): string {
  return String(100 + ((crypto.getRandomValues(new Uint16Array(1))[0] ?? 0) % 900))
}

export function checkInDeviceName(
  nameOf: (number: string) => string,
  store: DeviceStore = deviceStore,
): string {
  const stored = store.read(key)?.trim() ?? ''
  if (stored !== '') return stored
  const name = nameOf(newNumber())
  store.write(key, name)
  return name
}

export function storeDeviceName(name: string, store: DeviceStore = deviceStore): void {
  store.write(key, name.slice(0, LONGEST_DEVICE_NAME))
}
