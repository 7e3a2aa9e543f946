import type { DocType } from '#framework/doctypes'
import type { MethodContext } from '#framework/modules'
import type { Row } from '#framework/queries'

const MOST_SHOWN = 20

/** The latest versions of a document, newest first, with what its caller may see of them, as the dialect's Version. */
export async function versions(
  { documents, registry }: Pick<MethodContext<never>, 'documents' | 'registry'>,
  type: DocType,
  name: string,
): Promise<readonly Row[]> {
  if (!registry.find('Version')) return []
  const entries = await documents.versions(type, name)
  return entries.slice(0, MOST_SHOWN).map(({ changed, added, removed, row_changed, ...entry }) => ({
    name: entry.name,
    owner: entry.owner,
    creation: entry.creation,
    data: JSON.stringify({ changed, added, removed, row_changed }),
  }))
}
