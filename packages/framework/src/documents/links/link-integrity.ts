import { sql, type RawBuilder } from 'kysely'
import {
  fieldsOf,
  isTable,
  type DocType,
  type Registry,
  type ResolvedField,
  type Verb,
  type DynamicLinkField,
  type LinkField,
} from '#framework/doctypes'
import { documentErrors, lifecycleErrors } from '#framework/errors'
import type { Row } from '#framework/queries'
import { isMissing } from '#meta'
import type { UnitOfWork } from '../work.ts'
import { permissionFor, type Caller } from '#framework/permissions'
import { missingLink, pointersIn, type Pointer } from './reachable-links.ts'
import type { Writing } from '../writes/writing.ts'

interface LinkValue {
  readonly field: ResolvedField
  readonly target: string
  readonly value: string
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null
}

function submittableLinks(registry: Registry, type: DocType, document: Row): readonly LinkValue[] {
  return fieldsOf(type).flatMap((field): readonly LinkValue[] => {
    const value = document[field.fieldname]
    const { spec } = field
    if (isTable(spec))
      return Array.isArray(value)
        ? value.filter(isRow).flatMap((row) => submittableLinks(registry, spec.child, row))
        : []
    const target = field.fieldtype === 'Link' ? registry.find(field.options[0] ?? '') : undefined
    if (!target?.isSubmittable || field.fieldname === 'amended_from' || isMissing(value)) return []
    return [{ field, target: target.name, value: String(value) }]
  })
}

interface LinkedStatus {
  readonly type: string
  readonly name: string
  readonly docstatus: number
}

/** The shared lock prevents a cancellation of the linked document until the transaction ends. */
function selectStatus({ target, value }: LinkValue): RawBuilder<unknown> {
  return sql`select * from (
    select ${target}::text as type, "name", "docstatus" from ${sql.table(target)} where "name" = ${value} for share
  ) linked`
}

/** Refuses a document that links to a cancelled one. No statement for types without such Links, else one. */
export async function requireLiveLinks(work: UnitOfWork, type: DocType, document: Row): Promise<void> {
  const links = submittableLinks(work.registry, type, document)
  if (links.length === 0) return
  const all = sql.join(links.map(selectStatus), sql` union all `)
  const { rows } = await sql<LinkedStatus>`${all}`.execute(work.connection)
  const dead = rows.find(({ docstatus }) => docstatus === 2)
  const link = links.find(({ target, value }) => target === dead?.type && value === dead.name)
  if (link) throw documentErrors.linkCancelled(link.field, link.value)
}

/** Refuses to cancel a document that a submitted one links to. Its own rows do not count. */
export async function requireNotLinked(work: UnitOfWork, type: DocType, name: string): Promise<void> {
  const { registry } = work
  const links = [
    ...registry.linksTo(type.name),
    ...registry.dynamicLinks.filter(({ isBinding }) => isBinding),
  ]
  const binding = links.filter((link) => link.type.isSubmittable || link.type.isChild)
  if (binding.length === 0) return
  const uses = binding.map((link) => sql`${usesOf(link, { type: type.name, name })} and "docstatus" = 1`)
  const { rows } = await sql<Use>`${sql.join(uses, sql` union all `)} limit 1`.execute(work.connection)
  const [by] = rows
  if (by) throw lifecycleErrors.cancelLinked(name, by)
}

function dynamicIn(type: DocType, document: Row): readonly Pointer[] {
  return pointersIn(type, document).filter(({ field }) => field.fieldtype === 'Dynamic Link')
}

const keyOf = ({ target, name }: Pointer) => JSON.stringify([target, name])

const reaching: readonly Verb[] = ['read', 'select']

/**
 * True for types in the caller's scope; for other types a caller who chooses the type could probe which documents
 * exist.
 */
function canReach(target: DocType | undefined, caller: Caller): target is DocType {
  if (!target || target.isChild) return false
  return reaching.some((verb) => permissionFor(target, verb, caller).kind !== 'never')
}

interface TargetStatus extends Use {
  readonly docstatus: number
}

/** The lock prevents a deletion of the document until the transaction ends, as under a foreign key. */
function selectTarget(target: DocType, name: string): RawBuilder<TargetStatus> {
  const lock = target.isSubmittable ? sql`for share` : sql`for key share`
  return sql<TargetStatus>`select * from (
    select ${target.name}::text as type, "name", "docstatus" from ${sql.table(target.name)} where "name" = ${name} ${lock}
  ) pointed`
}

function requireLiveTargets(pointers: readonly Pointer[], rows: readonly TargetStatus[]): void {
  for (const pointer of pointers) {
    const found = rows.find(({ type, name }) => type === pointer.target && name === pointer.name)
    if (!found) throw missingLink(pointer)
    const { field, name } = pointer
    if (found.docstatus === 2) throw documentErrors.linkCancelled(field, name)
  }
}

/**
 * Refuses a Dynamic Link to a missing or cancelled document; stored links are not checked again. No statement where no
 * such link is given or changed, else one.
 */
export async function requireDynamicLinks(
  { work, caller, type }: Writing,
  previous: Row | null,
  document: Row,
): Promise<void> {
  const stood = new Set(previous ? dynamicIn(type, previous).map(keyOf) : [])
  const pointers = dynamicIn(type, document).filter((pointer) => !stood.has(keyOf(pointer)))
  if (pointers.length === 0) return
  const asked = pointers.map((pointer) => {
    const target = work.registry.find(pointer.target)
    if (!canReach(target, caller)) throw missingLink(pointer)
    return selectTarget(target, pointer.name)
  })
  const { rows } = await sql<TargetStatus>`${sql.join(asked, sql` union all `)}`.execute(work.connection)
  requireLiveTargets(pointers, rows)
}

/** Refuses to delete a document that a Dynamic Link points to. One statement where a type has such a field. */
export async function requireNotPointedAt(work: UnitOfWork, type: DocType, name: string): Promise<void> {
  const links = work.registry.dynamicLinks.filter(({ isBinding }) => isBinding)
  if (links.length === 0) return
  const uses = links.map((link) => usesOf(link, { type: type.name, name }))
  const { rows } = await sql<Use>`${sql.join(uses, sql` union all `)} limit 1`.execute(work.connection)
  const [by] = rows
  if (by) throw documentErrors.linked(type.name, name, by)
}

interface Named {
  readonly type: string
  readonly name: string
}

type Use = Named

function usesOf(link: LinkField | DynamicLinkField, { type, name }: Named): RawBuilder<Use> {
  const { type: from, fieldname } = link
  const [holderType, holder] = from.isChild
    ? [sql`"parenttype"`, sql`"parent"`]
    : [sql`${from.name}::text`, sql`"name"`]
  const isMeant = 'typeField' in link ? sql`and ${sql.id(link.typeField)} = ${type}` : sql``
  return sql<Use>`select ${holderType} as type, ${holder} as name from ${sql.table(from.name)}
    where ${sql.id(fieldname)} = ${name} ${isMeant} and not (${holderType} = ${type} and ${holder} = ${name})`
}
