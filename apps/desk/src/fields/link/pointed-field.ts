import type { DeskField } from '../../data/document/type-meta.ts'
import { listedFields } from '../../data/document/named-fields.ts'

/** The field of a row that says what its JSON of the format 'Section' holds. */
const sectionType = 'section_type'

/** The field that says what JSON of a format is about. */
const sayingField = ([format, named]: readonly string[]): string | undefined =>
  format === 'Section' ? sectionType : format === listedFields ? named : undefined

/** A section's data as the data of a section of this type; a list of fields as one of the fields of this type. */
function describedField(field: DeskField, valueOf: (fieldname: string) => unknown): DeskField {
  const saying = sayingField(field.options)
  const type = saying === undefined ? undefined : valueOf(saying)
  return typeof type === 'string' ? { ...field, options: [field.options[0] ?? '', type] } : field
}

/** A Dynamic Link as the Link that its document makes of it: to the type that another field names, or to none yet;
 * JSON of a format names the type that it is about. */
export function pointedField(field: DeskField, valueOf: (fieldname: string) => unknown): DeskField {
  if (field.fieldtype === 'JSON') return describedField(field, valueOf)
  if (field.fieldtype !== 'Dynamic Link') return field
  const target = valueOf(field.options[0] ?? '')
  return typeof target === 'string' && target.trim() !== ''
    ? { ...field, fieldtype: 'Link', options: [target] }
    : { ...field, fieldtype: 'Data', options: [] }
}
