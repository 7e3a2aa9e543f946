export interface Random {
  readonly share: () => number
  readonly between: (low: number, high: number) => number
  readonly whole: (low: number, high: number) => number
  /** Throws when there is nothing to choose from. */
  readonly pick: <Item>(items: readonly Item[]) => Item
  readonly shuffled: <Item>(items: readonly Item[]) => Item[]
  readonly chance: (share: number) => boolean
}

const hashOf = (text: string): number => {
  let hash = 2166136261
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619)
  return hash >>> 0
}

/** Mulberry32: small, fast, and the same on every machine, so that pictures are reproducible. */
function mulberry(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    const first = Math.imul(state ^ (state >>> 15), 1 | state)
    const second = (first + Math.imul(first ^ (first >>> 7), 61 | first)) ^ first
    return ((second ^ (second >>> 14)) >>> 0) / 4294967296
  }
}

const chosen = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index]
  if (item === undefined) throw new RangeError('There is nothing to choose from')
  return item
}

export function seeded(seed: string): Random {
  const share = mulberry(hashOf(seed))
  const between = (low: number, high: number) => low + share() * (high - low)
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1))
  return {
    share,
    between,
    whole,
    pick: (items) => chosen(items, whole(0, items.length - 1)),
    shuffled: (items) =>
      items
        .map((item) => ({ item, order: share() }))
        .sort((first, second) => first.order - second.order)
        .map(({ item }) => item),
    chance: (likelihood) => share() < likelihood,
  }
}
