import { DialectError, documentErrors, problemError } from '#framework/errors'
import {
  acceptWireValue,
  ExpressionError,
  isDemanded,
  isMissing,
  shownFields,
  toDecimal,
  problem,
} from '#meta'
import { formsErrors } from '../errors.ts'
import type { AskedField, Form } from '../form/form-field.rules.ts'

type Values = Readonly<Record<string, unknown>>

export interface Reading {
  readonly form: Form
  readonly asked: readonly AskedField[]
  readonly sent: Values
  /** Current document; null for a new one. Money in minor units. */
  readonly stored: Values | null
  readonly today: string
}

const NO_ANSWERS: ReadonlySet<string> = new Set([
  ...['name', 'doctype', 'owner', 'creation', 'modified', 'modified_by', 'docstatus', 'idx', 'flags'],
  ...['parent', 'parentfield', 'parenttype', 'naming_series', 'web_form', 'web_form_name', 'csrf_token'],
  ...['receipt_token', 'upload_ticket', 'idempotency_key', 'draft'],
])

/** Refuses an unrequested field, whose input would be lost. */
export function refuseUnasked({ form, asked, sent }: Pick<Reading, 'form' | 'asked' | 'sent'>): void {
  const known = new Set(asked.map(({ rules }) => rules.fieldname))
  const unasked = Object.keys(sent).find(
    (key) => !known.has(key) && !NO_ANSWERS.has(key) && !key.startsWith('_'),
  )
  if (unasked !== undefined) throw formsErrors.unknown_field(form.title, unasked)
}

function accepted({ rules }: AskedField, value: unknown): unknown {
  const acceptance = acceptWireValue(rules, value)
  if (!acceptance.isAccepted) throw problemError(rules, acceptance.problem)
  return acceptance.value
}

function unsaid(field: AskedField, stored: Values | null): unknown {
  if (stored) return stored[field.rules.fieldname]
  return field.child ? [] : accepted(field, field.row.default)
}

function valueOf(field: AskedField, { sent, stored }: Reading): unknown {
  const { row, rules, child } = field
  const value = sent[rules.fieldname]
  if (row.hidden === 1 || row.read_only === 1 || value === undefined) return unsaid(field, stored)
  return child ? readRows(field, value, stored?.[rules.fieldname]) : accepted(field, value)
}

/** Converts a value to the client's form, so that conditions give the same result on both sides. */
function wireValue({ rules }: AskedField, value: unknown): unknown {
  return rules.fieldtype === 'Currency' && typeof value === 'number' ? toDecimal(value) : value
}

function requireAll(reading: Reading, shown: ReadonlySet<string>, doc: Values): void {
  const [first, ...rest] = reading.asked
    .filter(({ row, rules }) => row.hidden === 0 && shown.has(rules.fieldname))
    .filter(({ row, rules }) => isDemanded(row, doc, reading.today) && isMissing(doc[rules.fieldname]))
    .map(({ rules }) => rules)
  if (first) throw documentErrors.mandatory(reading.form.title, [first, ...rest])
}

/** Includes layout rows, because they have conditions too. */
function rowsInOrder({ form }: Reading) {
  return form.web_form_fields.map((row) => ({
    ...row,
    fieldname: row.fieldname ?? row.name,
    fieldtype: row.fieldtype ?? 'Data',
  }))
}

function withConditions(reading: Reading, values: ReadonlyMap<AskedField, unknown>): Values {
  const answers = [...values].map(
    ([field, value]) => [field.rules.fieldname, wireValue(field, value)] as const,
  )
  const doc: Values = Object.fromEntries(answers)
  const shown = shownFields(rowsInOrder(reading), doc, reading.today)
  const dropped = reading.asked.filter(({ rules }) => !shown.has(rules.fieldname))
  const removedFields = new Set(dropped.map(({ rules }) => rules.fieldname))
  requireAll(
    reading,
    shown,
    Object.fromEntries(Object.entries(doc).filter(([field]) => !removedFields.has(field))),
  )
  const shownValues = [...values].filter(([{ rules }]) => shown.has(rules.fieldname))
  const emptied = reading.stored ? dropped : []
  return Object.fromEntries<unknown>([
    ...shownValues.map(([{ rules }, value]) => [rules.fieldname, value] as const),
    ...emptied.map(({ rules, child }) => [rules.fieldname, child ? [] : null] as const),
  ])
}

/**
 * Validates submitted values: only the form's fields, without those hidden by conditions, with those demanded. Throws
 * the dialect's errors, which name the field.
 */
export function readValues(reading: Reading): Values {
  refuseUnasked(reading)
  const values = new Map(reading.asked.map((field) => [field, valueOf(field, reading)]))
  try {
    return withConditions(reading, values)
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error
    throw new DialectError({
      code: 'forms.broken',
      type: 'ValidationError',
      messages: formsErrors.broken(reading.form.title).messages,
      cause: error,
    })
  }
}

type Row = Readonly<Record<string, unknown>>

const NO_ROW_ANSWERS: ReadonlySet<string> = new Set([
  ...['name', 'doctype', 'owner', 'creation', 'modified', 'modified_by', 'docstatus', 'idx'],
  ...['parent', 'parentfield', 'parenttype'],
])

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function rowsOf({ rules }: AskedField, value: unknown): readonly Row[] {
  const rows: readonly unknown[] | null = Array.isArray(value) ? value : null
  if (!rows?.every(isRow)) throw problemError(rules, problem('type', 'not_rows'))
  if (rules.max !== null && rows.length > rules.max)
    throw problemError(rules, problem('range', 'too_many_rows', { max: rules.max }))
  return rows
}

function refuseUnaskedColumns({ rules, columns }: AskedField, row: Row): void {
  const unasked = Object.keys(row).find(
    (key) =>
      !columns.some(({ fieldname }) => fieldname === key) && !NO_ROW_ANSWERS.has(key) && !key.startsWith('_'),
  )
  if (unasked !== undefined) throw formsErrors.unknown_field(rules.label, unasked)
}

function readRow(field: AskedField, row: Row): Row {
  refuseUnaskedColumns(field, row)
  const sent = field.columns.filter(({ fieldname }) => row[fieldname] !== undefined)
  return Object.fromEntries(
    sent.map((column) => {
      const acceptance = acceptWireValue(column, row[column.fieldname])
      if (!acceptance.isAccepted) throw problemError(column, acceptance.problem)
      return [column.fieldname, acceptance.value]
    }),
  )
}

function readRows(field: AskedField, value: unknown, stored: unknown): readonly Row[] {
  const known = new Set(Array.isArray(stored) ? stored.filter(isRow).map(({ name }) => name) : [])
  return rowsOf(field, value).map((row) => {
    const read = readRow(field, row)
    return known.has(row['name']) ? { ...read, name: row['name'] } : read
  })
}
