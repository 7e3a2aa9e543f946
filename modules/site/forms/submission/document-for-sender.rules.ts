import { columnsOf, type DocType } from '#framework/doctypes'
import { toDecimal } from '#meta'
import type { AskedField } from '../form/form-field.rules.ts'

type Values = Readonly<Record<string, unknown>>

function isRow(value: unknown): value is Values {
  return typeof value === 'object' && value !== null
}

function wireValues(type: DocType, values: Values, fieldnames: readonly string[]): Values {
  const columns = columnsOf(type)
  const entries = fieldnames.flatMap((fieldname) => {
    const value = values[fieldname]
    if (value === null || value === undefined) return []
    const isAmount = columns.get(fieldname)?.fieldtype === 'Currency' && typeof value === 'number'
    return [[fieldname, isAmount ? toDecimal(value) : value] as const]
  })
  return Object.fromEntries(entries)
}

function rowsOf({ rules, child, columns }: AskedField, document: Values): Values {
  const rows: unknown = document[rules.fieldname]
  if (!child || !Array.isArray(rows)) return {}
  const shown = ['name', 'idx', ...columns.map(({ fieldname }) => fieldname)]
  return {
    [rules.fieldname]: rows
      .filter(isRow)
      .map((row) => ({ ...wireValues(child, row, shown), doctype: child.name })),
  }
}

/** A document as its form shows it, and nothing else of it: money as decimals, nulls left out. */
export function shownDocument(type: DocType, asked: readonly AskedField[], document: Values): Values {
  const visible = asked.filter(({ row }) => row.hidden === 0)
  const simple = visible.filter(({ child }) => child === null).map(({ rules }) => rules.fieldname)
  const tables = visible.flatMap((field) => Object.entries(rowsOf(field, document)))
  return {
    ...wireValues(type, document, ['name', 'modified', 'docstatus', ...simple]),
    ...Object.fromEntries<unknown>(tables),
    doctype: type.name,
  }
}
