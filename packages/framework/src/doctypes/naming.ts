/** Naming of documents. Source of the forms: rest-dialect section 5. */
export type Naming =
  | { readonly kind: 'series'; readonly pattern: string; readonly parts: readonly NamePart[] }
  | { readonly kind: 'naming series' }
  | { readonly kind: 'field'; readonly field: string }
  | { readonly kind: 'prompt' }
  | { readonly kind: 'hash' }
  | { readonly kind: 'autoincrement' }
  | { readonly kind: 'opaque'; readonly prefix: string }
  | { readonly kind: 'single' }

export type NamePart =
  | { readonly kind: 'text'; readonly text: string }
  /** The value of a field of this name; the word itself where the type has none. */
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'field'; readonly field: string }
  | { readonly kind: 'moment'; readonly format: MomentFormat }
  | { readonly kind: 'counter'; readonly digits: number }

const momentFormats = ['YYYY', 'YY', 'MM', 'DD', 'WW', 'timestamp'] as const

export type MomentFormat = (typeof momentFormats)[number]

const DIGITS = 5

function momentFormat(part: string): MomentFormat | undefined {
  return momentFormats.find((format) => format === part)
}

function namePart(part: string): NamePart {
  if (/^#+$/.test(part)) return { kind: 'counter', digits: part.length }
  const format = momentFormat(part)
  if (format) return { kind: 'moment', format }
  const field = /^\{(.+)\}$/.exec(part)?.[1]
  return field === undefined ? { kind: 'word', word: part } : { kind: 'field', field }
}

export function seriesParts(pattern: string): readonly NamePart[] {
  const parts = pattern.split('.').filter(Boolean).map(namePart)
  const hasCounter = parts.some(({ kind }) => kind === 'counter')
  return hasCounter ? parts : [...parts, { kind: 'counter', digits: DIGITS }]
}

export function prefixParts(pattern: string): readonly NamePart[] {
  return pattern.split('.').filter(Boolean).map(namePart)
}

function bracedPart(part: string): NamePart {
  const inner = /^\{(.+)\}$/.exec(part)?.[1]
  if (inner === undefined) return { kind: 'text', text: part }
  const named = namePart(inner)
  return named.kind === 'word' ? { kind: 'field', field: inner } : named
}

function requireOneCounter(pattern: string, parts: readonly NamePart[], fewest: 0 | 1): void {
  const counters = parts.filter(({ kind }) => kind === 'counter').length
  if (counters > 1 || counters < fewest) throw new Error(`A series needs exactly one counter: ${pattern}`)
}

/** A dotted series: `G-.#####` gives G-00001, `STU-.YYYY.-.#####` gives STU-2026-00001. */
export function series(pattern: string): Naming {
  const parts = prefixParts(pattern)
  requireOneCounter(pattern, parts, 1)
  return { kind: 'series', pattern, parts }
}

/**
 * A name with braces: `EV-{YYYY}-{city}-{###}` gives EV-2026-Chennai-001. Its counter is counted per text before it.
 */
export function format(pattern: string): Naming {
  const parts = pattern
    .split(/(\{[^{}]+\})/)
    .filter(Boolean)
    .map(bracedPart)
  requireOneCounter(pattern, parts, 0)
  return { kind: 'series', pattern: `format:${pattern}`, parts }
}

/** A dotted series that each document chooses in its Select `naming_series`; the first choice by default. */
export const namingSeries: Naming = { kind: 'naming series' }

export function byField(field: string): Naming {
  return { kind: 'field', field }
}

export const prompted: Naming = { kind: 'prompt' }

export const hashed: Naming = { kind: 'hash' }

export const autoincrement: Naming = { kind: 'autoincrement' }

export function opaque(prefix: string): Naming {
  return { kind: 'opaque', prefix }
}

export const single: Naming = { kind: 'single' }

export function autonameOf(naming: Naming): string {
  switch (naming.kind) {
    case 'series':
      return naming.pattern
    case 'field':
      return `field:${naming.field}`
    case 'naming series':
      return 'naming_series:'
    case 'prompt':
      return 'Prompt'
    case 'autoincrement':
      return 'autoincrement'
    case 'hash':
    case 'opaque':
      return 'hash'
    case 'single':
      return ''
  }
}
