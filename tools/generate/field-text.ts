import { isTable, type ResolvedField } from '#framework/doctypes'
import { anyValue } from '#framework/modules'
import { hasColumn, holdsRows, type ColumnFieldType } from '#meta'
import { interfaceName, commentText, keyText, quoted, sentences } from './text-parts.ts'

const valueTypes: Record<ColumnFieldType, 'string' | 'number' | '0 | 1'> = {
  Data: 'string',
  'Small Text': 'string',
  'Long Text': 'string',
  Text: 'string',
  Code: 'string',
  'Text Editor': 'string',
  'HTML Editor': 'string',
  'Markdown Editor': 'string',
  Select: 'string',
  Autocomplete: 'string',
  Link: 'string',
  'Dynamic Link': 'string',
  'Read Only': 'string',
  Check: '0 | 1',
  Int: 'number',
  Float: 'number',
  Currency: 'number',
  Percent: 'number',
  Duration: 'number',
  Rating: 'number',
  Date: 'string',
  Datetime: 'string',
  Time: 'string',
  Attach: 'string',
  'Attach Image': 'string',
  Signature: 'string',
  Geolocation: 'string',
  Icon: 'string',
  Barcode: 'string',
  Color: 'string',
  Phone: 'string',
  JSON: 'string',
  Password: 'string',
}

const units: Partial<Record<ColumnFieldType, string>> = {
  'Text Editor': 'HTML',
  'HTML Editor': 'HTML',
  'Markdown Editor': 'Markdown',
  Currency: 'A decimal amount',
  Percent: 'Of a hundred',
  Duration: 'Seconds',
  Rating: 'From 0 to 1',
  Signature: 'Data URL of a PNG picture',
  Geolocation: 'GeoJSON as text',
  Date: "'YYYY-MM-DD'",
  Datetime: "'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone",
  Time: "'HH:MM:SS'",
  Attach: 'Address of a file',
  'Attach Image': 'Address of a picture',
  Color: "'#RRGGBB'",
  Phone: 'E.164',
  JSON: 'JSON as text',
  Password: 'Written only, never read back',
}

/** Wire type of a field's value; null for layout fields. */
function valueText(field: ResolvedField): string | null {
  const { fieldtype, options, spec } = field
  if (isTable(spec)) return `${interfaceName(spec.child.name)}[]`
  if (!hasColumn(fieldtype)) return null
  if (fieldtype === 'Select') return options.map(quoted).join(' | ')
  return valueTypes[fieldtype]
}

function unitOf({ fieldtype, options }: ResolvedField): string | undefined {
  if (fieldtype === 'Link') return `Name of a document of type ${options[0] ?? ''}`
  if (fieldtype === 'Dynamic Link') return `Name of a document of the type in ${options[0] ?? ''}`
  return hasColumn(fieldtype) ? units[fieldtype] : undefined
}

function commentOf(field: ResolvedField, unit = unitOf(field)): string {
  const { label, description } = field.spec.options
  return commentText(sentences([label, description, unit]))
}

/** True for fields in every reader's whole document: secrets and fields of higher levels are excluded. */
function isAlwaysThere({ fieldtype, required, level }: ResolvedField): boolean {
  return (
    level === 0 && (required || fieldtype === 'Check' || holdsRows(fieldtype)) && fieldtype !== 'Password'
  )
}

function isOnWire({ fieldtype, spec }: ResolvedField): boolean {
  return !(fieldtype === 'Password' && spec.options.readOnly)
}

export function documentField(field: ResolvedField): string {
  const value = valueText(field)
  if (value === null || !isOnWire(field)) return ''
  const member = isAlwaysThere(field) ? `: ${value}` : `?: ${value} | null`
  return `${commentOf(field)}${keyText(field.fieldname)}${member}\n`
}

export function inputField(field: ResolvedField): string {
  if (field.spec === anyValue)
    return `${commentOf(field, "Anything: its shape is the method's")}${keyText(field.fieldname)}?: unknown\n`
  const isJson = field.fieldtype === 'JSON'
  const value = isJson ? 'string | object' : valueText(field)
  if (value === null) return ''
  const comment = isJson ? commentOf(field, 'An object, or JSON as text') : commentOf(field)
  const isNeeded = field.required && field.spec.initial === null
  const member = isNeeded ? `: ${value}` : `?: ${value} | null`
  return `${comment}${keyText(field.fieldname)}${member}\n`
}
