import { docType, everything, longText, select } from '#framework/doctypes'
import { createHash } from 'node:crypto'

export const LONGEST_TRANSLATION = 20_000

const LONGEST_TITLE = 300

export const translators = ['System Manager', 'School Office', 'Store Manager'] as const

export const translatedLanguages = ['hi', 'ta'] as const

/** A translation of content. Its name derives from the text, which is therefore immutable. */
export const Translation = docType('Translation', {
  fields: {
    language: select(translatedLanguages, { required: true, setOnlyOnce: true, inList: true, indexed: true }),
    source_text: longText({
      required: true,
      setOnlyOnce: true,
      inList: true,
      maxLength: LONGEST_TRANSLATION,
      description: 'The original text. Formatted text in full, with its tags.',
    }),
    translated_text: longText({
      required: true,
      inList: true,
      maxLength: LONGEST_TRANSLATION,
      wordIndex: LONGEST_TITLE,
    }),
  },
  access: { 'System Manager': everything, 'School Office': everything, 'Store Manager': everything },
  titleField: 'source_text',
  searchFields: ['source_text', 'translated_text'],
})

export type TranslatedLanguage = (typeof translatedLanguages)[number]

/** Normalises white space, which does not distinguish texts. */
const settled = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Returns the name of a text's translation, which is unique per language and text. */
export function translationName(language: TranslatedLanguage, text: string): string {
  return `${language}-${createHash('sha256').update(settled(text)).digest('hex').slice(0, 20)}`
}
