const PLACEHOLDER = /\{\{\s*([a-z][a-z0-9_]*)\s*\}\}/g

export function placeholdersOf(text: string): readonly string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map((match) => match[1] ?? ''))]
}

export function hasStrayBraces(text: string): boolean {
  return /\{\{|\}\}/.test(text.replace(PLACEHOLDER, ''))
}

/** Fills in placeholders in one pass, so that braces in values are not interpreted. */
export function fillTemplate(text: string, valueOf: (name: string) => string): string {
  return text.replace(PLACEHOLDER, (_placeholder, name: string) => valueOf(name))
}

export interface Wording {
  readonly subject: string
  readonly body: string
  readonly short?: string
  /** Email only: paragraphs of a card, as `MailCard` names them. */
  readonly card?: string
}
