import { setupI18n } from '@lingui/core'
import { compileMessages } from './compile.ts'
import { en, type MessageId } from './en.ts'
import { hi } from './hi.ts'
import { isLanguage, type Language, pseudoLanguage } from './languages.ts'
import type { Messages } from './message.ts'
import { pseudoMessages } from './pseudo.ts'
import { ta } from './ta.ts'

/** All catalogues at once: for the server, the checks and the tests. A browser loads one (`loadCatalogue`). */
export const catalogues = {
  en,
  hi,
  ta,
  [pseudoLanguage]: pseudoMessages(en),
} satisfies Record<Language | typeof pseudoLanguage, Messages>

const messagesOf = (language: string): Messages =>
  language === pseudoLanguage
    ? catalogues[pseudoLanguage]
    : catalogues[isLanguage(language) ? language : 'en']

type Translate = (id: MessageId, values?: Record<string, unknown>) => string

const translators = new Map<string, Translate>()

function makeTranslator(language: string): Translate {
  const i18n = setupI18n({
    locale: language,
    messages: { [language]: compileMessages(messagesOf(language)) },
  })
  return (id, values) => i18n._(id, values)
}

/** Translates outside of React (mails, PDFs, server-rendered heads). An unknown language speaks English. */
export function translator(language: string): Translate {
  const known = translators.get(language) ?? makeTranslator(language)
  translators.set(language, known)
  return known
}
