/** Rows of texts out of JSON; whatever is something else is left out. */
export function parseTextRows(json: string | null): readonly (readonly string[])[] {
  const parsed: unknown = json === null ? [] : JSON.parse(json)
  if (!Array.isArray(parsed)) return []
  return parsed.filter(
    (row: unknown): row is readonly string[] =>
      Array.isArray(row) && row.every((one) => typeof one === 'string'),
  )
}
