import { isContent, parseJson, recordsIn, type Content } from '../content.ts'
import type { DeviceStore } from './device-store.ts'

interface Kind<Item> {
  key: string
  most: number
  /** Parses a stored item; null for the format of an older version or of another program. */
  read: (stored: Content) => Item | null
  isSame: (one: Item, other: Item) => boolean
}

/** Creates a short list in the device's storage: no duplicates, the latest first, the oldest dropped above `most`. */
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
