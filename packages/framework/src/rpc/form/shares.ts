import type { DocType } from '#framework/doctypes'
import type { MethodContext } from '#framework/modules'
import type { Row } from '#framework/queries'

const MOST_SHOWN = 100

/** With whom a document is shared, as its form shows it: for a caller who works on it. */
export async function shares(
  { documents, registry }: Pick<MethodContext<never>, 'documents' | 'registry'>,
  type: DocType,
  name: string,
): Promise<readonly Row[]> {
  const share = registry.find('DocShare')
  if (!share) return []
  return documents.asSystem().list(share, {
    fields: ['name', 'user', 'read', 'write', 'submit', 'share', 'everyone', 'owner', 'creation'],
    filters: [
      ['share_doctype', '=', type.name],
      ['share_name', '=', name],
    ],
    limit_page_length: MOST_SHOWN,
  })
}
