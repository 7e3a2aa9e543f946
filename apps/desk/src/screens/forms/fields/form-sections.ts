import type { DeskField, DocMeta } from '../../../data/document/type-meta.ts'
import { isWide } from '../../../fields/field-control.tsx'

export interface FormSection {
  key: string
  tab: string | null
  title: string | null
  fields: DeskField[]
  tables: DeskField[]
}

/** Fields that render nothing: the grid finds columns by itself, and nothing is folded. */
const undrawn: ReadonlySet<DeskField['fieldtype']> = new Set(['Column Break', 'Fold'])

function begun(section: Pick<FormSection, 'key' | 'tab' | 'title'>): FormSection {
  return { ...section, fields: [], tables: [] }
}

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

/** Groups the fields under their headings: in each section the fields first, then its tables. */
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

/** Returns the width of a field: multi-line text the whole grid; titles, long lines and signatures two columns. */
function widthOf(field: DeskField, titleField: string): string {
  if (isWide(field)) return 'wide'
  const isLong = field.fieldtype === 'Data' && field.options.length === 0 && field.maxLength > longLine
  const isRoomy = isLong || field.fieldtype === 'Signature' || field.fieldname === titleField
  return isRoomy ? 'double' : ''
}

const longLine = 250

/** Fields of several inputs, whose label does not stand above one input. */
const composed: ReadonlySet<DeskField['fieldtype']> = new Set(['Geolocation', 'Signature'])

/** Returns the classes of a field: its width, and whether its label, input and help join the lines of its row. */
export function layoutOf(field: DeskField, titleField: string): string {
  const width = widthOf(field, titleField)
  const isLined = width !== 'wide' && !composed.has(field.fieldtype)
  return isLined ? `${width} lined-field`.trim() : width
}
