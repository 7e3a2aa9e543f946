import { createHash } from 'node:crypto'

/** The languages that content is translated into: it is written in English. */
export const translatedLanguages = ['hi', 'ta'] as const

export type TranslatedLanguage = (typeof translatedLanguages)[number]

/** How spaces and lines are set makes no other text. */
const settled = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The name of a text's translation: whoever has the text has the name, and the database keeps one of each. */
export function translationName(language: TranslatedLanguage, text: string): string {
  return `${language}-${createHash('sha256').update(settled(text)).digest('hex').slice(0, 20)}`
}
