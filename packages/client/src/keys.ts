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
