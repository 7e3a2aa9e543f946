import type { Context } from '#framework/context'
import type { Documents } from '#framework/documents'
import { extensionPoint, type Download } from '#framework/modules'
import { documentErrors } from '#framework/errors'
import { permissionFor } from '#framework/permissions'
import { printingErrors } from './errors.ts'

/** Print format of a document type. */
interface PrintFormat {
  readonly type: string
  /** Prints the document of this name for the caller, in the language of `ctx`; what the caller may not read is refused. */
  print(ctx: Context, name: string): Promise<Download>
}

/** Modules whose documents are printed add their format here. */
export const printFormats = extensionPoint<PrintFormat>('framework.print_formats')

/** The print format of a type that the caller may read documents of. */
export function findPrintFormat(
  formats: readonly PrintFormat[],
  documents: Documents,
  doctype: string,
): PrintFormat {
  const type = documents.registry.find(doctype)
  if (!type) throw documentErrors.unknownDocType(doctype)
  if (permissionFor(type, 'read', documents.caller).kind === 'never')
    throw documentErrors.notPermitted('read', doctype)
  const format = formats.find((one) => one.type === doctype)
  if (!format) throw printingErrors.not_printable(doctype)
  return format
}
