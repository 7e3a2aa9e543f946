/**
 * The formats that a Data field can promise, in the dialect's own words (they stand in `options`). User, DocType and
 * Fieldname (a field of the type that the document names) name what may be gone meanwhile, which no Link could.
 */
export type DataFormat = 'Email' | 'URL' | 'Name' | 'Route' | 'Hours' | 'User' | 'DocType' | 'Fieldname'

/**
 * What a JSON field can promise to hold, for clients that know how to show it. Fieldnames is a list of fields of the type
 * that the document names in another field, which follows in `options`.
 */
export type JsonFormat = 'Address' | 'Section' | 'Fieldnames'

/** What a whole number can promise to be: hundredths of a percent, shown and typed as a percentage. */
export type IntFormat = 'Basis points'

/** Everything the rules need to know of a field: the same value on the server and in the browser. */
export interface FieldRules {
  readonly fieldname: string
  readonly fieldtype: FieldType
  readonly label: string
  /** The id of its label in the message catalogues; a label that the office wrote itself has none. */
  readonly messageId?: string
  /**
   * Select and Autocomplete: the choices. Link and tables: the other document type. Dynamic Link: the field that names the
   * type. Data, Int and JSON: its format. Rating: how many stars. Code: its language. Image: the field of the picture. HTML: what is
   * shown. Button: the document's method that it calls.
   */
  readonly options: readonly string[]
  readonly required: boolean
  /** Longest text, in characters. */
  readonly maxLength: number
  /** Bounds of a number, in the unit that is stored (money: minor units). */
  readonly min: number | null
  readonly max: number | null
}

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
