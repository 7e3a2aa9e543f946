import type { DeskField, DocMeta } from '../../data/doc-meta.ts'
import { isWide } from '../../fields/field-control.tsx'

export interface FormSection {
  key: string
  /** Null for the fields that come before the first heading. */
  title: string | null
  fields: DeskField[]
  tables: DeskField[]
}

/** The fields of a form under the headings of its type: in each section the fields first, its tables after them. */
export function formSections(meta: DocMeta, isShown: (field: DeskField) => boolean): FormSection[] {
  const sections: FormSection[] = [{ key: 'first', title: null, fields: [], tables: [] }]
  for (const field of meta.fields) {
    const current = sections.at(-1)
    if (field.fieldtype === 'Section Break')
      sections.push({ key: field.fieldname, title: field.label, fields: [], tables: [] })
    else if (isShown(field)) current?.[field.fieldtype === 'Table' ? 'tables' : 'fields'].push(field)
  }
  return sections.filter(({ fields, tables }) => fields.length + tables.length > 0)
}

/** How wide a field stands in the form's grid: text of several lines has all of it, the title and long lines of words two places. */
export function widthOf(field: DeskField, titleField: string): string {
  if (isWide(field)) return 'wide'
  const isLong = field.fieldtype === 'Data' && field.options.length === 0 && field.maxLength > longLine
  return isLong || field.fieldname === titleField ? 'double' : ''
}

const longLine = 250
