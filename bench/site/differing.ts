import type { Statement } from './captured.ts'

const MOMENT = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}:\d{2}(\.\d+)?Z?)?$/

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') {
    if (!/^[[{]/.test(value)) return [value]
    const parsed: unknown = JSON.parse(value)
    return textsOf(parsed)
  }
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsOf)
  return []
}

/**
 * The texts that one run of something sent and another run of the same did not: names, keys and tokens, which must be new
 * each time. Moments may be the same again.
 */
export function differing(one: readonly Statement[], other: readonly Statement[]): readonly string[] {
  const known = new Set(other.flatMap(({ values }) => values.flatMap(textsOf)))
  const own = one.flatMap(({ values }) => values.flatMap(textsOf))
  return [...new Set(own)].filter((text) => text.length > 3 && !known.has(text) && !MOMENT.test(text))
}
