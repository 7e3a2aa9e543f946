import { docType, everything, longText, select } from '#framework/doctypes'
import { translatedLanguages } from './translation-name.ts'

/** What a page can hold, it can hold in another language. */
export const LONGEST = 20_000

/** Longer texts are no titles, and a search does not find anything by them. */
const LONGEST_TITLE = 300

export const translators = ['System Manager', 'School Office', 'Store Manager'] as const

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
