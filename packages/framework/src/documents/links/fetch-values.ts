import { sql } from 'kysely'
import { fieldsOf, type DocType } from '#framework/doctypes'
import type { Row } from '#framework/queries'
import { isMissing } from '#meta'
import { isExempt, isNoted, noteRead } from '../reads/read-document.ts'
import type { UnitOfWork } from '../work.ts'

interface Fetched {
  readonly field: string
  readonly source: string
  readonly isReadOnly: boolean
}

function fetchedBy(type: DocType): ReadonlyMap<string, readonly Fetched[]> {
  const byLink = new Map<string, Fetched[]>()
  for (const { fieldname, spec } of fieldsOf(type)) {
    const [link = '', source] = spec.options.fetchFrom?.split('.') ?? []
    if (source === undefined) continue
    byLink.set(link, [
      ...(byLink.get(link) ?? []),
      { field: fieldname, source, isReadOnly: spec.options.readOnly === true },
    ])
  }
  return byLink
}

const EXEMPT = '…exempt'

/** Values fetched from a document of an audited type; they count as a read of it. */
async function valuesAt(work: UnitOfWork, target: DocType, { name, sources }: Wanted): Promise<Row> {
  const columns = sources.map((source) => sql.id('d', source))
  const hidden = isNoted(work, target) ? [sql`${isExempt(work, target, 'd')} as ${sql.id(EXEMPT)}`] : []
  const { rows } = await sql<Row>`
    select ${sql.join([...columns, ...hidden])} from ${sql.table(target.name)} d where "name" = ${name}`.execute(
    work.connection,
  )
  const { [EXEMPT]: isOwn, ...values } = rows[0] ?? {}
  if (rows.length > 0 && isNoted(work, target) && isOwn !== true)
    await noteRead(work, target, { name, fields: sources })
  return values
}

interface Wanted {
  readonly name: string
  readonly sources: readonly string[]
}

/**
 * Returns the document with the values fetched through its links: one statement for each such Link that is set. Without
 * a link a read-only field is null.
 */
export async function withFetched(work: UnitOfWork, type: DocType, document: Row): Promise<Row> {
  const fetched: Record<string, unknown> = {}
  for (const [link, fields] of fetchedBy(type)) {
    const target = type.fields[link]?.choices[0]
    const name = document[link]
    if (target === undefined) continue
    if (isMissing(name)) {
      for (const { field } of fields.filter(({ isReadOnly }) => isReadOnly)) fetched[field] = null
      continue
    }
    const linked = work.registry.get(target)
    const values = await valuesAt(work, linked, {
      name: String(name),
      sources: fields.map(({ source }) => source),
    })
    for (const { field, source } of fields) fetched[field] = values[source] ?? null
  }
  return { ...document, ...fetched }
}
