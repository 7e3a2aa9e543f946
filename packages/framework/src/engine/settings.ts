import type { SiteSettings } from '#framework/tasks'

/** What the engine must know of the place it runs in. */
export interface EngineSettings extends SiteSettings {
  /** Prefixes under which methods answer beside `mela.`: `<prefix>.mobileapi.get_page_content`. */
  readonly methodPrefixes: readonly string[]
  /** Told, now and then, which name of the last release a client still uses. */
  readonly onDeprecatedUse?: (use: string) => void
  /** The clock that documents live by; the machine's own unless a test sets another. */
  readonly clock?: () => Date
}
