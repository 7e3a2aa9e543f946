/** What an editor wrote into a section: an object whose shape the section's type decides. */
export type Content = Readonly<Record<string, unknown>>

export function isContent(value: unknown): value is Content {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The stored text of a section's data as an object; an empty one when nothing was written. */
export function contentOf(text: string | null): Content {
  const value: unknown = text === null ? null : JSON.parse(text)
  return isContent(value) ? value : {}
}
