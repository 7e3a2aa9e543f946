import { useQueryClient } from '@tanstack/react-query'
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react'
import { CallLanguageContext } from '#client/react'
import {
  direction,
  loadAppCatalogue,
  translateBy,
  type CompiledMessages,
  type Language,
} from '#design/messages'
import { storeLanguage } from './device-language.ts'
import { fetchDevanagariWhenIdle } from './devanagari.ts'
import { TranslateContext } from './text.ts'

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

export function LanguageProvider({ language, messages, children }: Props) {
  const [current, setCurrent] = useState({ language, messages })
  const client = useQueryClient()
  const t = useMemo(() => translateBy(current.language, current.messages), [current])
  const choose = async (next: Language) => {
    const nextMessages = await loadAppCatalogue(next)
    storeLanguage(next)
    writePageLanguage(next)
    setCurrent({ language: next, messages: nextMessages })
    // The cart and the orders have titles in the language of their request.
    void client.invalidateQueries()
  }
  const choice: Choice = { language: current.language, choose: (next) => void choose(next) }
  return (
    <ChoiceContext value={choice}>
      <TranslateContext value={t}>
        <CallLanguageContext value={current.language}>{children(current.language)}</CallLanguageContext>
      </TranslateContext>
    </ChoiceContext>
  )
}

export function writePageLanguage(language: Language): void {
  document.documentElement.lang = language
  document.documentElement.dir = direction(language)
  if (language === 'hi') fetchDevanagariWhenIdle()
}
