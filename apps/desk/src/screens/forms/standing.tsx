import type { TypeMeta } from '../../data/doc-meta.ts'
import { textOf, type AnyDocument } from '../../data/document.ts'
import { Badge, toneOf } from '../../ui/badge.tsx'
import { DocstatusBadge } from '../../ui/docstatus-badge.tsx'

/** Where a document stands, in a word beside its title. */
export function Standing({ meta, stored }: { meta: TypeMeta; stored: AnyDocument }) {
  const state = meta.states ? textOf(stored[meta.states.field]) : ''
  return (
    <>
      {meta.isSubmittable && <DocstatusBadge docstatus={stored['docstatus']} />}
      {state !== '' && <Badge tone={toneOf(state)}>{meta.word(state)}</Badge>}
    </>
  )
}
