import { isContent, type Content } from '../../../data/content.ts'

/** Field of a Web Form on the wire. A break has no value and begins a section or column. */
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
  /** Bounds of a number (money in minor units), or of a table's row count. */
  min?: number
  max?: number
  /** Date: refuses a future day. */
  not_after_today?: 0 | 1
  in_list_view?: 0 | 1
  /** Labels of choices whose label differs from the stored value. */
  choiceLabels?: Readonly<Record<string, string>>
  fields?: readonly FormField[]
}

/** Answers by field: text as typed, 0 or 1 of a Check, rows of a Table. */
export type Answers = Record<string, unknown>

const shapes: ReadonlySet<string> = new Set(['Page Break', 'Section Break', 'Column Break', 'HTML'])

export const isShape = ({ fieldtype }: FormField): boolean => shapes.has(fieldtype)

export const choicesOf = ({ options }: { options?: string | null | undefined }): string[] =>
  (options ?? '')
    .split('\n')
    .map((choice) => choice.trim())
    .filter((choice) => choice !== '')

export const choiceLabel = ({ choiceLabels }: FormField, choice: string): string =>
  choiceLabels?.[choice] ?? choice

const wide: ReadonlySet<string> = new Set([
  ...['Small Text', 'Text', 'Text Editor', 'Table', 'Attach', 'Attach Image', 'HTML', 'Check'],
])

export const isWideField = (field: FormField): boolean => wide.has(field.fieldtype)

/** Row of a table, identified by `_row` on this device until the server has named it. */
export interface FormRow extends Content {
  _row: string
}

export function rowsIn(answer: unknown): FormRow[] {
  return Array.isArray(answer) ? answer.filter(isRow) : []
}

const isRow = (value: unknown): value is FormRow => isContent(value) && typeof value['_row'] === 'string'

export function withRow(rows: readonly FormRow[], row: FormRow): FormRow[] {
  const isKnown = rows.some(({ _row }) => _row === row._row)
  return isKnown ? rows.map((known) => (known._row === row._row ? row : known)) : [...rows, row]
}

export function withoutRow(rows: readonly FormRow[], key: string): FormRow[] {
  return rows.filter(({ _row }) => _row !== key)
}
