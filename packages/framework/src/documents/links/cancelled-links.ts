import { sql, type RawBuilder } from 'kysely'
import { fieldsOf, isTable, type DocType, type Registry, type ResolvedField } from '#framework/doctypes'
import { documentErrors, lifecycleErrors } from '#framework/errors'
import type { Row } from '#framework/queries'
import { isMissing } from '#meta'
import { usesOf, type Use } from './link-uses.ts'
import type { Work } from '../work.ts'

interface LinkValue {
  readonly field: ResolvedField
  readonly target: string
  readonly value: string
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null
}

/** What a document links to among the types that can be cancelled. */
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

/** The shared lock keeps the linked document from being cancelled until this piece of work is over. */
function selectStatus({ target, value }: LinkValue): RawBuilder<unknown> {
  return sql`select * from (
    select ${target}::text as type, "name", "docstatus" from ${sql.table(target)} where "name" = ${value} for share
  ) linked`
}

/** Refuses a document that links to a cancelled one. Free for types without such Links, else one statement. */
export async function requireLiveLinks(work: Work, type: DocType, document: Row): Promise<void> {
  const links = submittableLinks(work.registry, type, document)
  if (links.length === 0) return
  const all = sql.join(links.map(selectStatus), sql` union all `)
  const { rows } = await sql<LinkedStatus>`${all}`.execute(work.connection)
  const dead = rows.find(({ docstatus }) => docstatus === 2)
  const link = links.find(({ target, value }) => target === dead?.type && value === dead.name)
  if (link) throw documentErrors.linkCancelled(link.field, link.value)
}

/** Refuses to cancel what a submitted document stands on. Rows of the document itself do not count. */
export async function requireNotStoodOn(work: Work, type: DocType, name: string): Promise<void> {
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
