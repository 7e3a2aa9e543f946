import { use, type ReactNode } from 'react'
import { loadAlbumCatalogue, type CompiledMessages, type Language } from '#design/messages'
import { MoreWords, useLanguage } from '../../language/language.tsx'

const fetched = new Map<Language, Promise<CompiledMessages>>()

function wordsOf(language: Language): Promise<CompiledMessages> {
  const words = fetched.get(language) ?? loadAlbumCatalogue(language)
  fetched.set(language, words)
  words.catch(() => fetched.delete(language))
  return words
}

/** Adds the words of albums to those of the desk: other pages do not wait for them. */
export function AlbumWords({ children }: { children: ReactNode }) {
  const { language } = useLanguage()
  return <MoreWords messages={use(wordsOf(language))}>{children}</MoreWords>
}
