import type { Catalogue, Translate } from '#meta'
import { createTranslate } from '#meta/messages'
import type { Language } from './language.ts'

/** The texts of a module in every language, by their ids. */
export type Catalogues = Readonly<Record<Language, Catalogue>>

/** A translator for each language. */
export type Translators = Readonly<Record<Language, Translate>>

function merged(given: readonly Catalogues[], language: Language): Catalogue {
  return Object.fromEntries(given.flatMap((catalogues) => Object.entries(catalogues[language])))
}

/** Translators over the catalogues of several modules, whose ids never meet. */
export function createTranslators(given: readonly Catalogues[]): Translators {
  const of = (language: Language) => createTranslate(language, merged(given, language))
  return { en: of('en'), hi: of('hi'), ta: of('ta') }
}
