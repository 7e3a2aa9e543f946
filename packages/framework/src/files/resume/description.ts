import { attachedToOf } from '../create-file-from-body.ts'
import { fileErrors } from '../errors.ts'
import type { Upload } from '../prepare-file.ts'

/** What a client says of a file before it sends it: the metadata of tus. */
export type Description = Readonly<Record<string, string | null>>

const LONGEST = 500

function textOf(said: Description, name: string): string | null {
  const text = said[name]?.trim()
  return text ? text.slice(0, LONGEST) : null
}

/** The same words as the fields of `upload_file`. */
export function describedUpload(said: Description): Omit<Upload, 'content'> {
  const fileName = textOf(said, 'filename') ?? textOf(said, 'file_name')
  if (fileName === null) throw fileErrors.unnamed()
  const [doctype, name, field] = ['doctype', 'docname', 'fieldname'].map((one) => textOf(said, one))
  return {
    fileName,
    isPrivate: ['1', 'true'].includes(textOf(said, 'is_private')?.toLowerCase() ?? ''),
    folder: textOf(said, 'folder'),
    attachedTo: attachedToOf(doctype ?? null, name ?? null, field ?? null),
  }
}
