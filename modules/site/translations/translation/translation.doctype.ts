import { docType, everything, longText, select } from '#framework/doctypes'
import { createHash } from 'node:crypto'

/** What a page can hold, it can hold in another language. */
export const LONGEST = 20_000

/** Longer texts are no titles, and a search does not find anything by them. */
const LONGEST_TITLE = 300

export const translators = ['System Manager', 'School Office', 'Store Manager'] as const

/** The languages that content is translated into: it is written in English. */
export const translatedLanguages = ['hi', 'ta'] as const

/** A text of the organisation's own in another language. Its name follows from the text, which therefore stays. */
export const Translation = docType('Translation', {
  fields: {
    language: select(translatedLanguages, { required: true, setOnlyOnce: true, inList: true, indexed: true }),
    source_text: longText({
      required: true,
      setOnlyOnce: true,
      inList: true,
      maxLength: LONGEST,
      description: 'The original text. Formatted text in full, with its tags.',
    }),
    translated_text: longText({
      required: true,
      inList: true,
      maxLength: LONGEST,
      wordIndex: LONGEST_TITLE,
    }),
  },
  access: { 'System Manager': everything, 'School Office': everything, 'Store Manager': everything },
  titleField: 'source_text',
  searchFields: ['source_text', 'translated_text'],
})

export type TranslatedLanguage = (typeof translatedLanguages)[number]

/** How spaces and lines are set makes no other text. */
const settled = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The name of a text's translation: whoever has the text has the name, and the database keeps one of each. */
export function translationName(language: TranslatedLanguage, text: string): string {
  return `${language}-${createHash('sha256').update(settled(text)).digest('hex').slice(0, 20)}`
}
