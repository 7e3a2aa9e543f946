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

/** The texts of the desk; a page that few people open adds its own. */
export const loadDeskMessages = deskCatalogues('app', 'desk', 'inbox')

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
