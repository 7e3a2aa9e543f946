import { setupI18n } from '@lingui/core'
import { use, useMemo, type ReactNode } from 'react'
import { isLanguage, type CompiledMessages, type Language } from '#design/messages'
import { useLanguageChoice } from './language-choice.tsx'
import { TranslateContext, useTranslate, type Translate } from './text.ts'

type Load = (language: Language) => Promise<CompiledMessages>

/** Words that are fetched once, when something that speaks them is shown first; what failed is fetched again. */
function fetchedOnce(load: Load): Load {
  const fetched = new Map<Language, Promise<CompiledMessages>>()
  return (language) => {
    const words = fetched.get(language) ?? load(language)
    fetched.set(language, words)
    words.catch(() => fetched.delete(language))
    return words
  }
}

/** Adds words to those of the app for what is inside: pages that do not need them do not wait for them. */
export function addedWords(load: Load) {
  const wordsOf = fetchedOnce(load)
  function AddedWords({ children }: { children: ReactNode }) {
    const { language } = useLanguageChoice()
    const translateFallback = useTranslate()
    const words = use(wordsOf(language))
    const t = useMemo<Translate>(() => {
      const i18n = setupI18n({ locale: language, messages: { [language]: words } })
      return (id, values) => (id in words ? i18n._(id, values) : translateFallback(id, values))
    }, [language, words, translateFallback])
    return <TranslateContext value={t}>{children}</TranslateContext>
  }
  /** For a page's own code to call: its words are fetched beside it, and not once it is drawn. */
  const fetchAhead = () => {
    const { lang } = document.documentElement
    if (isLanguage(lang)) wordsOf(lang).catch(() => undefined)
  }
  return Object.assign(AddedWords, { fetchAhead })
}
