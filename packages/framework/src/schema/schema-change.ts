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
