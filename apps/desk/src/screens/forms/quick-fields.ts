import { hasColumn } from '#meta'
import type { DocMeta } from '../../data/doc-meta.ts'

/** As much of a type as a new document cannot do without: its title and what is required. */
export function quickMeta(meta: DocMeta): DocMeta {
  const fields = meta.fields.filter(
    (field) =>
      hasColumn(field.fieldtype) &&
      !field.isHidden &&
      !field.isReadOnly &&
      (field.required || field.fieldname === meta.titleField),
  )
  return { ...meta, fields }
}
