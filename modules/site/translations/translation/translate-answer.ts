import type { MethodContext } from '#framework/modules'
import type { TranslateText } from '#meta'
import { Translation } from './translation.doctype.ts'
import { translationsOf } from './translation.queries.ts'
import { asWritten } from './translate-document.ts'

type Asking = Pick<MethodContext<never>, 'documents' | 'language'>

/**
 * An answer in the language of whoever asks; a text without a translation stays as it was written. `compose` only puts
 * together what has been read: it runs once to hear which texts it says, and once more with their translations, which
 * are one statement. In English it runs once, and nothing is asked.
 */
export async function translateAnswer<Answer>(
  { documents, language }: Asking,
  compose: (translate: TranslateText) => Answer,
): Promise<Answer> {
  if (language === 'en' || !documents.registry.find(Translation.name)) return compose(asWritten)
  const texts = new Set<string>()
  const asked = compose((text) => {
    texts.add(text)
    return text
  })
  if (texts.size === 0) return asked
  const known = await translationsOf(documents, language, texts)
  return compose((text) => known.get(text) ?? text)
}
