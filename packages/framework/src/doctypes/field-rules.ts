import { holdsRows, type FieldRules } from '#meta'
import type { DocType, Fields, TableSpec } from './doc-type.ts'
import type { FieldSpec } from './field.ts'
import { fieldId } from './message-ids.ts'

/** A field of a type with all that was left to defaults filled in. */
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

/** Arguments of a method in the order in which they were written, with their defaults filled in. */
export function fieldRules(fields: Fields): readonly ResolvedField[] {
  const known = resolvedInputs.get(fields)
  if (known) return known
  const rules = Object.entries(fields).map((field) => resolve(`input.${field[0]}`, field))
  resolvedInputs.set(fields, rules)
  return rules
}

/** The fields of a type in the order in which they were written, with their defaults filled in. */
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
