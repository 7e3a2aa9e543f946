import { columnsOf, type Column, type DocType } from '#framework/doctypes'
import { constant, literal, quoted } from './sql-text.ts'
import type { WantedColumn } from './table.ts'

const zeroes: readonly string[] = ['docstatus', 'idx']

function initialOf(type: DocType, column: Column): string | number | null {
  if (column.isStandard) return zeroes.includes(column.name) ? 0 : null
  return type.fields[column.name]?.initial ?? null
}

/** On the first start a default of a Single's Link may name a document that is not there yet. */
function firstValue(type: DocType, column: Column): string | null {
  const initial = initialOf(type, column)
  if (initial === null || column.isStandard) return null
  const target = column.fieldtype === 'Link' && type.fields[column.name]?.choices[0]
  return target
    ? `(select name from ${quoted(target)} where name = ${literal(String(initial))})`
    : constant(initial, column.sqlType)
}

/** The one row of a Single exists before anyone has filled it: what must be given is then asked for when it is saved. */
function mayBeEmpty(type: DocType, column: Column): boolean {
  if (column.isNullable) return true
  if (type.naming.kind !== 'single' || column.isStandard) return false
  return column.fieldtype === 'Link' || initialOf(type, column) === null
}

function wantedColumn(type: DocType, column: Column): WantedColumn {
  const initial = initialOf(type, column)
  const isNullable = mayBeEmpty(type, column)
  return {
    name: column.name,
    sqlType: column.sqlType,
    isNullable,
    default: isNullable || initial === null ? null : constant(initial, column.sqlType),
    renamedFrom: type.fields[column.name]?.options.renamedFrom ?? null,
    startsAs: type.naming.kind === 'single' ? firstValue(type, column) : null,
  }
}

/**
 * The columns of a type's table. A column that is never null has the field's initial value as its default,
 * so that a server of an earlier version can go on inserting while it is replaced.
 */
export function wantedColumns(type: DocType): readonly WantedColumn[] {
  return [...columnsOf(type).values()].map((column) => wantedColumn(type, column))
}
