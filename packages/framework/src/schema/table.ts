import type { DatabaseRule } from '#framework/doctypes'

/** A column as PostgreSQL keeps it. `default` is an expression in PostgreSQL's own wording, so that it can be compared. */
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
  /** Those of its columns that run downwards. */
  readonly descending: readonly string[]
  readonly where: string | null
}

/** Finds texts of one column by the beginnings of their words. */
export interface WordIndex extends Named {
  readonly kind: 'words'
  /** Longer texts are not in it, in characters. */
  readonly longest: number
}

/** Lets rows be added and nothing else: whoever tries to change or delete one is refused. */
export interface Guard extends Named {
  readonly kind: 'append only'
}

/** A trigger for each row, with a function of the same name: a type's own rule. */
export interface Rule extends Named, Pick<DatabaseRule, 'moment' | 'body'> {
  readonly kind: 'rule'
  /** 'insert or update' */
  readonly events: string
}

/** What stands beside a table's columns: the rules that its rows keep, and the indexes that find them. */
export type Part = Key | ForeignKey | Index | WordIndex | Guard | Rule

export interface Table {
  readonly name: string
  readonly columns: readonly TableColumn[]
  readonly parts: readonly Part[]
}

export interface WantedColumn extends TableColumn {
  readonly renamedFrom: string | null
  /** SQL of the value that a Single's one row starts with; null = none. */
  readonly startsAs: string | null
}

/** A table as the document types ask for it. */
export interface WantedTable extends Table {
  readonly columns: readonly WantedColumn[]
  readonly renamedFrom: string | null
  /** Whether it keeps exactly one row, named like the table. */
  readonly isSingle: boolean
  /** The Table fields whose rows it keeps. */
  readonly rowsOf: readonly RowsField[]
  /** Its columns that hold names of document types, be it within a text. */
  readonly typeColumns: readonly { readonly name: string; readonly isWithin: boolean }[]
}

export interface RowsField {
  readonly parenttype: string
  readonly parentfield: string
  readonly renamedFrom: string | null
}

/** A table as it stands in the database. */
export interface CurrentTable extends Table {
  /** Whether a row is named like the table: a Single's one row. */
  readonly hasOwnRow: boolean
  /** Where the rows of a child table hang. */
  readonly parents: readonly Pick<RowsField, 'parenttype' | 'parentfield'>[]
}

/** Our tables as they stand in the database. */
export interface CurrentSchema {
  readonly tables: readonly CurrentTable[]
}

/** One step from the schema that stands to the schema that is wanted. */
export interface SchemaChange {
  /** For people: what changes, and where. */
  readonly summary: string
  /** One or more statements. */
  readonly sql: string
  /** Whether data may be lost by it, so that a person has to decide. */
  readonly isDestructive: boolean
}

export function change(summary: string, ...statements: readonly string[]): SchemaChange {
  return { summary, sql: statements.join(';\n'), isDestructive: false }
}

export function destructive(summary: string, ...statements: readonly string[]): SchemaChange {
  return { ...change(summary, ...statements), isDestructive: true }
}
