import type { DocType } from '#framework/doctypes'
import type { Caller } from '#framework/permissions'
import { asListed } from './as-document.ts'
import type { Listed, Where } from './documents.ts'
import { asRequest } from './find.ts'
import { listDocuments } from './list.ts'
import type { Work } from './work.ts'

interface Counting<T extends DocType> {
  readonly work: Work
  readonly caller: Caller
  readonly type: T
}

const COUNT = '_count'

/** How many documents there are for each value of a field: one statement, as a list with `group_by`. */
export async function countBy<T extends DocType, Field extends keyof Listed<T> & string>(
  counting: Counting<T>,
  field: Field,
  where: Where<T> = {},
): Promise<ReadonlyMap<Listed<T>[Field], number>> {
  const { type } = counting
  const { filters } = asRequest(type, { where })
  const rows = await listDocuments(counting, {
    fields: [field, `count(*) as ${COUNT}`],
    filters,
    group_by: field,
    limit_page_length: '0',
  })
  return new Map(rows.map((row) => [asListed(type, [field], row)[field], Number(row[COUNT])]))
}
