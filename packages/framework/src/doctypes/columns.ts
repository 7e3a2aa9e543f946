import { hasColumn, type ColumnFieldType } from '#meta'
import type { DocType } from './doc-type.ts'
import { fieldsOf, type ResolvedField } from './field-rules.ts'

export type SqlType =
  'text' | 'date' | 'timestamp' | 'time' | 'bigint' | 'integer' | 'smallint' | 'double precision'

/** A column of a type's table: the standard ones and one for each field that holds a value. */
export interface Column {
  readonly name: string
  readonly fieldtype: ColumnFieldType
  readonly sqlType: SqlType
  readonly level: number
  readonly isNullable: boolean
  readonly isStandard: boolean
  /** A number that clients read as 0 where none is kept. */
  readonly isZeroWhenEmpty: boolean
}

const otherThanText: Partial<Record<ColumnFieldType, SqlType>> = {
  Check: 'smallint',
  Int: 'bigint',
  Float: 'double precision',
  Currency: 'bigint',
  Percent: 'double precision',
  Duration: 'double precision',
  Rating: 'double precision',
  Date: 'date',
  Datetime: 'timestamp',
  Time: 'time',
}

function standard(name: string, fieldtype: ColumnFieldType, sqlType: SqlType): Column {
  return { name, fieldtype, sqlType, level: 0, isNullable: false, isStandard: true, isZeroWhenEmpty: false }
}

const documentColumns: readonly Column[] = [
  standard('name', 'Data', 'text'),
  standard('owner', 'Data', 'text'),
  standard('creation', 'Datetime', 'timestamp'),
  standard('modified', 'Datetime', 'timestamp'),
  standard('modified_by', 'Data', 'text'),
  standard('docstatus', 'Int', 'smallint'),
  standard('idx', 'Int', 'integer'),
]

const rowColumns: readonly Column[] = [
  ...documentColumns,
  standard('parent', 'Data', 'text'),
  standard('parentfield', 'Data', 'text'),
  standard('parenttype', 'Data', 'text'),
]

const numbers: readonly ColumnFieldType[] = ['Int', 'Float', 'Currency', 'Percent', 'Duration', 'Rating']

/** A number that clients read as 0 where none is kept; a 0 that the field itself would refuse is never said. */
export function isZeroWhenEmpty({ fieldtype, required, min, max, spec }: ResolvedField): boolean {
  if (required || spec.options.keepsEmpty === true) return false
  return numbers.some((type) => type === fieldtype) && (min ?? 0) <= 0 && (max ?? 0) >= 0
}

function fieldColumns(type: DocType): readonly Column[] {
  return fieldsOf(type).flatMap((field) => {
    const { fieldname, fieldtype, level, required } = field
    return hasColumn(fieldtype)
      ? [
          {
            name: fieldname,
            fieldtype,
            sqlType: otherThanText[fieldtype] ?? 'text',
            level,
            isNullable: !required && fieldtype !== 'Check',
            isStandard: false,
            isZeroWhenEmpty: isZeroWhenEmpty(field),
          },
        ]
      : []
  })
}

const known = new WeakMap<DocType, ReadonlyMap<string, Column>>()

/** The columns of a type's table by name, standard ones first. */
export function columnsOf(type: DocType): ReadonlyMap<string, Column> {
  const remembered = known.get(type)
  if (remembered) return remembered
  const all = [...(type.isChild ? rowColumns : documentColumns), ...fieldColumns(type)]
  const columns = new Map(all.map((column) => [column.name, column]))
  known.set(type, columns)
  return columns
}
