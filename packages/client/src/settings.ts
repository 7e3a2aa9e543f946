import { storedKeys, type KeyReader } from './device-storage.ts'

export type DeviceType = 'Website' | 'Android Mobile App' | 'IOS Mobile App'

export interface ClientSettings {
  /** The store host without a slash at its end; empty for the page's own origin. */
  host: string
  deviceType: DeviceType
  keys: KeyReader
  /** Proof that our own page asks, for changes over a cookie session; undefined where no page was rendered for it. */
  csrfToken: () => string | undefined
  /**
   * Finds that proof when an answer asks for it: a session for which the desk was opened once wants it of every page.
   * Families never have such a session, teachers who are parents may.
   */
  learnCsrfToken: () => Promise<string | undefined>
  /** Bound of one call in milliseconds. */
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
