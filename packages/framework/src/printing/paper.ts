import type { Site } from '#framework/context'
import type { Documents } from '#framework/documents'
import { extensionPoint, type Download, type MethodContext } from '#framework/modules'
import type { Language } from '#framework/messages'
import { documentErrors } from '#framework/errors'
import { permissionFor } from '#framework/permissions'
import { printingErrors } from './errors.ts'

/** A document that is to be printed: for whom, and in which language. */
export interface Printing {
  /** For whoever asks: what they may not read is refused. */
  readonly documents: Documents
  readonly site: Site
  /** What other rooms added to an extension point of the paper's own. */
  readonly extensions: MethodContext<never>['extensions']
  readonly name: string
  readonly language: Language
}

/** What documents of a type look like on paper. */
export interface Paper {
  readonly type: string
  print(printing: Printing): Promise<Download>
}

/** Rooms whose documents have a paper of their own add it here. */
export const papers = extensionPoint<Paper>('framework.papers')

/** The paper of a type that the caller may read documents of. */
export function paperOf(papers: readonly Paper[], documents: Documents, doctype: string): Paper {
  const type = documents.registry.find(doctype)
  if (!type) throw documentErrors.unknownDocType(doctype)
  if (permissionFor(type, 'read', documents.caller).kind === 'never')
    throw documentErrors.notPermitted('read', doctype)
  const paper = papers.find((one) => one.type === doctype)
  if (!paper) throw printingErrors.no_paper(doctype)
  return paper
}
