import { sql } from 'kysely'
import { columnsOf, fieldsOf, isTable, type DocType } from '#framework/doctypes'
import { documentErrors, lifecycleErrors } from '#framework/errors'
import type { Row } from '#framework/queries'
import { isMissing, textOf } from '#meta'
import type { Amended } from '../naming/document-name.ts'
import { requireVerb, type Writing } from '../writes/writing.ts'

interface Source {
  readonly docstatus: number
  readonly amended_from: string | null
}

export async function amendedDocument(writing: Writing, from: unknown): Promise<Amended | null> {
  const { work, type } = writing
  if (!type.isSubmittable || isMissing(from)) return null
  const name = textOf(from)
  const { rows } =
    await sql<Source>`select "docstatus", "amended_from" from ${sql.table(type.name)} where "name" = ${name}`.execute(
      work.connection,
    )
  const [source] = rows
  if (!source) throw documentErrors.notFound(type.name, name)
  await requireVerb(writing, 'amend', name)
  if (source.docstatus !== 2) throw lifecycleErrors.notCancelled(type.name, name)
  return { name, amendedFrom: source.amended_from }
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null
}

function fieldValues(type: DocType, row: Row): Row {
  const columns = [...columnsOf(type).values()].filter(({ isStandard }) => !isStandard)
  return Object.fromEntries(columns.map(({ name }) => [name, row[name]]))
}

export function copyOf(type: DocType, document: Row): Row {
  const tables = fieldsOf(type).flatMap(({ fieldname, spec }) => {
    const rows: unknown = document[fieldname]
    if (!isTable(spec) || !Array.isArray(rows)) return []
    return [[fieldname, rows.filter(isRow).map((row) => fieldValues(spec.child, row))] as const]
  })
  const { states } = type
  const start = states ? { [states.field]: states.initial } : {}
  return { ...fieldValues(type, document), ...Object.fromEntries(tables), ...start }
}
