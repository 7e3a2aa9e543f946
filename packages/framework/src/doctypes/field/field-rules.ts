import { holdsRows, type FieldRules } from '#meta'
import type { DocType, Fields, TableSpec } from '../doc-type.ts'
import type { FieldSpec } from './field.ts'
import { fieldId } from '../type-messages.ts'

export interface ResolvedField extends FieldRules {
  readonly spec: FieldSpec<unknown>
  readonly level: number
  readonly messageId: string
}

function wordsOf(fieldname: string): string {
  const words = fieldname.replaceAll('_', ' ').trim().replace(/ +/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function resolve(messageId: string, [fieldname, spec]: [string, FieldSpec<unknown>]): ResolvedField {
  const { options, choices, rules, fieldtype } = spec
  return {
    fieldname,
    fieldtype,
    label: options.label ?? wordsOf(fieldname),
    messageId,
    options: choices,
    required: options.required ?? false,
    ...rules,
    spec,
    level: options.level ?? 0,
  }
}

const resolvedInputs = new WeakMap<Fields, readonly ResolvedField[]>()
const resolvedTypes = new WeakMap<DocType, readonly ResolvedField[]>()

export function fieldRules(fields: Fields): readonly ResolvedField[] {
  const known = resolvedInputs.get(fields)
  if (known) return known
  const rules = Object.entries(fields).map((field) => resolve(`input.${field[0]}`, field))
  resolvedInputs.set(fields, rules)
  return rules
}

export function fieldsOf(type: DocType): readonly ResolvedField[] {
  const known = resolvedTypes.get(type)
  if (known) return known
  const rules = Object.entries(type.fields).map((field) => resolve(fieldId(type.name, field[0]), field))
  resolvedTypes.set(type, rules)
  return rules
}

export function isTable(spec: FieldSpec<unknown>): spec is TableSpec<DocType> {
  return holdsRows(spec.fieldtype)
}

type Values = Readonly<Record<string, unknown>>

const knownEarlier = new WeakMap<Fields, ReadonlyMap<string, string>>()

export function earlierNames(fields: Fields): ReadonlyMap<string, string> {
  const remembered = knownEarlier.get(fields)
  if (remembered) return remembered
  const names = Object.entries(fields).flatMap(([name, { options }]): [string, string][] =>
    // An earlier name that another field has now means that field.
    options.renamedFrom === undefined || Object.hasOwn(fields, options.renamedFrom)
      ? []
      : [[options.renamedFrom, name]],
  )
  const earlier = new Map(names)
  knownEarlier.set(fields, earlier)
  return earlier
}

function isRow(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function currentRows(child: DocType, rows: readonly unknown[]): readonly unknown[] {
  const current = rows.map((row) => (isRow(row) ? withCurrentNames(child.fields, row) : row))
  return current.every((row, position) => row === rows[position]) ? rows : current
}

function currentChoice({ options }: FieldSpec<unknown>, value: unknown): unknown {
  const renamed = options.renamedChoices
  return renamed && typeof value === 'string' && Object.hasOwn(renamed, value) ? renamed[value] : value
}

function currentChoices(fields: Fields, values: Values): readonly [string, unknown][] {
  return Object.entries(fields).flatMap(([name, spec]): [string, unknown][] => {
    if (spec.options.renamedChoices === undefined) return []
    const given = values[name] ?? values[spec.options.renamedFrom ?? name]
    const current = currentChoice(spec, given)
    return current === given ? [] : [[name, current]]
  })
}

/** The values under the current names of their fields, with the current values of renamed choices. */
export function withCurrentNames<V extends Values>(fields: Fields, values: V): V | Values {
  const earlier = earlierNames(fields)
  const moved = [...earlier].filter(([from]) => Object.hasOwn(values, from))
  const tables = Object.entries(fields).flatMap(([name, spec]): [string, readonly unknown[]][] => {
    const rows = values[name] ?? values[spec.options.renamedFrom ?? name]
    if (!isTable(spec) || !Array.isArray(rows)) return []
    const current = currentRows(spec.child, rows)
    return current === rows ? [] : [[name, current]]
  })
  const choices = currentChoices(fields, values)
  if (moved.length + tables.length + choices.length === 0) return values
  const others = Object.entries(values).filter(([name]) => !earlier.has(name))
  const renamed = moved.map(([from, to]) => [to, values[from]] as const)
  // The value under the current name takes precedence.
  return Object.fromEntries([...renamed, ...others, ...tables, ...choices])
}
