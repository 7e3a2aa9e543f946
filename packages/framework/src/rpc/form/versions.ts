import type { DocType } from '#framework/doctypes'
import type { VersionEntry } from '#framework/documents'
import type { MethodContext } from '#framework/modules'
import type { Row } from '#framework/queries'

const MOST_SHOWN = 20

/** In the dialect, the version of an insert says when and by whom, and no changes. */
function dataOf({ kind, owner, creation, changed, added, removed, row_changed }: VersionEntry): object {
  return kind === 'created' ? { creation, created_by: owner } : { changed, added, removed, row_changed }
}

/** The latest versions of a document, newest first, with what its caller may see of them, as the dialect's Version. */
export async function versions(
  { documents, registry }: Pick<MethodContext<never>, 'documents' | 'registry'>,
  type: DocType,
  name: string,
): Promise<readonly Row[]> {
  if (!registry.find('Version')) return []
  const entries = await documents.versions(type, name)
  return entries.slice(0, MOST_SHOWN).map((entry) => ({
    name: entry.name,
    owner: entry.owner,
    creation: entry.creation,
    data: JSON.stringify(dataOf(entry)),
  }))
}
