import type { DocType, TableSpec } from '../doc-type.ts'
import { type FieldOptions, field, SHORT } from './field.ts'

interface TableOptions extends FieldOptions {
  /** Fewest and most rows; at most 1,000 by default. */
  readonly min?: number
  readonly max?: number
}

const MAX_ROWS = 1000

function rows<Child extends DocType>(
  fieldtype: 'Table' | 'Table MultiSelect',
  child: Child,
  options: TableOptions,
): TableSpec<Child> {
  const rules = { maxLength: SHORT, min: options.min ?? null, max: options.max ?? MAX_ROWS }
  const shown = { ...options, required: options.required ?? (options.min ?? 0) > 0 }
  return { ...field<never>(fieldtype, shown, { choices: [child.name], rules }), child }
}

export function table<Child extends DocType>(child: Child, options: TableOptions = {}): TableSpec<Child> {
  return rows('Table', child, options)
}

export function tableMultiSelect<Child extends DocType>(
  child: Child,
  options: TableOptions = {},
): TableSpec<Child> {
  const links = Object.values(child.fields).filter(({ fieldtype }) => fieldtype === 'Link')
  if (links.length !== 1) throw new Error(`${child.name} has ${links.length} Links; one is to be chosen by`)
  return rows('Table MultiSelect', child, options)
}
