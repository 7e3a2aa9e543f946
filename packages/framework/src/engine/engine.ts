import type { GuestCache } from '#framework/response-cache'
import type { ContextFactory } from '#framework/context'
import type { Database } from '#framework/database'
import type { DocType, Registry } from '#framework/doctypes'
import type { Documents, ChangeSet } from '#framework/documents'
import type { Method, MethodContext, Module, CallOrigin } from '#framework/modules'
import type { Caller, SiteAccess } from '#framework/permissions'
import type { TaskPayload, SiteSettings } from '#framework/tasks'
import type { Language, Translators } from '#framework/messages'
import type { ChangeWatcher } from './change-propagation.ts'

export interface CallRequest {
  readonly args: Readonly<Record<string, unknown>>
  readonly origin?: CallOrigin
  readonly language?: Language
}

export interface Engine {
  readonly database: Database
  readonly registry: Registry
  readonly modules: readonly Module[]
  readonly settings: EngineSettings
  readonly cache: GuestCache
  readonly translators: Translators
  now(): Date

  read<T>(caller: Caller, run: (documents: Documents, changeSet: ChangeSet) => Promise<T>): Promise<T>
  /** Runs work without a transaction or a retry: it manages its own transactions and must not run twice. */
  withoutTransaction<T>(
    caller: Caller,
    run: (documents: Documents, changeSet: ChangeSet) => Promise<T>,
  ): Promise<T>
  /** Runs work in one transaction, and publishes its changes after the commit. */
  write<T>(caller: Caller, run: (documents: Documents, changeSet: ChangeSet) => Promise<T>): Promise<T>
  /** Works as `write`, but rolls back at the end: for a GET. */
  dryRun<T>(caller: Caller, run: (documents: Documents, changeSet: ChangeSet) => Promise<T>): Promise<T>

  /** Access that the site grants in place of the types' declarations; `read` and `write` apply it to their callers. */
  siteAccess(): Promise<SiteAccess>
  findType(name: string): Promise<DocType | undefined>
  findMethod(name: string): Method | undefined
  call(method: Method, documents: Documents, request: CallRequest): Promise<unknown>
  extensions: MethodContext<never>['extensions']
  noteDeprecatedUse(use: string): void
  contextFor: ContextFactory
  enqueue(task: string, payload: TaskPayload): Promise<void>
  /** Notifies of every commit, here and on other nodes, until the returned function is called. */
  watch(watcher: ChangeWatcher): () => void

  start(): Promise<void>
  drainEvents(): Promise<void>
  /** Runs a task of this name now, even while another worker runs it; for tests and manual runs. */
  runTask(name: string, payload?: TaskPayload): Promise<void>
  stop(): Promise<void>
}

export interface EngineSettings extends SiteSettings {
  readonly methodPrefixes: readonly string[]
  readonly onDeprecatedUse?: (use: string) => void
  readonly clock?: () => Date
}
