import type { DatabaseRule } from '#framework/doctypes'

/**
 * A column in PostgreSQL's terms. `default` is an expression in PostgreSQL's own format, so that it can be compared.
 */
export interface TableColumn {
  readonly name: string
  readonly sqlType: string
  readonly isNullable: boolean
  readonly default: string | null
}

interface Named {
  readonly name: string
  readonly columns: readonly string[]
}

interface Key extends Named {
  readonly kind: 'primary key' | 'unique' | 'json'
}

export interface ForeignKey extends Named {
  readonly kind: 'link'
  readonly target: string
  readonly targetColumn: string
  readonly onUpdate: string
  readonly onDelete: string
  readonly isDeferrable: boolean
}

export interface Index extends Named {
  readonly kind: 'index'
  readonly descending: readonly string[]
  readonly where: string | null
}

export interface WordIndex extends Named {
  readonly kind: 'words'
  /** Characters; longer texts are excluded. */
  readonly longest: number
}

/** Makes a table append-only: changes and deletions of rows are refused. */
export interface Guard extends Named {
  readonly kind: 'append only'
}

export interface Rule extends Named, Pick<DatabaseRule, 'moment' | 'body'> {
  readonly kind: 'rule'
  /** 'insert or update' */
  readonly events: string
}

export type Part = Key | ForeignKey | Index | WordIndex | Guard | Rule

export interface Table {
  readonly name: string
  readonly columns: readonly TableColumn[]
  readonly parts: readonly Part[]
}

export interface WantedColumn extends TableColumn {
  readonly renamedFrom: string | null
  /** SQL of the initial value in a Single's row; null = none. */
  readonly startsAs: string | null
  /** Choices by their earlier values. */
  readonly renamedChoices: Readonly<Record<string, string>>
}

export interface WantedTable extends Table {
  readonly columns: readonly WantedColumn[]
  readonly renamedFrom: string | null
  readonly isSingle: boolean
  readonly rowsOf: readonly RowsField[]
  /** Its columns that hold names of document types, be it within a text. */
  readonly typeColumns: readonly { readonly name: string; readonly isWithin: boolean }[]
}

export interface RowsField {
  readonly parenttype: string
  readonly parentfield: string
  readonly renamedFrom: string | null
}

export interface CurrentTable extends Table {
  readonly hasOwnRow: boolean
  readonly parents: readonly Pick<RowsField, 'parenttype' | 'parentfield'>[]
  /** Columns, by their names of today, that hold earlier values of renamed choices. */
  readonly outdatedColumns: readonly string[]
}

export interface CurrentSchema {
  readonly tables: readonly CurrentTable[]
}

export interface SchemaChange {
  readonly summary: string
  readonly sql: string
  readonly isDestructive: boolean
}

export function change(summary: string, ...statements: readonly string[]): SchemaChange {
  return { summary, sql: statements.join(';\n'), isDestructive: false }
}

export function destructive(summary: string, ...statements: readonly string[]): SchemaChange {
  return { ...change(summary, ...statements), isDestructive: true }
}
