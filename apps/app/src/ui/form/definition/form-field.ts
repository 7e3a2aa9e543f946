import { isContent, type Content } from '../../../data/content.ts'

/** A field of a Web Form, as the wire tells it. A break has no value and shapes what stands after it. */
export interface FormField {
  fieldname: string
  fieldtype: string
  label: string
  reqd?: 0 | 1
  read_only?: 0 | 1
  /** Select: a choice on each line. Link: the type. HTML: the text. */
  options?: string
  default?: string | number
  depends_on?: string
  mandatory_depends_on?: string
  description?: string
  max_length?: number
  /** Bounds of a number (money in minor units), or of how many rows a table has. */
  min?: number
  max?: number
  /** A Date: a day to come is no answer. */
  not_after_today?: 0 | 1
  in_list_view?: 0 | 1
  /** How choices are shown, where not as they are kept. */
  choiceLabels?: Readonly<Record<string, string>>
  /** The columns of a table. */
  fields?: readonly FormField[]
}

/** What was answered so far, by field: text as it is typed, 0 or 1 of a Check, rows of a Table. */
export type Answers = Record<string, unknown>

const shapes: ReadonlySet<string> = new Set(['Page Break', 'Section Break', 'Column Break', 'HTML'])

export const isShape = ({ fieldtype }: FormField): boolean => shapes.has(fieldtype)

export const choicesOf = ({ options = '' }: FormField): string[] =>
  options.split('\n').filter((choice) => choice.trim() !== '')

/** A choice as a person reads it. */
export const choiceLabel = ({ choiceLabels }: FormField, choice: string): string =>
  choiceLabels?.[choice] ?? choice

/** Types that take the whole width of a form. */
const wide: ReadonlySet<string> = new Set([
  ...['Small Text', 'Text', 'Text Editor', 'Table', 'Attach', 'Attach Image', 'HTML', 'Check'],
])

export const isWideField = (field: FormField): boolean => wide.has(field.fieldtype)

/** A row of a table, known on this device by `_row` until the server has given it a name. */
export interface FormRow extends Content {
  _row: string
}

export function rowsIn(answer: unknown): FormRow[] {
  return Array.isArray(answer) ? answer.filter(isRow) : []
}

const isRow = (value: unknown): value is FormRow => isContent(value) && typeof value['_row'] === 'string'

/** Puts a row in the place of the one with its key, or at the end. */
export function withRow(rows: readonly FormRow[], row: FormRow): FormRow[] {
  const isKnown = rows.some(({ _row }) => _row === row._row)
  return isKnown ? rows.map((known) => (known._row === row._row ? row : known)) : [...rows, row]
}

export function withoutRow(rows: readonly FormRow[], key: string): FormRow[] {
  return rows.filter(({ _row }) => _row !== key)
}
