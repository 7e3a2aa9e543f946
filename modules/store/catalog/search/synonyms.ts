import { wordsIn } from '#meta'
import { pluralForms } from './plural-forms.ts'
import { createVocabulary } from './vocabulary.ts'

/** For each word all that mean the same, itself among them; of several words one is looked for. */
function groupSynonyms(lists: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, ReadonlySet<string>>()
  for (const list of lists) {
    const words = new Set(list.split(',').flatMap((part) => wordsIn(part).slice(0, 1)))
    for (const word of words) found.set(word, (found.get(word) ?? new Set<string>()).union(words))
  }
  return found
}

/** Words that mean the same, from lists with commas; they are found by their sound and by slips, as words of the shelf are. */
export function createSynonyms(lists: readonly string[]) {
  const groups = groupSynonyms(lists)
  const vocabulary = createVocabulary()
  for (const word of groups.keys()) vocabulary.numberOf(word)
  return {
    vocabulary,
    /** What else is looked for when a word is written, in whatever script and number. */
    of(text: string): readonly string[] {
      const alike = vocabulary.homophonesAcrossScripts(text).map((number) => vocabulary.texts[number] ?? '')
      const written = [text, ...pluralForms(text), ...alike]
      const same = new Set(written.flatMap((word) => [...(groups.get(word) ?? [])]))
      return [...same].filter((word) => word !== text)
    },
    /** What is looked for when a word of another script is not written to its end. */
    startingWith(text: string): readonly string[] {
      const begun = vocabulary.soundingFrom(text).map((number) => vocabulary.texts[number] ?? '')
      return [...new Set(begun.flatMap((word) => [...(groups.get(word) ?? [])]))]
    },
  }
}

export type Synonyms = ReturnType<typeof createSynonyms>
