import { wordsIn } from './words-in.ts'

/** For each word the others that mean the same, from lists with commas; of several words one is looked for. */
export function synonymsIn(lists: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>()
  for (const list of lists) {
    const words = new Set(list.split(',').flatMap((part) => wordsIn(part).slice(0, 1)))
    for (const word of words) found.set(word, (found.get(word) ?? new Set<string>()).union(words))
  }
  return new Map([...found].map(([word, same]) => [word, [...same].filter((other) => other !== word)]))
}
