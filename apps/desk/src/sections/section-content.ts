import type { DeskField } from '../data/doc-meta.ts'
import { cellOf } from '../fields/form-value.ts'
import type { CellValue } from '../fields/table-value.ts'

/** What a section says: the fields of its shape, and whatever else another client keeps there. */
export type Content = Readonly<Record<string, unknown>>

export function isContent(value: unknown): value is Content {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The stored text as an object; null where it is none, so that nobody's text is lost by reading it wrongly. */
export function contentIn(text: string): Content | null {
  if (text.trim() === '') return {}
  try {
    const value: unknown = JSON.parse(text)
    return isContent(value) ? value : null
  } catch {
    return null
  }
}

export const textIn = (content: Content): string =>
  Object.keys(content).length === 0 ? '' : JSON.stringify(content)

export const partIn = (content: Content, field: DeskField): CellValue =>
  cellOf(field, content[field.fieldname])

/** Numbers are kept as numbers once they are whole typed ones: '13.' still waits for its digits. */
const isNumber = (field: DeskField, cell: CellValue): boolean =>
  ['Int', 'Float'].includes(field.fieldtype) && String(Number(cell)) === cell

export function withPart(content: Content, field: DeskField, cell: CellValue): Content {
  const { [field.fieldname]: before, ...others } = content
  if (cell === '') return before === undefined ? content : others
  return { ...content, [field.fieldname]: isNumber(field, cell) ? Number(cell) : cell }
}

export function rowsIn(content: Content, fieldname: string): readonly Content[] {
  const rows = content[fieldname]
  return Array.isArray(rows) ? rows.filter(isContent) : []
}

export const withRows = (content: Content, fieldname: string, rows: readonly Content[]): Content => ({
  ...content,
  [fieldname]: rows,
})

/** The list with the item at one place moved to another. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const rest = list.toSpliced(from, 1)
  return rest.toSpliced(to, 0, ...list.slice(from, from + 1))
}
