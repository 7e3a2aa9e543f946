import { sql, type RawBuilder } from 'kysely'
import type { DocType } from '#framework/doctypes'
import { permissionFor, rowCondition } from '#framework/permissions'
import type { TreeFilter } from './filter.ts'
import { quoted } from './sources.ts'
import type { View } from './view.ts'

type Sql = RawBuilder<unknown>

/** The step of a walk: from a node to those below it, or to the one above. */
function step(tree: DocType, way: TreeFilter['way']): string {
  const parent = quoted(tree.tree?.parentField ?? '')
  const link = way === 'descendants' ? `n.${parent} = w.name` : 'n."name" = w.parent'
  return `select n."name", n.${parent} from ${quoted(tree.name)} n join walk w on ${link}`
}

/**
 * The names found from a node, walked along the index of the parent field. `union` keeps each once, so that the walk ends
 * whatever the rows say. Nodes that the caller may not read are not passed: nothing behind them shows.
 */
function found(view: View, { tree, way, root, isInclusive }: TreeFilter): Sql {
  const condition = rowCondition(permissionFor(tree, 'read', view.caller), view.caller, 'n')
  const and = condition ? sql` and ${condition}` : sql``
  const parent = quoted(tree.tree?.parentField ?? '')
  const start = sql`select n."name", n.${sql.raw(parent)} as parent from ${sql.raw(quoted(tree.name))} n where n."name" = ${root}${and}`
  const next = sql`${sql.raw(step(tree, way))}${and}`
  const others = isInclusive ? sql`` : sql` where name <> ${root}`
  return sql`with recursive walk as (${start} union ${next}) select name from walk${others}`
}

/** The condition alone; what nothing means is for the filter that stands round it. */
export function compileTree(view: View, filter: TreeFilter): Sql {
  const column = sql.raw(filter.operand.text)
  return filter.isNegated
    ? sql`${column} <> all(array(${found(view, filter)}))`
    : sql`${column} = any(array(${found(view, filter)}))`
}
