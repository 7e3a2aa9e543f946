import { setupI18n } from '@lingui/core'
import { use, useMemo, type ReactNode } from 'react'
import { loadFormsCatalogue, type CompiledMessages, type Language } from '#design/messages'
import { useLanguageChoice } from '../../language/language-choice.tsx'
import { SayContext, useSay, type Say } from '../../language/text.ts'

const fetched = new Map<Language, Promise<CompiledMessages>>()

function wordsOf(language: Language): Promise<CompiledMessages> {
  const words = fetched.get(language) ?? loadFormsCatalogue(language)
  fetched.set(language, words)
  words.catch(() => fetched.delete(language))
  return words
}

/** Adds the words of forms to those of the app: pages without a form do not wait for them. */
export function FormWords({ children }: { children: ReactNode }) {
  const { language } = useLanguageChoice()
  const sayOthers = useSay()
  const words = use(wordsOf(language))
  const say = useMemo<Say>(() => {
    const i18n = setupI18n({ locale: language, messages: { [language]: words } })
    return (id, values) => (id in words ? i18n._(id, values) : sayOthers(id, values))
  }, [language, words, sayOthers])
  return <SayContext value={say}>{children}</SayContext>
}
