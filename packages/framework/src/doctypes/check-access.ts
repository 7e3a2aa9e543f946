import type { Condition } from './access.ts'
import { columnsOf } from './columns.ts'
import type { DocType } from './doc-type.ts'
import { fieldsOf } from './field-rules.ts'

type Types = ReadonlyMap<string, DocType>

function requireColumns(type: DocType, names: readonly string[]): void {
  const columns = columnsOf(type)
  const lost = names.find((name) => !columns.has(name))
  if (lost !== undefined) throw new Error(`Access to ${type.name} speaks of ${lost}, which it does not have`)
}

/** The type whose names a column holds; null for what is neither a Link nor the name. */
function namedBy(type: DocType, column: string): string | null {
  if (column === 'name') return type.name
  const link = fieldsOf(type).find(({ fieldname }) => fieldname === column)
  return link?.fieldtype === 'Link' ? (link.options[0] ?? null) : null
}

function throughLink(
  type: DocType,
  condition: Extract<Condition, { kind: 'through' }>,
  byName: Types,
): DocType {
  const { field, by } = condition
  const target = byName.get(condition.type)
  const named = namedBy(type, field)
  if (!target || named === null || named !== namedBy(target, by))
    throw new Error(`Access to ${type.name}: ${field} is no link to ${condition.type}`)
  return target
}

function requireSound(type: DocType, condition: Condition, byName: Types): void {
  switch (condition.kind) {
    case 'user':
      return requireColumns(type, [condition.field])
    case 'where':
      return requireColumns(type, Object.keys(condition.values))
    case 'any':
    case 'all':
      for (const one of condition.of) requireSound(type, one, byName)
      return
    case 'through':
      return requireSound(throughLink(type, condition, byName), condition.condition, byName)
    case 'always':
    case 'owner':
      return
  }
}

/** Refuses access that could never work, or that must never be given: a condition on what is not there, a guarded type for guests. */
export function requireSoundAccess(type: DocType, byName: Types): void {
  if (!type.isChild && Object.keys(type.access).length === 0)
    throw new Error(`${type.name} declares no access: nobody could ever use it`)
  if (type.guarded !== null && type.access.Guest)
    throw new Error(`${type.name} is guarded (${type.guarded}) and declares access for guests`)
  const conditions = Object.values(type.access).flatMap(({ verbs }) => Object.values(verbs))
  if (type.guardian) conditions.push(type.guardian)
  for (const condition of new Set(conditions)) requireSound(type, condition, byName)
}
