import type { DeskField } from '../../data/document/type-meta.ts'
import { listedFields } from '../../data/document/named-fields.ts'

/** Field of a row that names the type of its JSON of the format 'Section'. */
const sectionType = 'section_type'

const sayingField = ([format, named]: readonly string[]): string | undefined =>
  format === 'Section' ? sectionType : format === listedFields ? named : undefined

function describedField(field: DeskField, valueOf: (fieldname: string) => unknown): DeskField {
  const saying = sayingField(field.options)
  const type = saying === undefined ? undefined : valueOf(saying)
  return typeof type === 'string' ? { ...field, options: [field.options[0] ?? '', type] } : field
}

/**
 * Returns the field with its target: a Dynamic Link becomes a Link to the type that another field names, if any; JSON
 * of a format gets the type that it is about.
 */
export function pointedField(field: DeskField, valueOf: (fieldname: string) => unknown): DeskField {
  if (field.fieldtype === 'JSON') return describedField(field, valueOf)
  if (field.fieldtype !== 'Dynamic Link') return field
  const target = valueOf(field.options[0] ?? '')
  return typeof target === 'string' && target.trim() !== ''
    ? { ...field, fieldtype: 'Link', options: [target] }
    : { ...field, fieldtype: 'Data', options: [] }
}
