/** The three values that the app keeps on the device about who is signed in. */
export interface Keys {
  api_key: string | null
  api_secret: string | null
  customerRefId: string | null
}

export type KeyReader = () => Keys

/** Read at each call, so that signing in or out in another tab counts at once. */
export function storedKeys(): Keys {
  return {
    api_key: stored('api_key'),
    api_secret: stored('api_secret'),
    customerRefId: stored('customerRefId'),
  }
}

/**
 * The token header, by the specification: reads send it when key and secret are stored; writes only when
 * customerRefId and key are stored too. Without it the cookie session speaks.
 */
export function authorizationFor(method: string, keys: Keys): string | undefined {
  if (!keys.api_key || !keys.api_secret) return undefined
  if (method !== 'GET' && !keys.customerRefId) return undefined
  return `token ${keys.api_key}:${keys.api_secret}`
}

function stored(name: keyof Keys): string | null {
  try {
    return globalThis.localStorage?.getItem(name) ?? null
  } catch {
    return null
  }
}

/** Choices of the device itself, whoever uses it: everything else may be somebody's own. */
const lasting: ReadonlySet<string> = new Set(['mela.theme', 'mela.language', 'mela.check-in.device'])

/** Takes everything that is not lasting out of a storage; one that is forbidden or absent holds nothing. */
function emptyStorage(storage: () => Storage | undefined): void {
  try {
    const found = storage()
    const personal = Object.keys(found ?? {}).filter((key) => !lasting.has(key))
    for (const key of personal) found?.removeItem(key)
  } catch {
    // A browser that forbids storage has stored nothing.
  }
}

/**
 * Removes from this device what it holds of the person who used it: keys, drafts, receipts, tokens of orders and
 * registrations, carts, lists and answers. What is new is removed without being named here.
 */
export function emptyDevice(): void {
  emptyStorage(() => globalThis.localStorage)
  emptyStorage(() => globalThis.sessionStorage)
}
