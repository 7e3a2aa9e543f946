import { holdsRows, type FieldRules } from '#meta'
import type { DocType, Fields, TableSpec } from './doc-type.ts'
import type { FieldSpec } from './field.ts'

/** A field of a type with all that was left to defaults filled in. */
export interface ResolvedField extends FieldRules {
  readonly spec: FieldSpec<unknown>
  readonly level: number
}

function wordsOf(fieldname: string): string {
  const words = fieldname.replaceAll('_', ' ').trim().replace(/ +/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function resolve([fieldname, spec]: [string, FieldSpec<unknown>]): ResolvedField {
  const { options, choices, rules, fieldtype } = spec
  return {
    fieldname,
    fieldtype,
    label: options.label ?? wordsOf(fieldname),
    options: choices,
    required: options.required ?? false,
    ...rules,
    spec,
    level: options.level ?? 0,
  }
}

const resolved = new WeakMap<Fields, readonly ResolvedField[]>()

/** Fields in the order in which they were written, with their defaults filled in. */
export function fieldRules(fields: Fields): readonly ResolvedField[] {
  const known = resolved.get(fields)
  if (known) return known
  const rules = Object.entries(fields).map(resolve)
  resolved.set(fields, rules)
  return rules
}

export function fieldsOf(type: DocType): readonly ResolvedField[] {
  return fieldRules(type.fields)
}

export function isTable(spec: FieldSpec<unknown>): spec is TableSpec<DocType> {
  return holdsRows(spec.fieldtype)
}
