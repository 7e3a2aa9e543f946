import type { DeskField, DocMeta } from '../../../data/document/type-meta.ts'
import { isWide } from '../../../fields/field-control.tsx'

export interface FormSection {
  key: string
  /** What the part of the form is called that begins here; null where none begins. */
  tab: string | null
  /** Null for the fields that come before the first heading. */
  title: string | null
  fields: DeskField[]
  tables: DeskField[]
}

/** The grid finds columns by itself, and nothing is folded away: these draw nothing. */
const undrawn: ReadonlySet<DeskField['fieldtype']> = new Set(['Column Break', 'Fold'])

function begun(section: Pick<FormSection, 'key' | 'tab' | 'title'>): FormSection {
  return { ...section, fields: [], tables: [] }
}

/** A tab's name stands before the first of its sections in which something is shown, or is that section's own. */
function withTabs(sections: readonly FormSection[]): FormSection[] {
  let tab: string | null = null
  return sections.flatMap((section) => {
    tab = section.tab ?? tab
    if (section.fields.length + section.tables.length === 0) return []
    const named = section.title === null && tab !== null ? { title: tab, tab: null } : { tab }
    tab = null
    return [{ ...section, ...named }]
  })
}

/** The fields of a form under the headings of its type: in each section the fields first, its tables after them. */
export function formSections(meta: DocMeta, isShown: (field: DeskField) => boolean): FormSection[] {
  const sections = [begun({ key: 'first', tab: null, title: null })]
  for (const field of meta.fields) {
    const { fieldname: key, fieldtype, label } = field
    if (fieldtype === 'Section Break') sections.push(begun({ key, tab: null, title: label }))
    else if (fieldtype === 'Tab Break') sections.push(begun({ key, tab: label, title: null }))
    else if (isShown(field) && !undrawn.has(fieldtype))
      sections.at(-1)?.[fieldtype === 'Table' ? 'tables' : 'fields'].push(field)
  }
  return withTabs(sections)
}

/** How wide a field stands in the form's grid: text of several lines has all of it, the title, long lines of words and signatures two places. */
export function widthOf(field: DeskField, titleField: string): string {
  if (isWide(field)) return 'wide'
  const isLong = field.fieldtype === 'Data' && field.options.length === 0 && field.maxLength > longLine
  const isRoomy = isLong || field.fieldtype === 'Signature' || field.fieldname === titleField
  return isRoomy ? 'double' : ''
}

const longLine = 250
