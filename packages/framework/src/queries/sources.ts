import { sql, type RawBuilder } from 'kysely'
import { quoted } from '#framework/database'
import type { Column, DocType } from '#framework/doctypes'
import { rowCondition, typesDecidingOn, type Permission } from '#framework/permissions'
import { bounds, queryErrors } from './query-errors.ts'
import type { Relation, RelationTable, View } from './relations.ts'

type Sql = RawBuilder<unknown>

export const MAIN = 'd'

export interface Source {
  readonly alias: string
  readonly table: RelationTable
}

export interface Operand {
  readonly source: Source
  readonly column: Column
  readonly text: string
  readonly isNullable: boolean
}

const main: Source = { alias: MAIN, table: { kind: 'own' } }

function keyOf(table: RelationTable): string {
  if (table.kind === 'link') return `link ${table.fieldname}`
  if (table.kind === 'tags') return 'tags'
  return table.kind === 'rows' ? `rows ${table.child.name} ${table.parentfields.join()}` : ''
}

export interface Sources {
  readonly joined: readonly Source[]
  readonly touched: ReadonlySet<string>
  touch(type: DocType, permission: Permission): void
  isJoined(source: Source): boolean
  join(relation: Relation, column: Column): Operand
  reach(relation: Relation, column: Column): Operand
}

function operandOf(source: Source, column: Column): Operand {
  return { source, column, text: `${source.alias}."${column.name}"`, isNullable: true }
}

export function ownOperand(column: Column): Operand {
  return { source: main, column, text: `d."${column.name}"`, isNullable: column.isNullable }
}

function zeroText({ source, text }: Operand): string {
  const zero = `coalesce(${text}, 0)`
  return source.table.kind === 'own' ? zero : `case when ${source.alias}."name" is not null then ${zero} end`
}

export function asRead({ isForClients }: View, operand: Operand): Operand {
  const isZero = isForClients && operand.column.isZeroWhenEmpty
  return isZero ? { ...operand, text: zeroText(operand) } : operand
}

function typeBehind(table: Exclude<RelationTable, { kind: 'own' }>): DocType {
  if (table.kind === 'tags') return table.links
  return table.kind === 'link' ? table.target : table.child
}

export function operandType(view: View, { source: { table } }: Operand): DocType {
  return table.kind === 'own' ? view.type : typeBehind(table)
}

export interface Reading {
  readonly view: View
  readonly sources: Sources
}

function isOwn({ table }: Relation): boolean {
  return table.kind === 'own'
}

export function createSources(): Sources {
  const joined: Source[] = []
  const touched = new Set<string>()
  const known = new Map<string, Source>()

  function joinedByType(table: RelationTable): Source | undefined {
    if (table.kind !== 'rows' || !table.isByType) return undefined
    return joined.find((source) => source.table.kind === 'rows' && source.table.child === table.child)
  }

  function sourceOf({ table }: Relation): Source {
    const key = keyOf(table)
    const source = joinedByType(table) ?? known.get(key) ?? { alias: `t${known.size + 1}`, table }
    known.set(key, source)
    if (known.size > bounds.joins) throw queryErrors.tooMany('joined tables', bounds.joins)
    return source
  }

  function touch({ name }: DocType, permission: Permission): void {
    for (const type of [name, ...typesDecidingOn(permission)]) touched.add(type)
  }

  function joinedSource(relation: Relation): Source {
    const source = sourceOf(relation)
    if (joined.includes(source)) return source
    joined.push(source)
    if (relation.table.kind === 'link') touch(relation.table.target, relation.table.permission)
    const tables = joined.filter(({ table }) => table.kind === 'rows').length
    if (tables > bounds.multiplied) throw queryErrors.tooMany('tables of rows in fields', bounds.multiplied)
    return source
  }

  return {
    joined,
    touched,
    touch,
    isJoined: (source) => source === main || joined.includes(source),
    join: (relation, column) =>
      isOwn(relation) ? ownOperand(column) : operandOf(joinedSource(relation), column),
    reach(relation, column) {
      if (isOwn(relation)) return ownOperand(column)
      return operandOf(relation.table.kind === 'link' ? joinedSource(relation) : sourceOf(relation), column)
    },
  }
}

export function belongs(view: View, { alias, table }: Source): Sql {
  if (table.kind === 'own') return sql`true`
  if (table.kind === 'tags')
    return sql`${sql.raw(alias)}."document_type" = ${view.type.name} and ${sql.raw(alias)}."document_name" = ${sql.raw(MAIN)}."name"`
  if (table.kind === 'rows')
    return sql`${sql.raw(alias)}."parent" = ${sql.raw(MAIN)}."name" and ${sql.raw(alias)}."parenttype" = ${view.type.name} and ${sql.raw(alias)}."parentfield" = any(${[...table.parentfields]}::text[])`
  const condition = rowCondition(table.permission, view.caller, alias)
  const isNamed = sql`${sql.raw(alias)}."name" = ${sql.raw(`${MAIN}.${quoted(table.fieldname)}`)}`
  return condition ? sql`${isNamed} and ${condition}` : isNamed
}

export function tableText({ alias, table }: Source): string {
  return table.kind === 'own' ? '' : `${quoted(typeBehind(table).name)} ${alias}`
}

export function compileJoins(view: View, joined: readonly Source[]): Sql {
  if (joined.length === 0) return sql``
  const joins = joined.map(
    (source) => sql` left join ${sql.raw(tableText(source))} on ${belongs(view, source)}`,
  )
  return sql.join(joins, sql``)
}

export interface Output {
  readonly key: string
  readonly name: string
  readonly text: string
  readonly isNamed: boolean
  readonly isAggregate: boolean
  /** True for money, in minor units here. */
  readonly isAmount: boolean
  readonly operand: Operand | null
  readonly written: string
}

export interface Selection {
  readonly outputs: readonly Output[]
  readonly isDistinct: boolean
}
