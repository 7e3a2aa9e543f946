import { isTable, type ResolvedField } from '#framework/doctypes'
import { anyValue } from '#framework/method-input'
import { hasColumn, toDecimal, type ColumnFieldType } from '#meta'

export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly title?: string
  readonly description?: string
  readonly format?: string
  readonly enum?: readonly (string | number | boolean | null)[]
  readonly const?: string | number | boolean
  readonly default?: string | number
  readonly examples?: readonly string[]
  readonly minimum?: number
  readonly maximum?: number
  readonly multipleOf?: number
  readonly maxLength?: number
  readonly readOnly?: boolean
  readonly writeOnly?: boolean
  readonly contentMediaType?: string
  readonly contentEncoding?: string
  readonly items?: Schema | false
  readonly prefixItems?: readonly Schema[]
  readonly properties?: Schemas
  readonly additionalProperties?: Schema
  readonly required?: readonly string[]
  readonly anyOf?: readonly Schema[]
}

export type Schemas = Readonly<Record<string, Schema>>

export function schemaAt(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` }
}

export function enveloped(key: 'data' | 'message', schema: Schema): Schema {
  return { type: 'object', properties: { [key]: schema }, required: [key] }
}

export function schemaName(doctype: string): string {
  return doctype
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
}

const text: Schema = { type: 'string' }

const plainSchemas: Record<ColumnFieldType, Schema> = {
  Data: text,
  'Small Text': text,
  'Long Text': text,
  Text: text,
  Code: text,
  'Text Editor': { type: 'string', format: 'html' },
  'HTML Editor': { type: 'string', format: 'html' },
  'Markdown Editor': { type: 'string', contentMediaType: 'text/markdown' },
  Select: text,
  Autocomplete: text,
  Link: text,
  'Dynamic Link': text,
  'Read Only': text,
  Check: { type: 'integer', enum: [0, 1] },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Currency: { type: 'number', multipleOf: 0.01 },
  Percent: { type: 'number' },
  Duration: { type: 'number', description: 'Seconds.' },
  Rating: { type: 'number' },
  Date: { type: 'string', format: 'date' },
  Datetime: { type: 'string', examples: ['2026-11-29 07:00:00.000000'] },
  Time: { type: 'string', examples: ['07:00:00'] },
  Attach: { type: 'string', format: 'uri-reference' },
  'Attach Image': { type: 'string', format: 'uri-reference' },
  Signature: { type: 'string', examples: ['data:image/png;base64,iVBORw0KGgo='] },
  Geolocation: { type: 'string', contentMediaType: 'application/geo+json' },
  Icon: text,
  Barcode: text,
  Color: { type: 'string', examples: ['#C9184A'] },
  Phone: { type: 'string', examples: ['+919840012345'] },
  JSON: { type: 'string', contentMediaType: 'application/json' },
  Password: { type: 'string', format: 'password', writeOnly: true },
}

/** Converts limits from the stored unit; on the wire money is a decimal. */
function boundsOf({ fieldtype, min, max }: ResolvedField): Schema {
  const onWire = (bound: number) => (fieldtype === 'Currency' ? toDecimal(bound) : bound)
  return {
    ...(min === null ? {} : { minimum: onWire(min) }),
    ...(max === null ? {} : { maximum: onWire(max) }),
  }
}

const measured: readonly string[] = ['Data', 'Small Text', 'Text', 'Long Text', 'Code', 'Barcode']

function lengthOf({ fieldtype, maxLength }: ResolvedField): Schema {
  return measured.includes(fieldtype) ? { maxLength } : {}
}

function targetOf({ fieldtype, options }: ResolvedField): string {
  if (fieldtype === 'Link') return `Name of a document of type ${options[0] ?? ''}.`
  return fieldtype === 'Dynamic Link' ? `Name of a document of the type in ${options[0] ?? ''}.` : ''
}

function wordsOf(field: ResolvedField): Schema {
  const { fieldname, label, spec } = field
  const target = targetOf(field)
  const { description = '' } = spec.options
  const descriptionText = [description && `${description.replace(/\.$/, '')}.`, target]
    .filter(Boolean)
    .join(' ')
  const isDescriptive = label.toLowerCase() !== fieldname.replaceAll('_', ' ')
  return {
    ...(isDescriptive ? { title: label } : {}),
    ...(descriptionText ? { description: descriptionText } : {}),
  }
}

function choicesOf({ fieldtype, options }: ResolvedField): Schema {
  return fieldtype === 'Select' ? { enum: options } : {}
}

function orNull(schema: Schema): Schema {
  const { type, enum: choices } = schema
  if (typeof type !== 'string') return schema
  return { ...schema, type: [type, 'null'], ...(choices ? { enum: [...choices, null] } : {}) }
}

export function fieldSchema(field: ResolvedField): Schema | null {
  const { fieldtype, spec, required } = field
  if (isTable(spec)) return { type: 'array', items: schemaAt(schemaName(spec.child.name)) }
  if (!hasColumn(fieldtype)) return null
  const { readOnly = false } = spec.options
  if (fieldtype === 'Password' && readOnly) return null
  const schema: Schema = {
    ...plainSchemas[fieldtype],
    ...wordsOf(field),
    ...choicesOf(field),
    ...boundsOf(field),
    ...lengthOf(field),
    ...(readOnly ? { readOnly } : {}),
  }
  return required || fieldtype === 'Check' ? schema : orNull(schema)
}

const acceptsObjects: ReadonlySet<string> = new Set(['JSON', 'Geolocation'])

export function argumentSchema(field: ResolvedField): Schema {
  if (field.spec === anyValue) return {}
  const { initial } = field.spec
  const schema = fieldSchema(field) ?? {}
  const accepted = acceptsObjects.has(field.fieldtype) ? { anyOf: [schema, { type: 'object' }] } : schema
  return initial === null ? accepted : { ...accepted, default: initial }
}
