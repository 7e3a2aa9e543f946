/** A JSON object of which nobody knows what is in it. */
export type Values = Readonly<Record<string, unknown>>

/** What an answer holds, by its keys; nothing where it is no object. */
export function valuesOf(value: unknown): Values {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** The objects of a list; none where it is something else. */
export function rowsOf(value: unknown): readonly Values[] {
  return Array.isArray(value) ? value.map(valuesOf) : []
}
