import type { Column } from '#framework/doctypes'
import { queryErrors } from './query-errors.ts'

const MOST_FIELDS = 200

/** The columns to return: those that were asked for and may be seen. What exists but may not be seen is left out in silence. */
export function readFields(
  visible: ReadonlyMap<string, Column>,
  existing: ReadonlyMap<string, Column>,
  input: unknown,
): readonly Column[] {
  const asked = input === undefined || input === null || input === '' ? ['name'] : input
  if (!Array.isArray(asked)) throw queryErrors.shape('Fields', 'a JSON list of field names')
  if (asked.length > MOST_FIELDS) throw queryErrors.tooMany('fields', MOST_FIELDS)
  const names = asked.flatMap((name: unknown) => (name === '*' ? [...visible.keys()] : [fieldName(name)]))
  const unknown = names.find((name) => !existing.has(name))
  if (unknown !== undefined) throw queryErrors.field(unknown)
  return [...new Set(names)].flatMap((name) => visible.get(name) ?? [])
}

function fieldName(name: unknown): string {
  if (typeof name !== 'string') throw queryErrors.shape('Fields', 'a JSON list of field names')
  return name.replaceAll('`', '').trim()
}
