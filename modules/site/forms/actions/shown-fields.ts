import type { DocType } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import type { ShownFields } from '#framework/gates'
import { formsFilling, stateFor } from '../doctypes/web-form.queries.ts'

/** The fields of a type, and of its tables, that its open forms show; null where none is open. */
export async function shownFields(
  documents: Documents,
  type: DocType,
  timeZone: string,
): Promise<ShownFields | null> {
  const open = (await formsFilling(documents, type)).filter(
    (inUse) => stateFor(inUse, documents, timeZone) === 'open',
  )
  if (open.length === 0) return null
  const shown = new Map<string, Set<string>>()
  const add = (name: string, field: string) => shown.set(name, (shown.get(name) ?? new Set()).add(field))
  for (const { row, rules, child, columns } of open.flatMap(({ asked }) => asked)) {
    if (row.hidden === 1) continue
    add(type.name, rules.fieldname)
    if (child) for (const { fieldname } of columns) add(child.name, fieldname)
  }
  return shown
}
