import type { SiteSettings } from '#framework/tasks'

/** What the engine must know of the place it runs in. */
export interface EngineSettings extends SiteSettings {
  /** Prefixes under which methods answer beside `mela.`: `<prefix>.mobileapi.get_page_content`. */
  readonly methodPrefixes: readonly string[]
  /** The clock that documents live by; the machine's own unless a test sets another. */
  readonly clock?: () => Date
}
