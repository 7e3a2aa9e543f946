import type { RawBuilder } from 'kysely'
import type { DocType, Changes, NewDoc } from '#framework/doctypes'
import { isAdministrator, visibleColumns, type Caller } from '#framework/permissions'
import type { Row } from '#framework/queries'
import { asListed } from '../reads/as-document.ts'
import type { Documents, Listed, Where } from '../documents.ts'
import { isNoted, noteRead } from '../reads/read-document.ts'
import type { UnitOfWork } from '../work.ts'
import type { Writing } from '../writes/writing.ts'
import { COUNT, type Counter } from './bulk-statement.ts'
import { deleteWhere } from './delete-where.ts'
import { insertRows } from './insert-many.ts'
import { updateWhere, type ColumnExpression } from './update-where.ts'

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
  { returning = [] }: { readonly returning?: readonly Field[] },
): Promise<readonly Written<T, Field>[]> {
  const fields = await seenFields(writing, rows, returning)
  const shown = (row: Row) => Object.fromEntries(fields.map((field) => [field, row[field]]))
  const counted = (row: Row) => (row[COUNT] === undefined ? {} : { count: Number(row[COUNT]) })
  return rows.map((row) => ({
    ...asListed(writing.type, returning, shown(row)),
    ...counted(row),
    name: String(row['name']),
  }))
}

const byName = (one: Named, other: Named): number => (one.name < other.name ? -1 : 1)

export function bulkWritesOf(work: UnitOfWork, caller: Caller, documents: () => Documents): BulkWrites {
  const writing = <T extends DocType>(type: T) => ({ work, caller, type, documents: documents() })
  return {
    async insertMany(type, rows, options = {}) {
      const { onConflict, counter, returning = [] } = options
      const inserted = await insertRows(writing(type), {
        rows: rows.map((row) => ({ ...row })),
        onConflict:
          typeof onConflict === 'object' ? { ...onConflict, update: { ...onConflict.update } } : onConflict,
        counter,
        returning,
      })
      return answered(writing(type), inserted, options)
    },
    async updateWhere(type, filters, ...[changes, options = {}]) {
      const target = { returning: [], ...options, filters: { ...filters } }
      const rows = await updateWhere(writing(type), { ...target, changes: { ...changes } })
      return (await answered(writing(type), rows, options)).toSorted(byName)
    },
    async deleteWhere(type, filters, options = {}) {
      const target = { returning: [], ...options, filters: { ...filters } }
      const rows = await deleteWhere(writing(type), target)
      return (await answered(writing(type), rows, options)).toSorted(byName)
    },
  }
}

interface RowPlace {
  readonly parent: string
  readonly parentfield: string
  readonly parenttype: string
}

type PlaceFilters = {
  readonly [Key in keyof RowPlace]?: string | readonly [operator: string, value: unknown]
}

type BulkFilters<T extends DocType> = Where<T> & PlaceFilters

type NewRow<T extends DocType> = NewDoc<T> & Partial<RowPlace> & { readonly idx?: number }

/** Values, and expressions of the database: `increment(1)`, `currentTime`, `computed(sql)`. */
type BulkChanges<T extends DocType> = {
  readonly [Key in Exclude<keyof Changes<T>, 'modified'>]?: Changes<T>[Key] | ColumnExpression
}

interface Returning<Field extends string> {
  /** Fields to return of the written rows, with their new values; of deleted rows, their last. */
  readonly returning?: readonly Field[]
}

interface Counting {
  /**
   * Counts the written rows in a field of another document, in the same statement: each row has its new value as
   * `count`. For the system alone; the other type declares the field as a counter, by bulk writes that skip everything.
   */
  readonly counter?: Counter
}

interface InsertOptions<T extends DocType, Field extends string> extends Returning<Field>, Counting {
  /**
   * 'skip' leaves documents that are there as they are. `update` changes them, for the system alone: `key` is the name
   * or the fields of a unique index, and `computed(sql)` knows the row in the table as `d` and the new one as
   * `excluded`.
   */
  readonly onConflict?: 'skip' | { readonly key: readonly string[]; readonly update: BulkChanges<T> }
}

interface BulkOptions<Field extends string> extends Returning<Field> {
  readonly order_by?: `${string} ${'asc' | 'desc'}`
  readonly limit?: number
  readonly offset?: number
  /** SQL over the columns of the row, called `d`, beside the filters; for the system alone. */
  readonly condition?: RawBuilder<unknown>
  /** Leaves out rows that another transaction has locked, instead of waiting for them. */
  readonly skipsLocked?: boolean
}

type Named = { readonly name: string }

type Written<T extends DocType, Field extends keyof Listed<T> & string> = Named &
  Pick<Listed<T>, Field> & { readonly count?: number }

/**
 * Writes many documents on behalf of the caller, within their scope; `modified`, `modified_by`, events and cached
 * responses follow. One statement, unless the type runs hooks or stores versions that its `bulkWrites` does not skip:
 * then each document is written on its own. A child row is a change of its document, and only the system writes such
 * rows.
 */
export interface BulkWrites {
  insertMany<T extends DocType, Field extends keyof Listed<T> & string = never>(
    type: T,
    rows: readonly NewRow<T>[],
    options?: InsertOptions<T, Field>,
  ): Promise<readonly Written<T, Field>[]>
  updateWhere<T extends DocType, Field extends keyof Listed<T> & string = never>(
    type: T,
    filters: BulkFilters<T>,
    changes: BulkChanges<T>,
    options?: BulkOptions<Field>,
  ): Promise<readonly Written<T, Field>[]>
  deleteWhere<T extends DocType, Field extends keyof Listed<T> & string = never>(
    type: T,
    filters: BulkFilters<T>,
    options?: BulkOptions<Field> & Counting,
  ): Promise<readonly Written<T, Field>[]>
}
