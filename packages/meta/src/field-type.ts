/** The field types of the dialect that hold a value of their own in a document's row. */
export const columnFieldTypes = [
  ...(['Data', 'Small Text', 'Long Text', 'Text', 'Code', 'JSON'] as const),
  ...(['Text Editor', 'Markdown Editor', 'HTML Editor'] as const),
  ...(['Select', 'Autocomplete', 'Link', 'Dynamic Link', 'Read Only'] as const),
  ...(['Check', 'Int', 'Float', 'Currency', 'Percent', 'Duration', 'Rating'] as const),
  ...(['Date', 'Datetime', 'Time'] as const),
  ...(['Attach', 'Attach Image', 'Signature', 'Geolocation'] as const),
  ...(['Color', 'Icon', 'Phone', 'Barcode', 'Password'] as const),
] as const

/** A field of these holds rows of another type. */
export const tableFieldTypes = ['Table', 'Table MultiSelect'] as const

/** These only shape a form: they stand in a type's definition and never in a document. */
export const layoutFieldTypes = [
  ...(['Section Break', 'Column Break', 'Tab Break', 'Fold'] as const),
  ...(['Heading', 'HTML', 'Image', 'Button'] as const),
] as const

export type ColumnFieldType = (typeof columnFieldTypes)[number]
export type TableFieldType = (typeof tableFieldTypes)[number]
export type LayoutFieldType = (typeof layoutFieldTypes)[number]
export type FieldType = ColumnFieldType | TableFieldType | LayoutFieldType

const tables: ReadonlySet<string> = new Set(tableFieldTypes)
const layouts: ReadonlySet<string> = new Set(layoutFieldTypes)

/** True when a field of this type holds rows. */
export function holdsRows(fieldtype: FieldType): fieldtype is TableFieldType {
  return tables.has(fieldtype)
}

/** True when a field of this type has no value. */
export function isLayout(fieldtype: FieldType): fieldtype is LayoutFieldType {
  return layouts.has(fieldtype)
}

/** True when a document keeps a value of this type in its own row. */
export function hasColumn(fieldtype: FieldType): fieldtype is ColumnFieldType {
  return !holdsRows(fieldtype) && !isLayout(fieldtype)
}
