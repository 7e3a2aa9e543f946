import { setupI18n } from '@lingui/core'
import { compileMessages } from '../messages/compile.ts'
import type { MessageId } from '../messages/en.ts'
import { isLanguage, pseudoLanguage } from '../messages/languages.ts'
import type { Messages } from '../messages/message.ts'
import { catalogues } from './catalogues.ts'

const messagesOf = (language: string): Messages =>
  language === pseudoLanguage
    ? catalogues[pseudoLanguage]
    : catalogues[isLanguage(language) ? language : 'en']

export type Translate = (id: MessageId, values?: Record<string, unknown>) => string

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
