import type { Documents } from '#framework/documents'
import { File } from '../file.doctype.ts'

/** What tells whose a file is. */
export interface FoundUpload {
  readonly name: string
  readonly file_url: string | null
  readonly owner: string
  readonly is_private: 0 | 1
  readonly attached_to_doctype: string | null
  readonly attached_to_name: string | null
}

/** The same bytes may lie at many documents under one address. */
const MOST_FOUND = 200

/**
 * Names of the files at these addresses, in their order, for who wants to show them somewhere else; null where one of them
 * is not there or not his. `system` acts as the system. One statement.
 */
export async function ownUploads(
  system: Documents,
  addresses: readonly string[],
  isOwn: (file: FoundUpload) => boolean,
): Promise<readonly string[] | null> {
  if (addresses.length === 0) return []
  const found = await system.find(File, {
    where: { file_url: ['in', [...addresses]], is_folder: 0 },
    fields: ['name', 'file_url', 'owner', 'is_private', 'attached_to_doctype', 'attached_to_name'],
    limit: MOST_FOUND,
  })
  const own = found.filter(isOwn)
  const names = addresses.flatMap((address) => {
    const file = own.find(({ file_url }) => file_url === address)
    return file ? [file.name] : []
  })
  return names.length === addresses.length ? names : null
}

/** From now on these files are read by who reads this document, and go with it. */
export async function attachFiles(
  system: Documents,
  files: Iterable<string>,
  target: { readonly doctype: string; readonly name: string; readonly field: string },
): Promise<void> {
  for (const file of files)
    await system.save(File, file, {
      attached_to_doctype: target.doctype,
      attached_to_name: target.name,
      attached_to_field: target.field,
    })
}
