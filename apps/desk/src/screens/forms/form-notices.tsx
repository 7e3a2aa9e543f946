import type { DocMeta } from '../../data/doc-meta.ts'
import type { AnyDocument } from '../../data/document.ts'
import type { FormValues } from '../../fields/form-value.ts'
import { Conflict, type ConflictWays } from './conflict.tsx'

interface Props {
  meta: DocMeta
  /** What was refused and belongs to no field. */
  problem: string | null
  /** The document as somebody else has saved it meanwhile. */
  newest: AnyDocument | null
  /** What stands in the form. */
  typedValues: () => FormValues
  isDirty: boolean
  ways: ConflictWays
}

/** What stands between the head of a form and its fields. */
export function FormNotices({ meta, problem, newest, typedValues, isDirty, ways }: Props) {
  return (
    <>
      {problem !== null && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      {newest && <Conflict meta={meta} newest={newest} typed={typedValues()} isDirty={isDirty} {...ways} />}
    </>
  )
}
