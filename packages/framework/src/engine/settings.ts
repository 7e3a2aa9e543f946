import type { Site } from '#framework/tasks'

/** What the engine must know of the place it runs in. */
export interface EngineSettings extends Site {
  /** Prefixes under which methods answer beside `mela.`: `<prefix>.mobileapi.get_page_content`. */
  readonly methodPrefixes: readonly string[]
  /** Told of what went wrong where nobody waits for an answer, and for which request. */
  readonly onError: (where: string, error: unknown, request?: string) => void
  /** Told, now and then, which name of the last release a client still uses. */
  readonly onDeprecatedUse?: (use: string) => void
  /** What the site's own secrets are sealed with; without it one is made and kept in the database. */
  readonly secret?: string | undefined
  /** The clock that documents live by; the machine's own unless a test sets another. */
  readonly clock?: () => Date
}
