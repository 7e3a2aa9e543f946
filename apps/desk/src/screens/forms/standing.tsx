import { stateField, type TypeMeta } from '../../data/doc-meta.ts'
import { textOf, type AnyDocument } from '../../data/document.ts'
import { ShownValue } from '../../fields/show-value.tsx'
import { DocstatusBadge } from '../../ui/docstatus-badge.tsx'

/** Where a document stands, in a word beside its title. */
export function Standing({ meta, stored }: { meta: TypeMeta; stored: AnyDocument }) {
  const field = stateField(meta)
  const state = field ? textOf(stored[field.fieldname]) : ''
  return (
    <>
      {meta.isSubmittable && <DocstatusBadge docstatus={stored['docstatus']} />}
      {field && state !== '' && <ShownValue field={field} value={state} />}
    </>
  )
}
