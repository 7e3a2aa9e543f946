import { isContent, parseJson } from '../../../data/content.ts'
import { deviceStore, deviceStoreOn, type DeviceStore } from '../../../data/device/device-store.ts'

/** Names of fields, and labels of questions, that ask how old somebody is or about their health. */
const special = /birth|^age$|medical|allerg|health|blood|needs/i

/** Whether something that is kept has such a field, in its rows too; it need not be filled in yet. */
function asksSpecial(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(asksSpecial)
  return isContent(value) && Object.entries(value).some(([key, one]) => special.test(key) || asksSpecial(one))
}

/**
 * Where drafts are kept: on the device, so that they are there tomorrow; those that ask about age and health in the window
 * alone, where they outlive a reload and end with it. One that was kept on the device before moves when it is read.
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
