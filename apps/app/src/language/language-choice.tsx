import { setupI18n } from '@lingui/core'
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react'
import { direction, loadCatalogue, type CompiledMessages, type Language } from '#design/messages'
import { storeLanguage } from './device-language.ts'
import { fetchDevanagariWhenIdle } from './devanagari.ts'
import { TranslateContext, type Translate } from './text.ts'

interface Choice {
  language: Language
  choose(language: Language): void
}

const ChoiceContext = createContext<Choice>({ language: 'en', choose: () => undefined })

export const useLanguageChoice = (): Choice => useContext(ChoiceContext)

interface Props {
  language: Language
  messages: CompiledMessages
  children: (language: Language) => ReactNode
}

/** Speaks one language; another one is fetched when a person asks for it. */
export function LanguageProvider({ language, messages, children }: Props) {
  const [current, setCurrent] = useState({ language, messages })
  const t = useMemo(() => sayer(current.language, current.messages), [current])
  const choose = async (next: Language) => {
    const nextMessages = await loadCatalogue(next)
    storeLanguage(next)
    writePageLanguage(next)
    setCurrent({ language: next, messages: nextMessages })
  }
  const choice: Choice = { language: current.language, choose: (next) => void choose(next) }
  return (
    <ChoiceContext value={choice}>
      <TranslateContext value={t}>{children(current.language)}</TranslateContext>
    </ChoiceContext>
  )
}

export function writePageLanguage(language: Language): void {
  document.documentElement.lang = language
  document.documentElement.dir = direction(language)
  if (language === 'hi') fetchDevanagariWhenIdle()
}

function sayer(language: Language, messages: CompiledMessages): Translate {
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } })
  return (id, values) => i18n._(id, values)
}
