/**
 * Formats of a Data field, in the dialect's own words (in `options`). Payment method is a gateway's own word for one. User, DocType and Fieldname (a field of the type
 * that the document names) may name what no longer exists, which no Link could.
 */
export type DataFormat =
  'Email' | 'URL' | 'Name' | 'Route' | 'Hours' | 'Payment method' | 'User' | 'DocType' | 'Fieldname'

/**
 * Formats of a JSON field, for clients that can show them. Fieldnames is a list of fields of the type that the document
 * names in another field, which follows in `options`.
 */
export type JsonFormat = 'Address' | 'Section' | 'Fieldnames'

/**
 * Formats of an integer: hundredths of a percent, shown and typed as a percentage; a month, shown by its name; bytes,
 * shown in the unit that suits them.
 */
export type IntFormat = 'Basis points' | 'Month' | 'Bytes'

export interface FieldRules {
  readonly fieldname: string
  readonly fieldtype: FieldType
  readonly label: string
  /** Message id of the label; undefined for a label that the organisation wrote. */
  readonly messageId?: string
  /**
   * Select and Autocomplete: the choices. Link and tables: the other document type. Dynamic Link: the field that names
   * the type. Data, Int and JSON: the format. Rating: the number of stars. Code: the language. Image: the field of the
   * picture. HTML: the content. Button: the document's method.
   */
  readonly options: readonly string[]
  readonly required: boolean
  /** Characters of the longest text. */
  readonly maxLength: number
  /** Limits of a number, in the stored unit (money: minor units). */
  readonly min: number | null
  readonly max: number | null
}

export const columnFieldTypes = [
  ...(['Data', 'Small Text', 'Long Text', 'Text', 'Code', 'JSON'] as const),
  ...(['Text Editor', 'Markdown Editor', 'HTML Editor'] as const),
  ...(['Select', 'Autocomplete', 'Link', 'Dynamic Link', 'Read Only'] as const),
  ...(['Check', 'Int', 'Float', 'Currency', 'Percent', 'Duration', 'Rating'] as const),
  ...(['Date', 'Datetime', 'Time'] as const),
  ...(['Attach', 'Attach Image', 'Signature', 'Geolocation'] as const),
  ...(['Color', 'Icon', 'Phone', 'Barcode', 'Password'] as const),
] as const

export const tableFieldTypes = ['Table', 'Table MultiSelect'] as const

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

export function holdsRows(fieldtype: FieldType): fieldtype is TableFieldType {
  return tables.has(fieldtype)
}

export function isLayout(fieldtype: FieldType): fieldtype is LayoutFieldType {
  return layouts.has(fieldtype)
}

export function hasColumn(fieldtype: FieldType): fieldtype is ColumnFieldType {
  return !holdsRows(fieldtype) && !isLayout(fieldtype)
}
