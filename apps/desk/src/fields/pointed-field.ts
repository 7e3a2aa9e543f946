import type { DeskField } from '../data/doc-meta.ts'

/** A Dynamic Link as the Link that its document makes of it: to the type that another field names, or to none yet. */
export function pointedField(field: DeskField, valueOf: (fieldname: string) => unknown): DeskField {
  if (field.fieldtype !== 'Dynamic Link') return field
  const target = valueOf(field.options[0] ?? '')
  return typeof target === 'string' && target.trim() !== ''
    ? { ...field, fieldtype: 'Link', options: [target] }
    : { ...field, fieldtype: 'Data', options: [] }
}
