import type { Changes, DocType, NewDoc } from '#framework/doctypes'
import type { Listed, Where } from '../listed.ts'
import type { ColumnExpression } from './column-expression.ts'

/** Where a row of a child type hangs: wanted of a new one, and good to filter by. */
interface RowPlace {
  readonly parent: string
  readonly parentfield: string
  readonly parenttype: string
}

type PlaceFilters = {
  readonly [Key in keyof RowPlace]?: string | readonly [operator: string, value: unknown]
}

/** Which documents a bulk write means; a field with an operator as in `find`. */
export type BulkFilters<T extends DocType> = Where<T> & PlaceFilters

/** A new document, or a row of a child type with its place. */
export type NewRow<T extends DocType> = NewDoc<T> & Partial<RowPlace> & { readonly idx?: number }

/** Values, and what the database computes: `increment(1)`, `currentTime`, `computed(sql)`. */
export type BulkChanges<T extends DocType> = {
  readonly [Key in Exclude<keyof Changes<T>, 'modified'>]?: Changes<T>[Key] | ColumnExpression
}

export interface BulkOptions<Field extends string> {
  /** Fields of the written rows to answer with, as they are afterwards; of deleted ones, as they were. */
  readonly returning?: readonly Field[]
  /** Which rows come first where there is a limit: a column with 'asc' or 'desc'. */
  readonly order_by?: `${string} ${'asc' | 'desc'}`
  readonly limit?: number
  /** How many of the first are left as they are. */
  readonly offset?: number
}

export type Named = { readonly name: string }

/**
 * Writes of many documents, on behalf of the caller: only rows within his reach are changed or deleted, and `modified`,
 * `modified_by`, events and cached responses follow. One statement, whatever the rows, unless the type runs hooks or keeps
 * versions and its `bulkWrites` does not skip them: then each document is written by itself. A row of a child type is a
 * change of its document, and only the system writes such rows.
 */
export interface BulkWrites {
  /** With `onConflict: 'skip'`, rows whose name or unique value is taken are left out. The system may give names. */
  insertMany<T extends DocType>(
    type: T,
    rows: readonly NewRow<T>[],
    options?: { readonly onConflict?: 'skip' },
  ): Promise<readonly Named[]>
  updateWhere<T extends DocType, Field extends keyof Listed<T> & string = never>(
    type: T,
    filters: BulkFilters<T>,
    changes: BulkChanges<T>,
    options?: BulkOptions<Field>,
  ): Promise<readonly (Named & Pick<Listed<T>, Field>)[]>
  deleteWhere<T extends DocType, Field extends keyof Listed<T> & string = never>(
    type: T,
    filters: BulkFilters<T>,
    options?: BulkOptions<Field>,
  ): Promise<readonly (Named & Pick<Listed<T>, Field>)[]>
}
