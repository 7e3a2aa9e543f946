import { textIn } from '../../../data/content.ts'
import { deviceList } from '../../../data/device/device-list.ts'
import type { DeviceStore } from '../../../data/device/device-store.ts'

/** A thing that was looked at, as its card shows it. */
export interface SeenProduct {
  route: string
  title: string
  image: string | null
}

const list = deviceList<SeenProduct>({
  key: 'seen_products',
  most: 12,
  read: (stored) => {
    const [route, title] = [textIn(stored, 'route'), textIn(stored, 'title')]
    return route === '' || title === '' ? null : { route, title, image: textIn(stored, 'image') || null }
  },
  isSame: (one, other) => one.route === other.route,
})

/** What was looked at on this device, the latest first. Nobody else learns of it. */
export const seenProducts = (store: DeviceStore): readonly SeenProduct[] => list.all(store)

export function rememberSeen(store: DeviceStore, { route, title, image }: SeenProduct): void {
  list.remember(store, { route, title, image })
}
