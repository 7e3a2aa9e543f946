import { sql, type RawBuilder } from 'kysely'
import type { Column } from '#framework/doctypes'
import { compileTree } from './compile-tree.ts'
import type { Comparison, Filter, Scalar } from './filter.ts'
import { holdsForNothing } from './nothing.ts'
import type { Operand } from './sources.ts'
import { isEmail, userValue } from './users-by-email.ts'
import type { View } from './view.ts'

type Sql = RawBuilder<unknown>

type Compared = Extract<Filter, { readonly operator: Comparison }>
type Listed = Extract<Filter, { readonly operator: 'in' | 'not in' }>

/** A number of a client may be too large for a small column: compared as the widest, it is only never equal. */
function comparedType({ sqlType, fieldtype }: Column): string | null {
  const isSmall = sqlType === 'smallint' || sqlType === 'integer'
  return isSmall && fieldtype !== 'Check' ? 'bigint' : null
}

function bound(column: Column, value: Scalar): Sql {
  const type = comparedType(column)
  return type === null ? sql`${value}` : sql`${value}::${sql.raw(type)}`
}

function compare(view: View, { operand, operator, value }: Compared): Sql {
  const { column, text } = operand
  const compared = sql.raw(`${text} ${operator === '!=' ? '<>' : operator}`)
  return comparedType(column) === null
    ? sql`${compared} ${userValue(view, operand, value)}`
    : sql`${compared} ${bound(column, value)}`
}

function like({ column, text }: Operand, operator: 'like' | 'not like', pattern: string): Sql {
  const searched = column.sqlType === 'text' ? text : `${text}::text`
  const escaped = pattern.replaceAll('\\', '\\\\')
  return sql`${sql.raw(`${searched} ${operator === 'like' ? 'ilike' : 'not ilike'}`)} ${escaped}`
}

/** One list as a single value; element by element only where a user may be meant by an address. */
function listOf(view: View, operand: Operand, values: readonly Scalar[]): Sql {
  return values.some(isEmail)
    ? sql`array[${sql.join(values.map((value) => userValue(view, operand, value)))}]`
    : sql`${[...values]}`
}

function within(view: View, { operand, operator, values }: Listed): Sql {
  const { column, text } = operand
  const list = sql`${listOf(view, operand, values)}::${sql.raw(comparedType(column) ?? column.sqlType)}[]`
  return operator === 'in' ? sql`${sql.raw(text)} = any(${list})` : sql`${sql.raw(text)} <> all(${list})`
}

function isSet({ column, text }: Operand, shouldBeSet: boolean): Sql {
  const isText = column.sqlType === 'text'
  if (shouldBeSet) return sql.raw(isText ? `(${text} is not null and ${text} <> '')` : `${text} is not null`)
  return sql.raw(isText ? `(${text} is null or ${text} = '')` : `${text} is null`)
}

function condition(view: View, filter: Filter): Sql {
  const { operand } = filter
  switch (filter.operator) {
    case 'like':
    case 'not like':
      return like(operand, filter.operator, filter.value)
    case 'in':
    case 'not in':
      return within(view, filter)
    case 'between':
      return sql`${sql.raw(operand.text)} between ${bound(operand.column, filter.from)} and ${bound(operand.column, filter.to)}`
    case 'is':
      return isSet(operand, filter.isSet)
    case 'tree':
      return compileTree(view, filter)
    default:
      return compare(view, filter)
  }
}

/** One filter as a condition on its column. */
export function compileFilter(view: View, filter: Filter): Sql {
  const compiled = condition(view, filter)
  const { operand } = filter
  if (filter.operator === 'is' || !operand.isNullable || !holdsForNothing(filter)) return compiled
  return sql`(${compiled} or ${sql.raw(operand.text)} is null)`
}
