import { createVocabulary } from './vocabulary.ts'

/** In which products each word stands: a product's number doubled, and one more where it is not in the title. */
export function createWordIndex() {
  const vocabulary = createVocabulary()
  const places: number[][] = []
  const ofProducts: (readonly number[])[] = []

  return {
    vocabulary,
    /** How many products a word stands in. */
    frequency: (word: number): number => places[word]?.length ?? 0,
    placesOf: (word: number): readonly number[] => places[word] ?? [],
    put(
      product: number,
      words: { readonly title: Iterable<string>; readonly others: Iterable<string> },
    ): void {
      const marked = new Map<number, number>()
      for (const word of words.others) marked.set(vocabulary.numberOf(word), 1)
      for (const word of words.title) marked.set(vocabulary.numberOf(word), 0)
      for (const [word, mark] of marked) {
        const place = product * 2 + mark
        const positions = places[word]
        if (positions) positions.push(place)
        else places[word] = [place]
      }
      ofProducts[product] = [...marked.keys()]
    },
    remove(product: number): void {
      for (const word of ofProducts[product] ?? []) {
        const positions = places[word] ?? []
        const at = positions.findIndex((place) => place >> 1 === product)
        const last = positions.pop()
        if (at !== -1 && last !== undefined && at < positions.length) positions[at] = last
      }
      ofProducts[product] = []
    },
  }
}

export type WordIndex = ReturnType<typeof createWordIndex>
