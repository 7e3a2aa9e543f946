import { isContent, parseJson } from '../../../data/content.ts'
import { deviceStore, deviceStoreOn, type DeviceStore } from '../../../data/device/device-store.ts'

/** Pattern of fieldnames and labels that ask for age or health. */
const special = /birth|^age$|medical|allerg|health|blood|needs/i

/** Returns true when a draft has such a field, also in its rows and also empty. */
function asksSpecial(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(asksSpecial)
  return isContent(value) && Object.entries(value).some(([key, one]) => special.test(key) || asksSpecial(one))
}

/**
 * Creates the store of drafts: on the device, or in the window's session for drafts that ask for age or health. Such a
 * draft on the device moves when it is read.
 */
export function draftStoreOn(device: DeviceStore, window: DeviceStore): DeviceStore {
  const write = (key: string, text: string) => {
    const isSpecial = asksSpecial(parseJson(text))
    const [place, other] = isSpecial ? [window, device] : [device, window]
    other.remove(key)
    place.write(key, text)
  }
  return {
    write,
    read(key) {
      const stored = device.read(key)
      if (stored !== null && asksSpecial(parseJson(stored))) write(key, stored)
      return window.read(key) ?? device.read(key)
    },
    remove(key) {
      device.remove(key)
      window.remove(key)
    },
    keys: () => [...device.keys(), ...window.keys()],
  }
}

export const draftStore = draftStoreOn(
  deviceStore,
  deviceStoreOn(() => globalThis.sessionStorage),
)
