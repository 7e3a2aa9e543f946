import type { GuestCache } from '#framework/response-cache'
import type { ContextFactory } from '#framework/context'
import type { Database } from '#framework/database'
import type { DocType, Registry } from '#framework/doctypes'
import type { Documents, Journal } from '#framework/documents'
import type { Method, MethodContext, Module, Origin } from '#framework/modules'
import type { Caller, SiteAccess } from '#framework/permissions'
import type { TaskPayload, SiteSettings } from '#framework/tasks'
import type { Language, Translators } from '#framework/messages'
import type { ChangeWatcher } from './news.ts'

/** What a call brings: its arguments, from where it comes (nothing said: from inside the process), and its language. */
export interface CallRequest {
  readonly args: Readonly<Record<string, unknown>>
  readonly origin?: Origin
  /** English when nothing is said. */
  readonly language?: Language
}

/** The document server without its door: everything that HTTP, tasks and tests call. */
export interface Engine {
  readonly database: Database
  readonly registry: Registry
  readonly modules: readonly Module[]
  readonly settings: EngineSettings
  readonly cache: GuestCache
  /** The words of all rooms. */
  readonly translators: Translators
  /** The clock that documents live by. */
  now(): Date

  /** Reads without a transaction; one statement stays one round trip. */
  read<T>(caller: Caller, run: (documents: Documents, journal: Journal) => Promise<T>): Promise<T>
  /** Neither a transaction nor a second try: for work that frames its own transactions, which must not begin twice. */
  withoutTransaction<T>(
    caller: Caller,
    run: (documents: Documents, journal: Journal) => Promise<T>,
  ): Promise<T>
  /** One transaction, with what it says to the rest of the world after its commit. */
  write<T>(caller: Caller, run: (documents: Documents, journal: Journal) => Promise<T>): Promise<T>
  /** As `write`, and then everything is undone: what a GET may do. */
  dryRun<T>(caller: Caller, run: (documents: Documents, journal: Journal) => Promise<T>): Promise<T>

  /** The access that the site grants in place of what types declare. Callers that `read` and `write` are given get it there. */
  siteAccess(): Promise<SiteAccess>
  /** The type of this name, or the one that the site's settings give this name to. */
  findType(name: string): Promise<DocType | undefined>
  findMethod(name: string): Method | undefined
  /** Calls a method: access first, then its own checks of the arguments. */
  call(method: Method, documents: Documents, request: CallRequest): Promise<unknown>
  extensions: MethodContext<never>['extensions']
  /** Notes that a client used a name of the last release; the log hears of each such use once an hour. */
  noteDeprecatedUse(use: string): void
  /** The context of work with these documents. */
  contextFor: ContextFactory
  /** Adds work for later, by a statement of its own, and wakes who does it. */
  later(task: string, payload: TaskPayload): Promise<void>
  /** Tells of every commit, here and on other nodes, until the answer is called. */
  watch(watcher: ChangeWatcher): () => void

  /** Delivers signals and works off tasks until `stop`. */
  start(): Promise<void>
  /** Delivers what waits, now; for tests and for the end of a demo's loading. */
  drainEvents(): Promise<void>
  /** Does a task of this name now, whoever else may be doing it; for tests and for people who cannot wait. */
  runTask(name: string, payload?: TaskPayload): Promise<void>
  stop(): Promise<void>
}

/** What the engine must know of the place it runs in. */
export interface EngineSettings extends SiteSettings {
  /** Prefixes under which methods answer beside `mela.`: `<prefix>.mobileapi.get_page_content`. */
  readonly methodPrefixes: readonly string[]
  /** Told, now and then, which name of the last release a client still uses. */
  readonly onDeprecatedUse?: (use: string) => void
  /** The clock that documents live by; the machine's own unless a test sets another. */
  readonly clock?: () => Date
}
