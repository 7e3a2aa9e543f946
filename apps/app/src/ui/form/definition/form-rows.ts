import { isContent, type Content } from '../../../data/content.ts'

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
