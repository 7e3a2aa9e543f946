import type { Condition } from './access.ts'
import type { DocType } from './doc-type.ts'

function columnsIn(condition: Condition): readonly string[] {
  switch (condition.kind) {
    case 'owner':
      return ['owner']
    case 'user':
      return [condition.field]
    case 'any':
    case 'all':
      return condition.of.flatMap(columnsIn)
    default:
      return []
  }
}

/** The columns by which grants tell a caller's own rows from all others. */
export function ownColumns({ access }: DocType): readonly string[] {
  const readable = Object.values(access).flatMap(({ verbs }) => verbs.read ?? [])
  return [...new Set(readable.flatMap(columnsIn))]
}
