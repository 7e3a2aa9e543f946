import type { Documents } from '#framework/documents'
import { insideProcess } from '#framework/modules'
import { administrator, isAdministrator } from '#framework/permissions'
import type { Context, Site } from './context.ts'

/** What a call adds to the context of its unit of work. */
export type CallContext = Pick<Context, 'origin' | 'language'>

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
