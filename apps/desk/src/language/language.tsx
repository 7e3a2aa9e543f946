import { createContext, use, useContext, useMemo, useState, type ReactNode } from 'react'
import {
  deskCatalogues,
  direction,
  isLanguage,
  translateBy,
  type DeskCatalogue,
  type CompiledMessages,
  type Language,
  type MessageId,
} from '#design/messages'
import { saveChoice, readChoice } from '../data/device.ts'
import { TranslateContext, useTranslate } from './translate.ts'

/** Storage key, shared with the app, so that both use one language. */
const key = 'mela.language'

interface Choice {
  language: Language
  choose: (language: Language) => void
  hasMessage: (id: string) => id is MessageId
}

const noMessages = (id: string): id is MessageId => id === ''

const ChoiceContext = createContext<Choice>({
  language: 'en',
  choose: () => undefined,
  hasMessage: noMessages,
})

export const useLanguage = (): Choice => useContext(ChoiceContext)

export function deviceLanguage(): Language {
  const wanted = [readChoice(key), ...navigator.languages.map((tag) => tag.slice(0, 2))]
  return wanted.find((code) => code !== null && isLanguage(code)) ?? 'en'
}

/** The texts of the desk; a page that few people open adds its own. */
export const loadDeskMessages = deskCatalogues('app', 'desk', 'inbox', 'password')

/**
 * Seconds of the language cookie: the server returns labels and refusals in this language, and the app's pages read it
 * too.
 */
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

export function LanguageProvider({ language, messages, children }: Props) {
  const [current, setCurrent] = useState({ language, messages })
  const t = useMemo(() => translateBy(current.language, current.messages), [current])
  const choice = useMemo<Choice>(() => {
    const choose = async (next: Language) => {
      const nextMessages = await loadDeskMessages(next)
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

/** Adds catalogues to those of the desk for what is inside: other pages do not wait for them. */
export function addedCatalogues(...names: readonly DeskCatalogue[]) {
  const messagesIn = deskCatalogues(...names)
  return function AddedCatalogues({ children }: { children: ReactNode }) {
    const { language } = useLanguage()
    const translateOuter = useTranslate()
    const messages = use(messagesIn(language))
    const t = useMemo(
      () => translateBy(language, messages, translateOuter),
      [language, messages, translateOuter],
    )
    return <TranslateContext value={t}>{children}</TranslateContext>
  }
}
