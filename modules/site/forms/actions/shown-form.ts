import type { Documents } from '#framework/documents'
import { isFull } from '../doctypes/form-submission.queries.ts'
import { stateFor, type FormInUse } from '../doctypes/web-form.queries.ts'
import { publicForm } from '../rules/public-form.ts'

/** A form as whoever asks may see it now. */
export async function shownForm(
  documents: Documents,
  inUse: FormInUse,
  timeZone: string,
): Promise<Readonly<Record<string, unknown>>> {
  const { form, target } = inUse
  const state = stateFor(inUse, documents, timeZone)
  const isOver = state === 'open' && (await isFull(documents, form))
  return publicForm(form, target, isOver ? 'full' : state)
}
