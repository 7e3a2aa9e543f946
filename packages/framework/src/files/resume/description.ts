import { attachedToOf } from '../upload/create-file-from-body.ts'
import { fileErrors } from '../errors.ts'
import type { Upload } from '../upload/prepare-file.ts'

/** What a client says of a file before it sends it: the metadata of tus. */
export type Description = Readonly<Record<string, string | null>>

const LONGEST = 500

function textOf(description: Description, name: string): string | null {
  const text = description[name]?.trim()
  return text ? text.slice(0, LONGEST) : null
}

/** The same words as the fields of `upload_file`. */
export function describedUpload(description: Description): Omit<Upload, 'content'> {
  const fileName = textOf(description, 'filename') ?? textOf(description, 'file_name')
  if (fileName === null) throw fileErrors.unnamed()
  const [doctype, name, field] = ['doctype', 'docname', 'fieldname'].map((one) => textOf(description, one))
  return {
    fileName,
    isPrivate: ['1', 'true'].includes(textOf(description, 'is_private')?.toLowerCase() ?? ''),
    folder: textOf(description, 'folder'),
    attachedTo: attachedToOf(doctype ?? null, name ?? null, field ?? null),
  }
}
