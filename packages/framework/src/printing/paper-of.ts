import type { Documents } from '#framework/documents'
import { documentErrors } from '#framework/errors'
import { permissionFor } from '#framework/permissions'
import { printingErrors } from './errors.ts'
import type { Paper } from './paper.ts'

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
