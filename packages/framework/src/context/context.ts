import type { Database } from '#framework/database'
import type { Documents } from '#framework/documents'
import type { Language, Translators } from '#framework/messages'
import { type ExtensionPoint, type Origin, insideProcess } from '#framework/modules'
import { type Caller, administrator, isAdministrator } from '#framework/permissions'
import type { SiteSettings } from '#framework/tasks'
import type { Translate } from '#meta'

/** What is the same for everything that runs on a site. */
export interface Site {
  readonly database: Database
  /** Time zone, public address, gateways, where files are. */
  readonly settings: SiteSettings
  /** A translator into every language, for results that are the same for every caller. */
  readonly translators: Translators
  /** The clock that documents live by. */
  now(): Date
  read<T>(caller: Caller, run: (documents: Documents) => Promise<T>): Promise<T>
  /** A transaction of its own; what it wrote stays, whatever becomes of the work that asked for it. */
  write<T>(caller: Caller, run: (documents: Documents) => Promise<T>): Promise<T>
}

/** What methods, hooks, event handlers and tasks work with. Nothing else carries state. */
export interface Context {
  /** On whose behalf it runs: who called, or the system. */
  readonly caller: Caller
  /** Reads and writes as the caller; `documents.asSystem()` as the system. */
  readonly documents: Documents
  /** The moment the unit of work began. */
  readonly now: Date
  readonly site: Site
  /** From where the call comes; from inside the process where nobody called. */
  readonly origin: Origin
  readonly language: Language
  /** Translates messages into `language`. */
  readonly t: Translate
  /** Stores an event with the transaction; handlers and webhooks get it after the commit. */
  readonly emit: Documents['emit']
  /** Adds a task with the transaction. */
  readonly enqueue: Documents['later']
  /** One value per key for this unit of work and caller. */
  readonly memo: Documents['memo']
  /** What other modules added to an extension point of this one. */
  extensions<T>(point: ExtensionPoint<T>): readonly T[]
  /**
   * Runs a part on behalf of the system in a transaction: the one that this work is in, else one of its own. It may run
   * twice before its commit.
   */
  inTransaction<T>(part: (documents: Documents) => Promise<T>): Promise<T>
}

/** The same context in another language. */
export const inLanguage = (ctx: Context, language: Language): Context => ({
  ...ctx,
  language,
  t: ctx.site.translators[language],
})

/** What a call adds to the context of its unit of work. */
type CallContext = Pick<Context, 'origin' | 'language'>

/** Makes the context of work with these documents. */
export type ContextFactory = (documents: Documents, call?: CallContext) => Context

const ownCall: CallContext = { origin: insideProcess, language: 'en' }

/** The contexts of a site. What nobody called speaks English. */
export function createContextFactory(site: Site, extensions: Context['extensions']): ContextFactory {
  return (documents, { origin, language } = ownCall) => ({
    caller: documents.caller,
    documents,
    now: documents.now,
    site,
    origin,
    language,
    t: site.translators[language],
    emit: documents.emit,
    enqueue: documents.later,
    memo: documents.memo,
    extensions,
    inTransaction: (part) => {
      if (!documents.isInTransaction) return site.write(administrator, part)
      return part(isAdministrator(documents.caller) ? documents : documents.asSystem())
    },
  })
}
