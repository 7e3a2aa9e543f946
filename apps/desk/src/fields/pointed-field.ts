import type { DeskField } from '../data/doc-meta.ts'

/** The field of a row that says what its JSON of the format 'Section' holds. */
const sectionType = 'section_type'

/** A section's data as the data of a section of this type. */
function sectionField(field: DeskField, valueOf: (fieldname: string) => unknown): DeskField {
  const type = valueOf(sectionType)
  return field.options[0] === 'Section' && typeof type === 'string'
    ? { ...field, options: ['Section', type] }
    : field
}

/** A Dynamic Link as the Link that its document makes of it: to the type that another field names, or to none yet;
 * a section's data names the type of its section. */
export function pointedField(field: DeskField, valueOf: (fieldname: string) => unknown): DeskField {
  if (field.fieldtype === 'JSON') return sectionField(field, valueOf)
  if (field.fieldtype !== 'Dynamic Link') return field
  const target = valueOf(field.options[0] ?? '')
  return typeof target === 'string' && target.trim() !== ''
    ? { ...field, fieldtype: 'Link', options: [target] }
    : { ...field, fieldtype: 'Data', options: [] }
}
