import type { DocType, Fields } from './doc-type.ts'
import { isTable } from './field-rules.ts'

type Values = Readonly<Record<string, unknown>>

const known = new WeakMap<Fields, ReadonlyMap<string, string>>()

/** The names that fields had in the last release, each with the name that it has now. */
export function earlierNames(fields: Fields): ReadonlyMap<string, string> {
  const remembered = known.get(fields)
  if (remembered) return remembered
  const names = Object.entries(fields).flatMap(([name, { options }]): [string, string][] =>
    // A name that was given away means the field that has it now.
    options.renamedFrom === undefined || Object.hasOwn(fields, options.renamedFrom)
      ? []
      : [[options.renamedFrom, name]],
  )
  const earlier = new Map(names)
  known.set(fields, earlier)
  return earlier
}

function isRow(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function currentRows(child: DocType, rows: readonly unknown[]): readonly unknown[] {
  const current = rows.map((row) => (isRow(row) ? withCurrentNames(child.fields, row) : row))
  return current.every((row, position) => row === rows[position]) ? rows : current
}

/** Values by the names that their fields have now; the very same object where none had an earlier one. */
export function withCurrentNames<V extends Values>(fields: Fields, values: V): V | Values {
  const earlier = earlierNames(fields)
  const moved = [...earlier].filter(([from]) => Object.hasOwn(values, from))
  const tables = Object.entries(fields).flatMap(([name, spec]): [string, readonly unknown[]][] => {
    const rows = values[name] ?? values[spec.options.renamedFrom ?? name]
    if (!isTable(spec) || !Array.isArray(rows)) return []
    const current = currentRows(spec.child, rows)
    return current === rows ? [] : [[name, current]]
  })
  if (moved.length === 0 && tables.length === 0) return values
  const others = Object.entries(values).filter(([name]) => !earlier.has(name))
  const renamed = moved.map(([from, to]) => [to, values[from]] as const)
  // What is said by both names counts by the one of today.
  return Object.fromEntries([...renamed, ...others, ...tables])
}
