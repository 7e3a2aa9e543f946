import { use, useMemo, type ReactNode } from 'react'
import { addedCatalogues, isLanguage, translateBy, type AddedCatalogue } from '#design/messages'
import { useLanguageChoice } from './language-choice.tsx'
import { TranslateContext, useTranslate } from './text.ts'

/** Adds catalogues to that of the app for what is inside: pages that do not need them do not wait for them. */
export function addedMessages(...names: readonly AddedCatalogue[]) {
  const messagesIn = addedCatalogues(...names)
  function AddedMessages({ children }: { children: ReactNode }) {
    const { language } = useLanguageChoice()
    const translateOuter = useTranslate()
    const messages = use(messagesIn(language))
    const t = useMemo(
      () => translateBy(language, messages, translateOuter),
      [language, messages, translateOuter],
    )
    return <TranslateContext value={t}>{children}</TranslateContext>
  }
  /** Fetches the texts in parallel with the page's own code, before the page renders. */
  const fetchAhead = () => {
    const { lang } = document.documentElement
    if (isLanguage(lang)) messagesIn(lang).catch(() => undefined)
  }
  return Object.assign(AddedMessages, { fetchAhead })
}
