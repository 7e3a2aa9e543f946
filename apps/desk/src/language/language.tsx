import { setupI18n } from '@lingui/core'
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react'
import {
  direction,
  isLanguage,
  loadDeskCatalogue,
  type CompiledMessages,
  type Language,
  type MessageId,
} from '#design/messages'
import { saveChoice, readChoice } from '../data/device.ts'
import { TranslateContext, useTranslate, type Translate } from './translate.ts'

/** The app keeps its language under the same key: one person, one language. */
const key = 'mela.language'

interface Choice {
  language: Language
  choose: (language: Language) => void
  /** Whether the catalogue of the desk has a message of this id. */
  hasMessage: (id: string) => id is MessageId
}

const noMessages = (id: string): id is MessageId => id === ''

const ChoiceContext = createContext<Choice>({
  language: 'en',
  choose: () => undefined,
  hasMessage: noMessages,
})

export const useLanguage = (): Choice => useContext(ChoiceContext)

/** The language chosen on this device, else the browser's where we speak it. */
export function deviceLanguage(): Language {
  const wanted = [readChoice(key), ...navigator.languages.map((tag) => tag.slice(0, 2))]
  return wanted.find((code) => code !== null && isLanguage(code)) ?? 'en'
}

function makeTranslator(language: Language, messages: CompiledMessages): Translate {
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } })
  return (id, values) => i18n._(id, values)
}

/** The server reads it, and says labels and refusals in this language; the app's pages read it too. */
const cookieLife = 365 * 24 * 60 * 60

export function writePageLanguage(language: Language): void {
  document.cookie = `preferred_language=${language}; Path=/; Max-Age=${cookieLife}; SameSite=Lax`
  document.documentElement.lang = language
  document.documentElement.dir = direction(language)
}

interface Props {
  language: Language
  messages: CompiledMessages
  children: ReactNode
}

/** Speaks one language; another one is fetched when a person asks for it. */
export function LanguageProvider({ language, messages, children }: Props) {
  const [current, setCurrent] = useState({ language, messages })
  const t = useMemo(() => makeTranslator(current.language, current.messages), [current])
  const choice = useMemo<Choice>(() => {
    const choose = async (next: Language) => {
      const nextMessages = await loadDeskCatalogue(next)
      saveChoice(key, next)
      writePageLanguage(next)
      setCurrent({ language: next, messages: nextMessages })
    }
    const hasMessage = (id: string): id is MessageId => id in current.messages
    return { language: current.language, choose: (next) => void choose(next), hasMessage }
  }, [current])
  return (
    <ChoiceContext value={choice}>
      <TranslateContext value={t}>{children}</TranslateContext>
    </ChoiceContext>
  )
}

interface MoreProps {
  /** Of the language that is spoken now. */
  messages: CompiledMessages
  children: ReactNode
}

/** Says some more than the rest of the desk: for pages whose words are fetched with them. */
export function MoreWords({ messages, children }: MoreProps) {
  const { language } = useLanguage()
  const translateOuter = useTranslate()
  const t = useMemo<Translate>(() => {
    const translateOwn = makeTranslator(language, messages)
    return (id, values) => (id in messages ? translateOwn(id, values) : translateOuter(id, values))
  }, [language, messages, translateOuter])
  return <TranslateContext value={t}>{children}</TranslateContext>
}
