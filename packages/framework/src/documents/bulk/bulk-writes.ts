import type { DocType } from '#framework/doctypes'
import { isAdministrator, visibleColumns, type Caller } from '#framework/permissions'
import type { Row } from '#framework/queries'
import { asListed } from '../reads/as-document.ts'
import type { Documents } from '../documents.ts'
import type { Listed } from '../listed.ts'
import { isNoted, noteRead } from '../reads/note-read.ts'
import type { Work } from '../work.ts'
import type { Writing } from '../writes/writing.ts'
import { deleteWhere } from './delete-where.ts'
import { insertMany } from './insert-many.ts'
import { updateWhere } from './update-where.ts'
import type { BulkOptions, Named, BulkWrites } from './bulk-write-types.ts'

/** What the caller sees of the fields that he asked back; of an audited type, that is a read of his. */
async function seenFields({ work, caller, type }: Writing, rows: readonly Row[], fields: readonly string[]) {
  if (isAdministrator(caller)) return fields
  const visible = visibleColumns(type, caller)
  const seen = fields.filter((field) => visible.has(field))
  if (seen.length > 0 && isNoted(work, type))
    for (const { name } of rows) await noteRead(work, type, { name: String(name), fields: seen })
  return seen
}

async function answered<T extends DocType, Field extends keyof Listed<T> & string>(
  writing: Writing & { readonly type: T },
  rows: readonly Row[],
  { returning = [] }: BulkOptions<Field>,
): Promise<readonly (Named & Pick<Listed<T>, Field>)[]> {
  const fields = await seenFields(writing, rows, returning)
  const shown = (row: Row) => Object.fromEntries(fields.map((field) => [field, row[field]]))
  return rows
    .map((row) => ({ ...asListed(writing.type, returning, shown(row)), name: String(row['name']) }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

export function bulkWritesOf(work: Work, caller: Caller, documents: () => Documents): BulkWrites {
  const writing = <T extends DocType>(type: T) => ({ work, caller, type, documents: documents() })
  return {
    async insertMany(type, rows, options = {}) {
      const skipsExisting = options.onConflict === 'skip'
      const values = rows.map((row) => ({ ...row }))
      const inserted = await insertMany(writing(type), { rows: values, skipsExisting })
      return inserted.map(({ name }) => ({ name: String(name) }))
    },
    async updateWhere(type, filters, ...[changes, options = {}]) {
      const target = { returning: [], ...options, filters: { ...filters } }
      const rows = await updateWhere(writing(type), { ...target, changes: { ...changes } })
      return answered(writing(type), rows, options)
    },
    async deleteWhere(type, filters, options = {}) {
      const target = { returning: [], ...options, filters: { ...filters } }
      return answered(writing(type), await deleteWhere(writing(type), target), options)
    },
  }
}
