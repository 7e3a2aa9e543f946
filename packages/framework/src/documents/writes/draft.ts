import { fieldsOf, isTable, type ResolvedField, type DocType, typeMessage } from '#framework/doctypes'
import { documentErrors, problemError, errorFactory } from '#framework/errors'
import { frameworkMessages } from '#framework/messages'
import type { Row } from '#framework/queries'
import { acceptValue, hasColumn, isLayout, isMissing, problem, type FieldType, type Problem } from '#meta'
import { isReadOnly, requireSameValue } from './read-only-fields.ts'
import sanitize from 'sanitize-html'

const options: sanitize.IOptions = {
  allowedTags: [
    ...[
      'h2',
      'h3',
      'h4',
      'p',
      'br',
      'hr',
      'ul',
      'ol',
      'li',
      'blockquote',
      'pre',
      'code',
      'figure',
      'figcaption',
    ],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'mark', 'a', 'img', 'span'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'dl', 'dt', 'dd'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    '*': ['lang', 'dir'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { h1: 'h2', a: sanitize.simpleTransform('a', { rel: 'noopener' }) },
}

/** Sanitises formatted text: nothing in it runs, loads remote content unasked, or breaks the page around it. */
export function sanitiseHtml(dirty: string): string {
  return sanitize(dirty, options)
}

const error = errorFactory('documents', frameworkMessages.en)

/** Fields that clients send with every document and that only the server sets. */
const OURS: ReadonlySet<string> = new Set([
  ...['name', 'owner', 'creation', 'modified', 'modified_by', 'docstatus', 'idx'],
  ...['parent', 'parentfield', 'parenttype', 'doctype', 'flags', 'naming_series'],
])

interface Before {
  readonly stored: Row | undefined
  readonly canSet: (level: number) => boolean
  readonly isSystem: boolean
}

function isKnown(type: DocType, key: string): boolean {
  return Object.hasOwn(type.fields, key) || OURS.has(key) || key.startsWith('_')
}

/** Refuses unknown fields by name: ignoring a misspelt one would lose the user's input. */
export function refuseUnknown(type: DocType, values: Row): void {
  const unknown = Object.keys(values).find((key) => !isKnown(type, key))
  if (unknown === undefined) return
  throw error('unknown_field', {
    type: 'ValidationError',
    values: { type: typeMessage(type.name), field: unknown },
    field: unknown,
  })
}

const htmlFieldTypes: ReadonlySet<FieldType> = new Set<FieldType>(['Text Editor', 'HTML Editor'])

function acceptedValue(field: ResolvedField, value: unknown): string | number | null {
  const acceptance = acceptValue(field, value)
  if (!acceptance.isAccepted) throw problemError(field, acceptance.problem)
  const accepted = acceptance.value
  return htmlFieldTypes.has(field.fieldtype) && typeof accepted === 'string'
    ? sanitiseHtml(accepted)
    : accepted
}

function initialValue(field: ResolvedField): unknown {
  return isTable(field.spec) ? [] : acceptedValue(field, field.spec.initial)
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function rowCountProblem({ min, max }: ResolvedField): Problem {
  return max === null
    ? problem('range', 'too_few_rows', { min: min ?? 0 })
    : problem('range', 'wrong_row_count', { min: min ?? 0, max })
}

function tableRows(field: ResolvedField, value: unknown): readonly Row[] {
  const rows: readonly unknown[] | null = Array.isArray(value) ? value : null
  if (!rows?.every(isRow)) throw problemError(field, problem('type', 'not_rows'))
  const { min, max } = field
  if ((max !== null && rows.length > max) || (min !== null && rows.length < min))
    throw problemError(field, rowCountProblem(field))
  return rows
}

function draftRow(child: DocType, row: Row, before: Before): Row {
  return { ...before.stored, ...draft(child, row, before) }
}

function draftTable(field: ResolvedField, value: unknown, before: Before): readonly Row[] {
  if (!isTable(field.spec)) return []
  const { child } = field.spec
  const storedRows: unknown = before.stored?.[field.fieldname]
  const known = new Map(
    Array.isArray(storedRows) ? storedRows.filter(isRow).map((row) => [row['name'], row]) : [],
  )
  const storedRow = (row: Row) => (row['name'] ? known.get(row['name']) : undefined)
  return tableRows(field, value).map((row) => draftRow(child, row, { ...before, stored: storedRow(row) }))
}

/**
 * True when the caller's value for a field is accepted; refuses a changed value for one that the system alone writes.
 */
function acceptsChange(
  type: DocType,
  field: ResolvedField,
  change: Before & { readonly value: unknown },
): boolean {
  const { value, stored, canSet, isSystem } = change
  if (value === undefined || !canSet(field.level)) return false
  if (isSystem || !isReadOnly(type, field, stored === undefined)) return true
  requireSameValue(field, { value, current: stored ? stored[field.fieldname] : initialValue(field) })
  return false
}

/**
 * Values of a document after a change: given fields pass their rules; others stay as stored, or get their initial value
 * in a new document. Fields above the caller's levels stay unchanged.
 */
export function draft(type: DocType, values: Row, before: Before): Row {
  const { stored } = before
  refuseUnknown(type, values)
  const drafted: Row = {}
  for (const field of fieldsOf(type)) {
    const { fieldname, fieldtype } = field
    if (isLayout(fieldtype)) continue
    const value = values[fieldname]
    if (!acceptsChange(type, field, { ...before, value }))
      drafted[fieldname] = stored ? stored[fieldname] : initialValue(field)
    else if (hasColumn(fieldtype)) drafted[fieldname] = acceptedValue(field, value)
    else drafted[fieldname] = draftTable(field, value, before)
  }
  return drafted
}

function missingIn(type: DocType, document: Row): readonly ResolvedField[] {
  return fieldsOf(type).flatMap((field) => {
    const value = document[field.fieldname]
    const own = field.required && isMissing(value) ? [field] : []
    const { spec } = field
    if (!isTable(spec) || !Array.isArray(value)) return own
    return [...own, ...value.filter(isRow).flatMap((row) => missingIn(spec.child, row))]
  })
}

export function requireFields(type: DocType, document: Row): void {
  const [first, ...rest] = missingIn(type, document)
  if (first) throw documentErrors.mandatory(typeMessage(type.name), [first, ...rest])
}
