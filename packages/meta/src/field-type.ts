/** The field types of the dialect that Mela knows. A type without a column only shapes the form. */
export const columnFieldTypes = [
  'Data',
  'Small Text',
  'Text',
  'Text Editor',
  'Select',
  'Link',
  'Check',
  'Int',
  'Float',
  'Currency',
  'Date',
  'Datetime',
  'Time',
  'Attach',
  'Attach Image',
  'Color',
  'Phone',
  'JSON',
  'Password',
] as const

export const shapeFieldTypes = ['Table', 'Section Break'] as const

export type ColumnFieldType = (typeof columnFieldTypes)[number]
export type FieldType = ColumnFieldType | (typeof shapeFieldTypes)[number]

/** True when a document keeps a value of this type in its own row. */
export function hasColumn(fieldtype: FieldType): fieldtype is ColumnFieldType {
  return fieldtype !== 'Table' && fieldtype !== 'Section Break'
}
