import type { Database } from '#framework/database'
import type { Documents } from '#framework/documents'
import type { Language, Translators } from '#framework/messages'
import { type ExtensionPoint, type CallOrigin, insideProcess } from '#framework/modules'
import { type Caller, administrator, isAdministrator } from '#framework/permissions'
import type { SiteSettings } from '#framework/tasks'
import type { Translate } from '#meta'

export interface Site {
  readonly database: Database
  readonly settings: SiteSettings
  readonly translators: Translators
  now(): Date
  read<T>(caller: Caller, run: (documents: Documents) => Promise<T>): Promise<T>
  write<T>(caller: Caller, run: (documents: Documents) => Promise<T>): Promise<T>
}

export interface Context {
  readonly caller: Caller
  readonly documents: Documents
  readonly now: Date
  readonly site: Site
  readonly origin: CallOrigin
  readonly language: Language
  readonly t: Translate
  /** Stores an event in the transaction; handlers and webhooks receive it after the commit. */
  readonly emit: Documents['emit']
  readonly enqueue: Documents['enqueue']
  readonly memo: Documents['memo']
  extensions<T>(point: ExtensionPoint<T>): readonly T[]
  inTransaction<T>(part: (documents: Documents) => Promise<T>): Promise<T>
}

/** The same context in another language. */
export const inLanguage = (ctx: Context, language: Language): Context => ({
  ...ctx,
  language,
  t: ctx.site.translators[language],
})

type CallContext = Pick<Context, 'origin' | 'language'>

export type ContextFactory = (documents: Documents, call?: CallContext) => Context

const ownCall: CallContext = { origin: insideProcess, language: 'en' }

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
    enqueue: documents.enqueue,
    memo: documents.memo,
    extensions,
    inTransaction: (part) => {
      if (!documents.isInTransaction) return site.write(administrator, part)
      return part(isAdministrator(documents.caller) ? documents : documents.asSystem())
    },
  })
}
