import { acceptWireValue, isLayout, isMissing, toDecimal, type Problem } from '#meta'
import type { MessageId } from '#design/messages'
import type { DeskField, DocMeta } from '../data/document/type-meta.ts'
import type { Translate } from '../language/translate.ts'
import { isRate, percentOf } from './number/number-format.ts'
import { isTable, valueFields, type FormValues } from './form-value.ts'
import type { CellValue, RowValue, TableValue } from './table-value.ts'

/** Problems of a table: one message below it, and one for each cell (`<row>.<field>`). */
interface TableProblem {
  message: string
  cells: Record<string, string>
}

export type Problems = Record<string, string | TableProblem>

const typeLabels: Partial<Record<DeskField['fieldtype'], MessageId>> = {
  Int: 'desk.must_be_integer',
  Float: 'desk.must_be_number',
  Currency: 'desk.must_be_amount',
  Percent: 'desk.must_be_number',
  Duration: 'desk.must_be_duration',
  Rating: 'desk.must_be_number',
  Date: 'desk.must_be_date',
  Datetime: 'desk.must_be_datetime',
  Time: 'desk.must_be_time',
}

const formatLabels: Record<string, MessageId> = {
  URL: 'desk.must_be_address',
  Name: 'desk.must_be_name',
  Route: 'desk.must_be_route',
}

/** Converts a bound for display: those of money are in minor units, those of rates in hundredths of a percent. */
function bound(field: DeskField, value: number | null): number | null {
  if (value === null) return null
  if (field.fieldtype === 'Int' && isRate(field)) return percentOf(value)
  return field.fieldtype === 'Currency' ? toDecimal(value) : value
}

function rangeText(field: DeskField, t: Translate): string {
  const [min, max] = [bound(field, field.min), bound(field, field.max)]
  if (min !== null && max !== null) return t('desk.must_be_between', { field: field.label, min, max })
  return min !== null
    ? t('desk.must_be_at_least', { field: field.label, min })
    : t('desk.must_be_at_most', { field: field.label, max })
}

const textLabels: Partial<Record<DeskField['fieldtype'], MessageId>> = {
  JSON: 'desk.must_be_json',
  Geolocation: 'desk.must_be_place',
  Signature: 'desk.must_be_signature',
}

function formatMessage(field: DeskField): MessageId {
  const text = textLabels[field.fieldtype]
  return text ?? formatLabels[field.options[0] ?? ''] ?? 'desk.not_accepted'
}

function problemText(field: DeskField, problem: Pick<Problem, 'kind'>, t: Translate): string {
  const values = { field: field.label, max: field.maxLength }
  switch (problem.kind) {
    case 'type':
      return t(typeLabels[field.fieldtype] ?? 'desk.not_accepted', values)
    case 'length':
      return t('desk.too_long', values)
    case 'range':
      return rangeText(field, t)
    case 'email':
      return t('desk.must_be_email', values)
    case 'phone':
      return t('desk.must_be_phone', values)
    case 'option':
      return t('desk.must_be_option', values)
    case 'format':
      return t(formatMessage(field), values)
  }
}

export function checkCell(field: DeskField, cell: CellValue, t: Translate): string | null {
  if (field.isReadOnly) return null
  const value = typeof cell === 'string' ? cell.trim() : cell
  if (field.required && field.fieldtype !== 'Check' && isMissing(value))
    return t('desk.field_missing', { field: field.label })
  const acceptance = acceptWireValue(field, value)
  return acceptance.isAccepted ? null : problemText(field, acceptance.problem, t)
}

interface CellProblem {
  fieldname: string
  text: string
}

interface PlacedProblem extends CellProblem {
  place: number
}

/** Problems of rows and tables that were checked before. They are immutable, so each is checked once. */
export interface Checked {
  rows: WeakMap<RowValue, readonly CellProblem[]>
  tables: WeakMap<TableValue, readonly PlacedProblem[]>
}

export const nothingChecked = (): Checked => ({ rows: new WeakMap(), tables: new WeakMap() })

interface Checking {
  fields: readonly DeskField[]
  t: Translate
  checked: Checked
}

function checkRow(row: RowValue, { fields, t, checked }: Checking): readonly CellProblem[] {
  const known = checked.rows.get(row)
  if (known) return known
  const problems = fields.flatMap((field) => {
    const text = checkCell(field, row.cells[field.fieldname] ?? '', t)
    return text === null ? [] : [{ fieldname: field.fieldname, text }]
  })
  checked.rows.set(row, problems)
  return problems
}

function checkRows(table: TableValue, checking: Checking): readonly PlacedProblem[] {
  const known = checking.checked.tables.get(table)
  if (known) return known
  const found: PlacedProblem[] = []
  for (const [place, row] of table.rows.entries())
    for (const problem of checkRow(row, checking)) found.push({ ...problem, place })
  checking.checked.tables.set(table, found)
  return found
}

function checkTable(field: DeskField, table: TableValue, checking: Checking): TableProblem | null {
  const found = checkRows(table, checking)
  const [first] = found
  if (!first) return checkRowCount(field, table.size, checking.t)
  const message = checking.t('desk.row_problem', { number: first.place + 1, problem: first.text })
  const cells = found.map(({ place, fieldname, text }) => [`${place}.${fieldname}`, text] as const)
  return { message, cells: Object.fromEntries(cells) }
}

function checkRowCount(field: DeskField, count: number, t: Translate): TableProblem | null {
  const min = field.min ?? (field.required ? 1 : 0)
  if (count < min) return { message: t('desk.too_few_rows', { field: field.label, count: min }), cells: {} }
  const isOver = field.max !== null && count > field.max
  return isOver
    ? { message: t('desk.too_many_rows', { field: field.label, count: field.max }), cells: {} }
    : null
}

export interface Asked {
  hidden: readonly string[]
  demanded: readonly string[]
}

export function checkForm(
  meta: DocMeta,
  values: FormValues,
  { t, asked, checked = nothingChecked() }: { t: Translate; asked: Asked; checked?: Checked },
): Problems {
  const fieldsOf = ({ options }: DeskField): DeskField[] => {
    const child = meta.children.get(options[0] ?? '')
    return child ? valueFields(child) : []
  }
  const problems = meta.fields
    .filter((field) => !field.isHidden && !isLayout(field.fieldtype))
    .filter(({ fieldname }) => !asked.hidden.includes(fieldname))
    .map((field) => ({ ...field, required: asked.demanded.includes(field.fieldname) }))
    .flatMap((field): [string, string | TableProblem][] => {
      const value = values[field.fieldname] ?? ''
      const problem = isTable(value)
        ? checkTable(field, value, { fields: fieldsOf(field), t, checked })
        : checkCell(field, value, t)
      return problem === null ? [] : [[field.fieldname, problem]]
    })
  return Object.fromEntries(problems)
}
