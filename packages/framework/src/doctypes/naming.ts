/** How documents of a type get their names. Source of the forms: rest-dialect section 5. */
export type Naming =
  | { readonly kind: 'series'; readonly parts: readonly SeriesPart[] }
  | { readonly kind: 'field'; readonly field: string }
  | { readonly kind: 'prompt' }
  | { readonly kind: 'hash' }
  | { readonly kind: 'opaque'; readonly prefix: string }
  | { readonly kind: 'single' }

/** A series name is text, parts of the date, and one counter. */
export type SeriesPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'date'; readonly format: DateFormat }
  | { readonly kind: 'counter'; readonly digits: number }

type DateFormat = 'YYYY' | 'YY' | 'MM' | 'DD'

function isDateFormat(part: string): part is DateFormat {
  return ['YYYY', 'YY', 'MM', 'DD'].includes(part)
}

function seriesPart(part: string): SeriesPart {
  if (/^#+$/.test(part)) return { kind: 'counter', digits: part.length }
  return isDateFormat(part) ? { kind: 'date', format: part } : { kind: 'text', text: part }
}

/** A dotted series: `G-.#####` gives G-00001, `STU-.YYYY.-.#####` gives STU-2026-00001. */
export function series(pattern: string): Naming {
  const parts = pattern.split('.').filter(Boolean).map(seriesPart)
  if (parts.filter((part) => part.kind === 'counter').length !== 1)
    throw new Error(`A series needs exactly one counter: ${pattern}`)
  return { kind: 'series', parts }
}

/** The name is the value of a field, which must then be given and be unique. */
export function byField(field: string): Naming {
  return { kind: 'field', field }
}

/** The client chooses the name. */
export const prompted: Naming = { kind: 'prompt' }

/** Ten random letters and digits. */
export const hashed: Naming = { kind: 'hash' }

/** A prefix and enough randomness that the name tells nothing: `USR-4f8k…`. */
export function opaque(prefix: string): Naming {
  return { kind: 'opaque', prefix }
}

/** There is exactly one document, named like its type. */
export const single: Naming = { kind: 'single' }
