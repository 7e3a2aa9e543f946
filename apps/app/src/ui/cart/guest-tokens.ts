import { deviceStore } from '../../data/device/device-store.ts'

const keys = { cart: 'cart_token', wishlist: 'wishlist_token' } as const

/** Returns the token of a guest's cart or lists, stored on the device until sign-in. */
export const guestToken = (of: keyof typeof keys): string | null => deviceStore.read(keys[of])

/** Stores the token. The server sends null to a signed-in caller; a stored token then waits for its merge. */
export function storeGuestToken(of: keyof typeof keys, token: string | null): void {
  if (token !== null) deviceStore.write(keys[of], token)
}

export const clearGuestToken = (of: keyof typeof keys): void => deviceStore.remove(keys[of])
