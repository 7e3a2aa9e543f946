import { sql, type RawBuilder } from 'kysely'
import { fieldsOf, isTable, typeMessage, type ResolvedField } from '#framework/doctypes'
import { documentErrors } from '#framework/errors'
import { canSetLevel, isAdministrator } from '#framework/permissions'
import type { Row } from '#framework/queries'
import { isMissing } from '#meta'
import { requireLiveLinks } from '../links/link-integrity.ts'
import { writes } from '../writes/child-rows.ts'
import { draft, refuseUnknown } from '../writes/draft.ts'
import { requireReachableLinks } from '../links/reachable-links.ts'
import { isReadOnly } from '../writes/read-only-fields.ts'
import { transitionBetween, type StateChange } from '../lifecycle/states.ts'
import { translateWriteFailure } from '../writes/write-failure.ts'
import { actorOf, refuseDaysToCome, type Writing } from '../writes/writing.ts'
import { bulkWhere, requireReachOfAll, type BulkTarget, MOMENT, runBulk } from './bulk-statement.ts'
import { emitsEvents, isEdit, hasWorkPerDocument, isCheckedByDocument } from './bulk-rules.ts'

type Sql = RawBuilder<unknown>

export interface UpdateWhere extends BulkTarget {
  readonly changes: Row
  readonly returning: readonly string[]
}

interface AcceptedChanges {
  readonly values: Row
  readonly expressions: ReadonlyMap<string, ColumnExpression>
}

function requireWritable({ caller, type }: Writing, field: ResolvedField, value: unknown): void {
  if (isTable(field.spec)) throw new Error(`Rows of ${type.name} are not written by updateWhere`)
  if (isAdministrator(caller)) return
  if (isForSystem(value) || !canSetLevel(type, 'write', caller)(field.level))
    throw documentErrors.notPermitted('write', type.name)
  if (isReadOnly(type, field, false)) throw documentErrors.readOnly(field)
}

export function acceptChanges(writing: Writing, changes: Row): AcceptedChanges {
  const { type, work } = writing
  refuseUnknown(type, changes)
  const changed = fieldsOf(type).filter(({ fieldname }) => changes[fieldname] !== undefined)
  for (const field of changed) requireWritable(writing, field, changes[field.fieldname])
  const entries = changed.map(({ fieldname }) => [fieldname, changes[fieldname]] as const)
  const given = Object.fromEntries(entries.filter(([, value]) => !isColumnExpression(value)))
  const drafted = draft(type, given, { stored: {}, canSet: () => true, isSystem: true })
  const values = Object.fromEntries(Object.keys(given).map((field) => [field, drafted[field]]))
  const [first, ...rest] = changed.filter(
    ({ fieldname, required }) => required && fieldname in values && isMissing(values[fieldname]),
  )
  if (first) throw documentErrors.mandatory(typeMessage(type.name), [first, ...rest])
  refuseDaysToCome(type, values, work.today)
  const expressions = entries.flatMap(([field, value]) =>
    isColumnExpression(value) ? [[field, value] as const] : [],
  )
  return { values, expressions: new Map(expressions) }
}

function expressionText({ work }: Writing, field: string, expression: ColumnExpression): Sql {
  return expression.compile(sql`${sql.id('d', field)}`, work.now)
}

/** Checks a transition from the state that the filters name. */
function pinnedTransition({ type, caller }: Writing, { filters }: BulkTarget, { values }: AcceptedChanges) {
  const field = type.states?.field
  if (field === undefined || !(field in values)) return null
  return transitionBetween(type, { previous: { [field]: filters[field] }, document: values }, caller)
}

function isPinned({ type }: Writing, { filters, changes }: UpdateWhere): boolean {
  const field = type.states?.field
  return field === undefined || changes[field] === undefined || typeof filters[field] === 'string'
}

function isOneStatement(writing: Writing, update: UpdateWhere): boolean {
  const fields = Object.keys(update.changes)
  const isChecked = fields.some((field) =>
    isCheckedByDocument(writing, field, isForSystem(update.changes[field])),
  )
  const { isSubmittable } = writing.type
  return !isSubmittable && !isChecked && isPinned(writing, update) && !hasWorkPerDocument(writing, fields)
}

async function lockRows(
  writing: Writing,
  update: UpdateWhere,
  { expressions }: AcceptedChanges,
): Promise<readonly Row[]> {
  const { work, type } = writing
  const where = bulkWhere(writing, 'write', update)
  const computed = [...expressions].map(
    ([field, expression]) => sql`(${expressionText(writing, field, expression)}) as ${sql.id(field)}`,
  )
  const columns = sql.join([sql`d."name"`, ...computed])
  const { rows } = await sql<Row>`select ${columns} from ${sql.table(type.name)} d${where}
    order by d."name" for no key update of d`.execute(work.connection)
  return rows
}

async function updateEach(
  writing: Writing,
  update: UpdateWhere,
  accepted: AcceptedChanges,
): Promise<readonly Row[]> {
  const saved: Row[] = []
  for (const { name, ...computed } of await lockRows(writing, update, accepted))
    saved.push(await writes.save(writing, String(name), { ...accepted.values, ...computed }))
  return saved
}

/** The `set` of an update of rows called `d`, with `modified` where the change is an edit. */
export function assignmentsOf(writing: Writing, { values, expressions }: AcceptedChanges): Sql {
  const assigned = Object.entries(values).map(([field, value]) => sql`${sql.id(field)} = ${value}`)
  const computed = [...expressions].map(
    ([field, expression]) => sql`${sql.id(field)} = ${expressionText(writing, field, expression)}`,
  )
  const standard = isEdit(writing, [...Object.keys(values), ...expressions.keys()])
    ? [sql`"modified" = ${MOMENT}, "modified_by" = ${actorOf(writing)}`]
    : []
  return sql.join([...standard, ...assigned, ...computed])
}

const writePart = (writing: Writing, update: UpdateWhere, accepted: AcceptedChanges): Sql =>
  sql`update ${sql.table(writing.type.name)} d set ${assignmentsOf(writing, accepted)}${bulkWhere(writing, 'write', update)}`

function transitionEvent(
  writing: Writing,
  stateChange: StateChange | null,
  { filters }: BulkTarget,
): readonly Sql[] {
  if (!stateChange) return []
  const { field } = stateChange.machine
  const { action, to } = stateChange.transition
  const payload = {
    doctype: writing.type.name,
    field,
    from: filters[field],
    to,
    action,
    user: actorOf(writing),
  }
  return [
    sql`select 'document.transitioned', ${JSON.stringify(payload)}::jsonb || jsonb_build_object('name', "name") from written`,
  ]
}

async function updateTogether(writing: Writing, update: UpdateWhere, accepted: AcceptedChanges) {
  const { work, type } = writing
  await requireLiveLinks(work, type, accepted.values)
  const stateChange = pinnedTransition(writing, update, accepted)
  const attempt = { registry: work.registry, type, name: '', document: accepted.values }
  return runBulk(
    writing,
    {
      write: writePart(writing, update, accepted),
      returning: [],
      fields: update.returning,
      kind: 'saved',
      emits: emitsEvents(writing, Object.keys(update.changes)),
      isEdit: isEdit(writing, Object.keys(update.changes)),
      events: transitionEvent(writing, stateChange, update),
    },
    (error) => translateWriteFailure(attempt, error),
  )
}

export async function updateWhere(writing: Writing, update: UpdateWhere): Promise<readonly Row[]> {
  const { caller, type } = writing
  if (type.appendOnly) throw documentErrors.notPermitted('write', type.name)
  const accepted = acceptChanges(writing, update.changes)
  if (!isAdministrator(caller)) await requireReachableLinks(writing, accepted.values, [])
  if (!isOneStatement(writing, update)) return updateEach(writing, update, accepted)
  const rows = await updateTogether(writing, update, accepted)
  await requireReachOfAll(
    writing,
    'write',
    rows.map(({ name }) => String(name)),
  )
  return rows
}

export interface ColumnExpression {
  readonly kind: 'column expression'
  readonly isForSystem: boolean
  compile(column: Sql, now: Date): Sql
}

function isColumnExpression(value: unknown): value is ColumnExpression {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'column expression'
}

export const isForSystem = (value: unknown): boolean => isColumnExpression(value) && value.isForSystem

/** Adds to a number; null counts as 0. */
export const increment = (by: number): ColumnExpression => ({
  kind: 'column expression',
  isForSystem: false,
  compile: (column) => sql`coalesce(${column}, 0) + ${by}::bigint`,
})

/** The time of the unit of work in the site's time zone, in whole seconds. */
export const currentTime: ColumnExpression = {
  kind: 'column expression',
  isForSystem: false,
  compile: (_column, now) =>
    sql`date_trunc('second', ${now.toISOString()}::timestamptz at time zone current_setting('TimeZone'))`,
}

/** SQL over the columns of the row, called `d`; no rule of the field checks its value. */
export const computed = (expression: Sql): ColumnExpression => ({
  kind: 'column expression',
  isForSystem: true,
  compile: () => expression,
})
