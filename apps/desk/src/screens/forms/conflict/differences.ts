import type { DeskField, DocMeta } from '../../../data/document/type-meta.ts'
import { isTable, type FormValue, type FormValues } from '../../../fields/form-value.ts'

/** A field that somebody else saved otherwise than it stands here. */
interface Difference {
  field: DeskField
  theirs: FormValue
  mine: FormValue
}

/** Rows are the same when their cells are: a new row has no name yet. */
const comparable = (value: FormValue): FormValue | object[] =>
  isTable(value) ? value.rows.map(({ cells }) => cells) : value

/** The fields in which two forms of a document differ. */
export function differences(meta: DocMeta, theirs: FormValues, mine: FormValues): Difference[] {
  return meta.fields
    .filter((field) => !field.isHidden && field.fieldname in mine)
    .map((field) => ({
      field,
      theirs: theirs[field.fieldname] ?? '',
      mine: mine[field.fieldname] ?? '',
    }))
    .filter((one) => JSON.stringify(comparable(one.theirs)) !== JSON.stringify(comparable(one.mine)))
}
