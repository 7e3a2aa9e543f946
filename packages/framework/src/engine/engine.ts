import type { GuestCache } from '#framework/cache'
import type { Database } from '#framework/database'
import type { DocType, Registry } from '#framework/doctypes'
import type { Documents, Journal } from '#framework/documents'
import type { Method, MethodContext, Module } from '#framework/modules'
import type { Caller } from '#framework/permissions'
import type { EngineSettings } from './settings.ts'

/** The document server without its door: everything that HTTP, tasks and tests call. */
export interface Engine {
  readonly database: Database
  readonly registry: Registry
  readonly modules: readonly Module[]
  readonly settings: EngineSettings
  readonly cache: GuestCache

  /** Reads without a transaction; one statement stays one round trip. */
  read<T>(caller: Caller, run: (documents: Documents, journal: Journal) => Promise<T>): Promise<T>
  /** One transaction, with what it says to the rest of the world after its commit. */
  write<T>(caller: Caller, run: (documents: Documents, journal: Journal) => Promise<T>): Promise<T>
  /** As `write`, and then everything is undone: what a GET may do. */
  rehearse<T>(caller: Caller, run: (documents: Documents, journal: Journal) => Promise<T>): Promise<T>

  /** The type of this name, or the one that the site's settings give this name to. */
  findType(name: string): Promise<DocType | undefined>
  findMethod(name: string): Method | undefined
  /** Calls a method: access first, then its own checks of the arguments. */
  call(method: Method, documents: Documents, args: Readonly<Record<string, unknown>>): Promise<unknown>
  extensions: MethodContext<never>['extensions']

  /** Delivers signals and works off tasks until `stop`. */
  start(): Promise<void>
  /** Delivers what waits, now; for tests and for the end of a demo's loading. */
  drainSignals(): Promise<void>
  stop(): Promise<void>
}
