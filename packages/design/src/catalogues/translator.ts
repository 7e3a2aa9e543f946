import type { Catalogue } from '#meta'
import { createTranslate } from '#meta/messages'
import type { Translate } from '../messages/catalogue.ts'
import { isLanguage, pseudoLanguage, type Language } from '../messages/languages.ts'

const files: Readonly<Record<string, Catalogue>> = import.meta.glob<Catalogue>('../messages/*/*.json', {
  eager: true,
  import: 'default',
})

const textsIn = (language: Language): Catalogue =>
  Object.fromEntries(
    Object.entries(files).flatMap(([path, texts]) =>
      path.endsWith(`/${language}.json`) ? Object.entries(texts) : [],
    ),
  )

/**
 * A catalogue for tests of right-to-left pages: each text in brackets and in a right-to-left run.
 * A text on the page without brackets did not come from a catalogue.
 */
const bracketed = (texts: Catalogue): Catalogue =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, `[\u202B${text}\u202C]`]))

/** Catalogues of all languages, for the server, the checks and the tests. A browser fetches some of one language. */
export const catalogues: Readonly<Record<Language | typeof pseudoLanguage, Catalogue>> = {
  en: textsIn('en'),
  hi: textsIn('hi'),
  ta: textsIn('ta'),
  [pseudoLanguage]: bracketed(textsIn('en')),
}

const translators = new Map<string, Translate>()

function createTranslator(language: string): Translate {
  const known = isLanguage(language) || language === pseudoLanguage ? language : 'en'
  const translate = createTranslate(language, catalogues[known])
  return (id, values = {}) => translate({ id, text: catalogues.en[id] ?? id, values })
}

/** Translates outside of React (mails, PDFs, server-rendered heads). An unknown language is answered in English. */
export function translator(language: string): Translate {
  const known = translators.get(language) ?? createTranslator(language)
  translators.set(language, known)
  return known
}
