import { sql, type RawBuilder } from 'kysely'
import { columnsOf, fieldsOf, isTable, type DocType, type Verb } from '#framework/doctypes'
import { documentErrors } from '#framework/errors'
import {
  levelsFor,
  listingFor,
  permissionFor,
  rowCondition,
  typesDecidingOn,
  visibleColumns,
  type Caller,
} from '#framework/permissions'
import { MAIN, type ListRequest, type View } from '#framework/queries'
import { toDecimal } from '#meta'
import type { UnitOfWork } from '../work.ts'

export interface QueryContext {
  readonly work: UnitOfWork
  readonly caller: Caller
  readonly type: DocType
  readonly beyond?: Verb | undefined
  readonly isForClients?: boolean
}

const PARENT = 'p'

type Sql = RawBuilder<unknown>

function furtherCondition({ type, caller, beyond }: QueryContext, holder: DocType, source: string) {
  if (beyond === undefined) return null
  for (const verb of ['read', beyond] as const)
    if (permissionFor(holder, verb, caller).kind === 'never')
      throw documentErrors.notPermitted(beyond, type.name)
  return rowCondition(permissionFor(holder, beyond, caller), caller, source)
}

function bothOf(one: Sql | null, other: Sql | null): Sql | null {
  return one && other ? sql`${one} and ${other}` : (one ?? other)
}

function permitted(asking: QueryContext): Pick<View, 'visible' | 'condition'> {
  const { work, type, caller } = asking
  const { permission, columns } = listingFor(type, caller)
  if (permission.kind === 'never') throw documentErrors.notPermitted('read', type.name)
  for (const other of typesDecidingOn(permission)) work.changeSet.read.add(other)
  const condition = bothOf(rowCondition(permission, caller, MAIN), furtherCondition(asking, type, MAIN))
  return { visible: columns, condition }
}

function tablesOf(parent: DocType, { type, caller }: QueryContext): readonly string[] {
  const levels = levelsFor(parent, 'read', caller)
  return fieldsOf(parent)
    .filter(({ spec, level }) => isTable(spec) && spec.child === type && levels.has(level))
    .map(({ fieldname }) => fieldname)
}

function viewOfRows(asking: QueryContext, parent: DocType): View {
  const { work, caller, type, isForClients = false } = asking
  const fields = tablesOf(parent, asking)
  const permission = permissionFor(parent, 'read', caller)
  if (permission.kind === 'never' || fields.length === 0) throw documentErrors.notPermitted('read', type.name)
  for (const other of [parent.name, ...typesDecidingOn(permission)]) work.changeSet.read.add(other)
  const isTheirs = sql`d."parenttype" = ${parent.name} and d."parentfield" = any(${[...fields]}::text[])`
  const further = furtherCondition(asking, parent, PARENT)
  const condition = bothOf(rowCondition(permission, caller, PARENT), further)
  const parents = sql`select 1 from ${sql.table(parent.name)} ${sql.raw(PARENT)} where ${sql.raw(PARENT)}."name" = d."parent"`
  return {
    registry: work.registry,
    caller,
    type,
    visible: visibleColumns(type, caller, parent),
    condition: condition ? sql`${isTheirs} and exists (${parents} and ${condition})` : isTheirs,
    isForClients,
    isByEmail: !work.isOfSystem,
    today: work.today,
  }
}

export function viewOf(asking: QueryContext, request: Pick<ListRequest, 'parent'>): View {
  const { work, caller, type, isForClients = false } = asking
  if (type.isChild && typeof request.parent === 'string') {
    const parent = work.registry.find(request.parent)
    if (!parent) throw documentErrors.notPermitted('read', type.name)
    return viewOfRows(asking, parent)
  }
  return {
    registry: work.registry,
    caller,
    type,
    ...permitted(asking),
    isForClients,
    isByEmail: !work.isOfSystem,
    today: work.today,
  }
}

/** Converts money from minor units: the grammar of filters is the wire's. */
function comparable(type: DocType, field: string, value: unknown): unknown {
  const isAmount = columnsOf(type).get(field)?.fieldtype === 'Currency'
  return isAmount && typeof value === 'number' ? toDecimal(value) : value
}

function condition(type: DocType, field: string, value: unknown): readonly unknown[] {
  if (value === null) return [field, 'is', 'not set']
  if (!Array.isArray(value)) return [field, '=', comparable(type, field, value)]
  const parts: readonly unknown[] = value
  const [operator, operand] = parts
  const isList = Array.isArray(operand)
  return [
    field,
    operator,
    isList ? operand.map((one: unknown) => comparable(type, field, one)) : comparable(type, field, operand),
  ]
}

/** Translates a module's filters into the grammar of the wire, so that one implementation filters both. */
export function readWhere(
  type: DocType,
  where: Readonly<Record<string, unknown>>,
): readonly (readonly unknown[])[] {
  return Object.entries(where).map(([field, value]) => condition(type, field, value))
}
