import type { Documents } from '#framework/documents'
import type { MethodContext } from '#framework/modules'
import { writtenTranslations } from '#site/translations'
import { isFull } from '../doctypes/form-submission.queries.ts'
import { stateFor, type FormInUse } from '../doctypes/web-form.queries.ts'
import { publicForm } from '../rules/public-form.ts'
import { messagesOf, textsIn, translationsOf } from '../rules/translations.ts'

/** A form as whoever asks may see it now. */
export async function shownForm(
  documents: Documents,
  inUse: FormInUse,
  { settings, translators }: MethodContext<never>['site'],
): Promise<Readonly<Record<string, unknown>>> {
  const { form, target } = inUse
  const state = stateFor(inUse, documents, settings.timeZone)
  const isOver = state === 'open' && (await isFull(documents, form))
  const shown = publicForm(form, target, isOver ? 'full' : state)
  const texts = textsIn(shown)
  const messages = messagesOf(target)
  const written = await writtenTranslations(
    documents,
    texts.filter((text) => !messages.has(text)),
  )
  return { ...shown, translations: translationsOf(texts, { messages, translators, written }) }
}
