import { deviceStore } from '../../data/device/device-store.ts'

const keys = { cart: 'cart_token', wishlist: 'wishlist_token' } as const

/** What opens a guest's cart and lists: it stays on his device, through updates of the app too, until he signs in. */
export const guestToken = (of: keyof typeof keys): string | null => deviceStore.read(keys[of])

/** Null is what the store says to whoever is signed in: he needs none, and what is kept waits for its merge. */
export function storeGuestToken(of: keyof typeof keys, token: string | null): void {
  if (token !== null) deviceStore.write(keys[of], token)
}

export const clearGuestToken = (of: keyof typeof keys): void => deviceStore.remove(keys[of])
