import { isContent, parseJson, recordsIn, type Content } from '../content.ts'
import type { DeviceStore } from './device-store.ts'

interface Kind<Item> {
  /** Where it lies on the device. */
  key: string
  most: number
  /** What was kept, read; null for what an older version of the app or somebody else left there. */
  read: (stored: Content) => Item | null
  isSame: (one: Item, other: Item) => boolean
}

/** A short list that this device keeps for itself: each thing once, the latest first; the oldest go when there are too many. */
export function deviceList<Item extends object>({ key, most, read, isSame }: Kind<Item>) {
  const all = (store: DeviceStore): Item[] => {
    const stored = parseJson(store.read(key) ?? '')
    if (!Array.isArray(stored)) return []
    return recordsIn(stored.filter(isContent)).flatMap((one) => read(one) ?? [])
  }
  const write = (store: DeviceStore, items: readonly Item[]) =>
    store.write(key, JSON.stringify(items.slice(0, most)))
  return {
    all,
    remember: (store: DeviceStore, item: Item): void =>
      write(store, [item, ...all(store).filter((one) => !isSame(one, item))]),
    forget: (store: DeviceStore, item: Item): void =>
      write(
        store,
        all(store).filter((one) => !isSame(one, item)),
      ),
  }
}
