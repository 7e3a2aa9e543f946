import { sql, type RawBuilder } from 'kysely'
import { fieldsOf, isTable } from '#framework/doctypes'
import { documentErrors, lifecycleErrors } from '#framework/errors'
import type { Row } from '#framework/queries'
import { writes } from '../writes/child-rows.ts'
import { translateDeleteFailure } from '../writes/write-failure.ts'
import type { Writing } from '../writes/writing.ts'
import { bulkWhere, type BulkTarget, type Counter, requireCounter, runBulk } from './bulk-statement.ts'
import { emitsEvents, isEdit, hasWorkPerDocument } from './bulk-rules.ts'

type Sql = RawBuilder<unknown>

export interface DeleteWhere extends BulkTarget {
  readonly returning: readonly string[]
  readonly counter?: Counter | undefined
}

const POINTED_AT = '…pointed at'
const DOCSTATUS = '…docstatus'

function pointedAt({ work, type }: Writing): readonly Sql[] {
  const uses = work.registry.dynamicLinks
    .filter(({ isBinding }) => isBinding)
    .map(({ type: holder, fieldname, typeField }) => {
      const isOwn = holder.isChild
        ? sql` and not ("parenttype" = ${type.name} and "parent" = ${sql.id(fieldname)})`
        : sql``
      return sql`d."name" in (select ${sql.id(fieldname)} from ${sql.table(holder.name)}
        where ${sql.id(typeField)} = ${type.name}${isOwn})`
    })
  return uses.length === 0 ? [] : [sql`(${sql.join(uses, sql` or `)}) as ${sql.id(POINTED_AT)}`]
}

function requireDeletable({ type }: Writing, rows: readonly Row[]): void {
  const submitted = rows.find((row) => row[DOCSTATUS] === 1)
  if (submitted) throw lifecycleErrors.deleteSubmitted(type.name, String(submitted['name']))
  const used = rows.find((row) => row[POINTED_AT] === true)
  if (used) throw documentErrors.linked(type.name, String(used['name']), null)
}

function rowsParts({ type }: Writing): readonly Sql[] {
  return fieldsOf(type).flatMap(({ fieldname, spec }) =>
    isTable(spec)
      ? [
          sql`${sql.id(`deleted ${fieldname}`)} as (delete from ${sql.table(spec.child.name)}
            where "parent" in (select "name" from written) and "parenttype" = ${type.name} and "parentfield" = ${fieldname})`,
        ]
      : [],
  )
}

async function deleteEach(writing: Writing, target: DeleteWhere): Promise<readonly Row[]> {
  const { work, type } = writing
  if (target.counter !== undefined)
    throw new Error(`Each ${type.name} is deleted on its own: none is counted`)
  const where = bulkWhere(writing, 'delete', target)
  const columns = sql.join(['name', ...target.returning].map((column) => sql`${sql.id('d', column)}`))
  const { rows } = await sql<Row>`select ${columns} from ${sql.table(type.name)} d${where}
    order by d."name" for update of d`.execute(work.connection)
  for (const { name } of rows) await writes.delete(writing, String(name))
  return rows
}

export async function deleteWhere(writing: Writing, target: DeleteWhere): Promise<readonly Row[]> {
  const { type } = writing
  if (type.appendOnly) throw documentErrors.notPermitted('delete', type.name)
  if ((type.retainDeleted && !type.isChild) || hasWorkPerDocument(writing, null))
    return deleteEach(writing, target)
  if (target.counter !== undefined) requireCounter(writing, target.counter)
  const where = bulkWhere(writing, 'delete', target)
  const rows = await runBulk(
    writing,
    {
      write: sql`delete from ${sql.table(type.name)} d${where}`,
      returning: [sql`d."docstatus" as ${sql.id(DOCSTATUS)}`, ...pointedAt(writing)],
      fields: target.returning,
      kind: 'deleted',
      emits: emitsEvents(writing, null),
      isEdit: isEdit(writing, null),
      parts: rowsParts(writing),
      counter: target.counter,
    },
    (error) => translateDeleteFailure(type, '', error),
  )
  requireDeletable(writing, rows)
  return rows
}
