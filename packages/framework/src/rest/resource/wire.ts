import {
  columnsOf,
  fieldsOf,
  isTable,
  withCurrentNames,
  type Column,
  type DocType,
  type ResolvedField,
} from '#framework/doctypes'
import type { Listing, Documents } from '#framework/documents'
import { problemError } from '#framework/errors'
import { visibleColumns, type Caller } from '#framework/permissions'
import type { Row } from '#framework/queries'
import { acceptWireValue, numberOf, toDecimal } from '#meta'
import type { Engine } from '#framework/engine'
import { extensionPoint } from '#framework/modules'
import { asLanguage, type Language } from '#framework/messages'
import type { Form } from '../request/form.ts'

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const amounts = new WeakMap<DocType, readonly ResolvedField[]>()

function amountsOf(type: DocType): readonly ResolvedField[] {
  const known = amounts.get(type) ?? fieldsOf(type).filter((field) => field.fieldtype === 'Currency')
  amounts.set(type, known)
  return known
}

function withDecimals(type: DocType, row: Row): Row {
  const shown = { ...row }
  for (const { fieldname } of amountsOf(type)) {
    const amount = row[fieldname]
    if (typeof amount === 'number') shown[fieldname] = toDecimal(amount)
  }
  return shown
}

const zeros = new WeakMap<DocType, readonly Column[]>()

function zerosOf(type: DocType): readonly Column[] {
  const known = zeros.get(type) ?? [...columnsOf(type).values()].filter((column) => column.isZeroWhenEmpty)
  zeros.set(type, known)
  return known
}

const secrets = new WeakMap<DocType, readonly string[]>()

function secretsOf(type: DocType): readonly string[] {
  const known =
    secrets.get(type) ??
    fieldsOf(type).flatMap(({ fieldname, fieldtype }) => (fieldtype === 'Password' ? [fieldname] : []))
  secrets.set(type, known)
  return known
}

/** Removes secret fields completely, even their keys. */
function withoutSecrets(type: DocType, row: Row): Row {
  const names = secretsOf(type)
  if (names.length === 0) return row
  return Object.fromEntries(Object.entries(row).filter(([key]) => !names.includes(key)))
}

/** Null numbers are 0 for clients; invisible fields stay absent. */
function withZeros(type: DocType, row: Row, visible: ReadonlyMap<string, Column>): Row {
  const shown = { ...row }
  for (const { name } of zerosOf(type)) if (visible.has(name)) shown[name] ??= 0
  return shown
}

/** Formats rows of a list: nulls stay, and amounts are decimals under any alias. */
export function presentListing({ rows, amounts }: Pick<Listing, 'rows' | 'amounts'>): readonly Row[] {
  if (amounts.length === 0) return rows
  return rows.map((row) => {
    const shown = { ...row }
    for (const key of amounts) {
      const amount = row[key]
      if (typeof amount === 'number') shown[key] = toDecimal(amount)
    }
    return shown
  })
}

function withoutNulls(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== undefined))
}

type Nulls = (row: Row) => Row

const withNulls: Nulls = (row) => row

interface Showing {
  readonly nulls: Nulls
  readonly caller: Caller
}

function presentChildren(type: DocType, document: Row, { nulls, caller }: Showing): Row {
  const tables = fieldsOf(type).flatMap(({ fieldname, spec }) => {
    const rows: unknown = document[fieldname]
    if (!isTable(spec) || !Array.isArray(rows)) return []
    const visible = visibleColumns(spec.child, caller, type)
    const present = (row: Row) => ({
      ...nulls(withDecimals(spec.child, withoutSecrets(spec.child, withZeros(spec.child, row, visible)))),
      doctype: spec.child.name,
    })
    return [{ fieldname, rows: rows.filter(isRow).map(present) }]
  })
  return Object.fromEntries(tables.map((table) => [table.fieldname, table.rows]))
}

function present(type: DocType, document: Row, showing: Showing): Row {
  const visible = visibleColumns(type, showing.caller)
  const complete = withoutSecrets(type, withZeros(type, document, visible))
  return {
    ...showing.nulls(withDecimals(type, complete)),
    ...presentChildren(type, document, showing),
    doctype: type.name,
  }
}

export function presentDocument(type: DocType, document: Row, caller: Caller): Row {
  return present(type, document, { nulls: withoutNulls, caller })
}

export function presentWithNulls(type: DocType, document: Row, caller: Caller): Row {
  return present(type, document, { nulls: withNulls, caller })
}

function amountFromWire(field: ResolvedField, value: unknown): unknown {
  const acceptance = acceptWireValue(field, value)
  if (!acceptance.isAccepted) throw problemError(field, acceptance.problem)
  return acceptance.value
}

/** The dialect truncates decimals for integer fields. */
function intFromWire(value: unknown): unknown {
  const number = numberOf(value)
  return number === null ? value : Math.trunc(number)
}

export function fromWire(type: DocType, written: Row): Row {
  const values = withCurrentNames(type.fields, written)
  const converted: Row = { ...values }
  for (const field of fieldsOf(type)) {
    const value = values[field.fieldname]
    if (value === undefined) continue
    if (field.fieldtype === 'Currency') converted[field.fieldname] = amountFromWire(field, value)
    if (field.fieldtype === 'Int') converted[field.fieldname] = intFromWire(value)
    const { spec } = field
    if (isTable(spec) && Array.isArray(value))
      converted[field.fieldname] = value.map((row: unknown) => (isRow(row) ? fromWire(spec.child, row) : row))
  }
  return converted
}

interface Reading {
  readonly documents: Documents
  readonly type: DocType
  readonly language: Language
}

export interface DocumentTranslator {
  translate<Shown>(reading: Reading, shown: readonly Shown[]): Promise<readonly Shown[]>
}

export const documentTranslators = extensionPoint<DocumentTranslator>('rest.document_translators')

interface Asked {
  readonly engine: Engine
  readonly documents: Documents
  readonly type: DocType
  readonly form: Form
}

/**
 * Translates documents into the language of `_lang`. The browser's preference is ignored, so that a saved form does not
 * save a translation.
 */
export async function translateDocuments<Shown>(
  { engine, documents, type, form }: Asked,
  shown: readonly Shown[],
): Promise<readonly Shown[]> {
  const { _lang: asked } = form
  const language = typeof asked === 'string' ? asLanguage(asked) : undefined
  if (language === undefined || language === 'en') return shown
  let translated = shown
  for (const { translate } of engine.extensions(documentTranslators))
    translated = await translate({ documents, type, language }, translated)
  return translated
}
