import { emptyOf } from './filter-value.ts'
import type { Comparison, Filter } from './filter.ts'

const holds: Record<Comparison, (order: number) => boolean> = {
  '=': (order) => order === 0,
  '!=': (order) => order !== 0,
  '>': (order) => order > 0,
  '<': (order) => order < 0,
  '>=': (order) => order >= 0,
  '<=': (order) => order <= 0,
}

function orderOf(left: string | number, right: string | number): number {
  if (left === right) return 0
  return left < right ? -1 : 1
}

/**
 * Whether a filter holds for a column without a value: null compares as the type's empty value (rest-dialect section 3).
 * Known here, so that the column stays bare in SQL and an index on it stays usable.
 */
export function holdsForNothing(filter: Filter): boolean {
  const empty = emptyOf(filter.operand.column)
  switch (filter.operator) {
    case 'like':
    case 'not like':
      return /^%*$/.test(filter.value) === (filter.operator === 'like')
    case 'in':
      return filter.values.includes(empty)
    case 'not in':
      return !filter.values.includes(empty)
    case 'between':
      return false
    case 'is':
      return !filter.isSet
    case 'tree':
      return filter.isNegated
    default:
      return holds[filter.operator](orderOf(empty, filter.value))
  }
}
