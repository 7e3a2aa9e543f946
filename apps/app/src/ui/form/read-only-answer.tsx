import { useVisit } from '../../data/visit.ts'
import { useFormSurroundings } from './form-context.ts'
import type { FormField } from './form-field.ts'
import { rowWords } from './row-words.ts'

/** What the form says itself and nobody changes. */
export function ReadOnlyAnswer({ field, value }: { field: FormField; value: unknown }) {
  const { language } = useVisit()
  const { currency } = useFormSurroundings()
  const [words] = rowWords([field], { _row: '', [field.fieldname]: value }, { language, currency })
  return (
    <dl className="field">
      <dt className="label">{field.label}</dt>
      <dd className="read-only">{words ?? '–'}</dd>
    </dl>
  )
}
