const OPEN = new Set(['[', '{'])
const CLOSE = new Set([']', '}'])

/**
 * How deep the lists and objects of a JSON text are nested, counted only as far as `most` + 1. Text inside quotes does
 * not count.
 */
export function jsonDepth(text: string, most: number): number {
  let depth = 0
  let deepest = 0
  let isQuoted = false
  for (let index = 0; index < text.length && deepest <= most; index += 1) {
    const character = text.charAt(index)
    if (character === '"') isQuoted = !isQuoted
    else if (isQuoted) index += character === '\\' ? 1 : 0
    else if (OPEN.has(character)) deepest = Math.max(deepest, (depth += 1))
    else if (CLOSE.has(character)) depth -= 1
  }
  return deepest
}
