import { sql, type RawBuilder } from 'kysely'
import { compileFilter } from './compile-filter.ts'
import type { Filter } from './filter.ts'
import { belongs, tableText } from './sources.ts'
import type { View } from './view.ts'

/** The same without its `not`; null where it has none. */
function withoutNot(filter: Filter): Filter | null {
  switch (filter.operator) {
    case 'not like':
      return { ...filter, operator: 'like' }
    case 'not in':
      return { ...filter, operator: 'in' }
    case '!=':
      return { ...filter, operator: '=' }
    default:
      return null
  }
}

/** A filter on tags holds when one tag of the document is so; its denial, when none is. */
export function compileTagged(view: View, filter: Filter): RawBuilder<unknown> {
  const { source } = filter.operand
  const tags = sql`select 1 from ${sql.raw(tableText(source))} where ${belongs(view, source)}`
  if (filter.operator === 'is') return filter.isSet ? sql`exists (${tags})` : sql`not exists (${tags})`
  const denied = withoutNot(filter)
  const some = sql`exists (${tags} and ${compileFilter(view, denied ?? filter)})`
  return denied ? sql`not ${some}` : some
}
