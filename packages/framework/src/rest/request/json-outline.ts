interface JsonOutline {
  /** How deep lists and objects are nested, counted only as far as the bound + 1. */
  readonly depth: number
  /** How many names stand in its objects, each as often as it is written. */
  readonly names: number
}

/** What a JSON text looks like before it is read. Text inside quotes does not count. */
export function jsonOutline(text: string, most: number): JsonOutline {
  let depth = 0
  let deepest = 0
  let names = 0
  let isQuoted = false
  for (let index = 0; index < text.length && deepest <= most; index += 1) {
    const character = text.charAt(index)
    if (character === '"') isQuoted = !isQuoted
    else if (isQuoted) index += character === '\\' ? 1 : 0
    else if ('{['.includes(character)) deepest = Math.max(deepest, (depth += 1))
    else if ('}]'.includes(character)) depth -= 1
    else if (character === ':') names += 1
  }
  return { depth: deepest, names }
}

/** How many names there are once the text is read: fewer than were written, if one stood twice. */
export function namesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const inside = Object.values(value).reduce<number>((sum, one) => sum + namesIn(one), 0)
  return Array.isArray(value) ? inside : inside + Object.keys(value).length
}
