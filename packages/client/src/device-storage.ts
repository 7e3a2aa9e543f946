export interface Keys {
  api_key: string | null
  api_secret: string | null
  customerRefId: string | null
}

export type KeyReader = () => Keys

/** Reads at each call, to see a sign-in or sign-out in another tab. */
export function storedKeys(): Keys {
  return {
    api_key: stored('api_key'),
    api_secret: stored('api_secret'),
    customerRefId: stored('customerRefId'),
  }
}

/**
 * Token header, by the specification: for reads when key and secret are stored; for writes only when customerRefId and
 * key are stored too. Without it the cookie session counts.
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

const lasting: ReadonlySet<string> = new Set(['mela.theme', 'mela.language', 'mela.check-in.device'])

/** Removes everything except device settings from a storage; a forbidden or absent one counts as empty. */
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
 * Removes a user's data from this device: keys, drafts, receipts, tokens of orders and registrations, carts, lists and
 * responses. New keys are removed by default.
 */
export function emptyDevice(): void {
  emptyStorage(() => globalThis.localStorage)
  emptyStorage(() => globalThis.sessionStorage)
}
