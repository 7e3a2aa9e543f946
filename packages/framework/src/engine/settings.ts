/** What the engine must know of the place it runs in. */
export interface EngineSettings {
  /** IANA name of the site's time zone: what 'today' means. */
  readonly timeZone: string
  /** Folder for files and what is derived from them. */
  readonly dataFolder: string
  /** Address under which people reach the site, without a slash at the end. */
  readonly publicUrl: string
  /** Prefixes under which methods answer beside `mela.`: `<prefix>.mobileapi.get_page_content`. */
  readonly methodPrefixes: readonly string[]
  /** Told of what went wrong where nobody waits for an answer. */
  readonly onError: (where: string, error: unknown) => void
}
