const PLACEHOLDER = /\{\{\s*([a-z][a-z0-9_]*)\s*\}\}/g

/** The values that a text asks for. */
export function placeholdersOf(text: string): readonly string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map((match) => match[1] ?? ''))]
}

/** True when braces stand in a text that are no placeholder: a slip that people would read. */
export function hasStrayBraces(text: string): boolean {
  return /\{\{|\}\}/.test(text.replace(PLACEHOLDER, ''))
}

/** Puts values in their places; what a value holds is never looked at again. */
export function fillTemplate(text: string, valueOf: (name: string) => string): string {
  return text.replace(PLACEHOLDER, (_placeholder, name: string) => valueOf(name))
}

/** What a person reads, in plain text. `short` is for small places: text messages, pushes, the list in the app. */
export interface Wording {
  readonly subject: string
  readonly body: string
  readonly short?: string
}
