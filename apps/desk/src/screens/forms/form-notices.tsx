import type { DocMeta } from '../../data/doc-meta.ts'
import type { AnyDocument } from '../../data/document.ts'
import type { FormValues } from '../../fields/form-value.ts'
import { isOffered } from './action-steps.ts'
import { deviceDay } from './conditions.ts'
import { Conflict, type ConflictWays } from './conflict.tsx'

interface Props {
  meta: DocMeta
  /** Null for a new document. */
  stored: AnyDocument | null
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
export function FormNotices({ meta, stored, problem, newest, typedValues, isDirty, ways }: Props) {
  const told = stored ? meta.notices.filter(({ dependsOn }) => isOffered(dependsOn, stored, deviceDay())) : []
  return (
    <>
      {told.map(({ text }) => (
        <p key={text} className="notice warn" role="status">
          {text}
        </p>
      ))}
      {problem !== null && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      {newest && <Conflict meta={meta} newest={newest} typed={typedValues()} isDirty={isDirty} {...ways} />}
    </>
  )
}
