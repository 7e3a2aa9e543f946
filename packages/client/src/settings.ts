import { storedKeys, type KeyReader } from './device-storage.ts'

export type DeviceType = 'Website' | 'Android Mobile App' | 'IOS Mobile App'

export interface ClientSettings {
  /** Store host without a trailing slash; empty for the page's own origin. */
  host: string
  deviceType: DeviceType
  keys: KeyReader
  /** CSRF token for changes over a cookie session; undefined where no page was rendered for it. */
  csrfToken: () => string | undefined
  /**
   * Fetches the CSRF token when a response requires it: a session that opened the desk once needs it on every page, as
   * of a teacher who is also a parent.
   */
  learnCsrfToken: () => Promise<string | undefined>
  /** Timeout of one call in milliseconds. */
  timeout: number
}

export const clientSettings: ClientSettings = {
  host: '',
  deviceType: 'Website',
  keys: storedKeys,
  csrfToken: () => undefined,
  learnCsrfToken: async () => undefined,
  timeout: 20_000,
}

/** Called once at start by an app that is not served by its own store host. */
export function configureClient(changes: Partial<ClientSettings>): void {
  Object.assign(clientSettings, changes)
}
