import { holdsRows } from '#meta'
import type { DocMeta } from '../../data/doc-meta.ts'
import type { AnyDocument } from '../../data/document.ts'
import type { Say } from '../../language/say.ts'

/** What is deleted with a document: the rows of its tables, counted. */
export function goesWith(meta: DocMeta, stored: AnyDocument, say: Say): string[] {
  return meta.fields
    .filter(({ fieldtype }) => holdsRows(fieldtype))
    .flatMap(({ fieldname, label }) => {
      const rows = stored[fieldname]
      const count = Array.isArray(rows) ? rows.length : 0
      return count > 0 ? [`${label}: ${say('desk.row_count', { count })}`] : []
    })
}
