import type { Word } from '#meta'
import type { Language } from './language.ts'
import type { Words } from './words.ts'

/** The words of each language; a text without a translation is said as it stands. */
export type Speakers = Readonly<Record<Language, Word>>

function speaker(given: readonly Words[], language: Language): Word {
  const known = new Map<string, string>()
  for (const [source, translated] of given.flatMap((words) => Object.entries(words))) {
    const text = translated[language]
    if (text !== undefined && !known.has(source)) known.set(source, text)
  }
  return (source) => known.get(source) ?? source
}

/** One house, one language: of two rooms that translate the same text, the earlier one is heard. */
export function createSpeakers(given: readonly Words[]): Speakers {
  return { en: speaker(given, 'en'), hi: speaker(given, 'hi'), ta: speaker(given, 'ta') }
}
