import { textIn } from '../../../data/content.ts'
import { deviceList } from '../../../data/device/device-list.ts'
import type { DeviceStore } from '../../../data/device/device-store.ts'

const KEY = 'searched_before'

const list = deviceList<{ words: string }>({
  key: KEY,
  most: 8,
  read: (stored) => {
    const words = textIn(stored, 'words')
    return words === '' ? null : { words }
  },
  isSame: (one, other) => one.words.toLowerCase() === other.words.toLowerCase(),
})

/** Words that were searched for on this device, the latest first. Nobody else learns of them. */
export const searchedBefore = (store: DeviceStore): readonly string[] =>
  list.all(store).map(({ words }) => words)

export const rememberSearch = (store: DeviceStore, words: string): void => list.remember(store, { words })

export const forgetSearches = (store: DeviceStore): void => store.remove(KEY)
