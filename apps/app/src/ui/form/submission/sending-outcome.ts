import { MelaError } from '#client'
import type { FormState } from '../definition/form-definition.ts'
import type { FormField } from '../definition/form-field.ts'
import type { Translate } from '../../../language/text.ts'

/** What became of a form that was sent and not taken. */
export type Refusal =
  /** No answer came: it is kept, and can be sent again. */
  | { kind: 'waiting' }
  /** The form takes nothing any more. */
  | { kind: 'shut'; state: FormState }
  | { kind: 'field'; field: string; message: string }
  | { kind: 'refused'; message: string }

const states: Readonly<Record<string, FormState>> = {
  'forms.full': 'full',
  'forms.closed': 'closed',
  // Unpublished while it was being filled in: for whoever fills it in, that is closed.
  'forms.not_found': 'closed',
  'forms.not_open_yet': 'not open yet',
  'forms.sign_in': 'sign in',
}

export function refusalOf(error: unknown, fields: readonly FormField[], t: Translate): Refusal {
  if (!(error instanceof MelaError)) throw error
  if (error.isOffline || error.status >= 500) return { kind: 'waiting' }
  const state = states[error.code]
  if (state !== undefined) return { kind: 'shut', state }
  const field = fields.find(({ fieldname }) => fieldname === error.field)
  if (field) return { kind: 'field', field: field.fieldname, message: fieldWords(error, field, t) }
  return { kind: 'refused', message: words(error, t) }
}

function fieldWords({ code, message }: MelaError, { label }: FormField, t: Translate): string {
  if (code === 'documents.mandatory') return t('forms.missing', { field: label })
  if (code === 'documents.not_unique') return t('forms.not_unique', { field: label })
  return code === 'forms.foreign_file' ? t('forms.file_missing') : message
}

function words({ code, message, status }: MelaError, t: Translate): string {
  if (status === 429) return t('forms.too_many')
  if (code === 'forms.sent_already') return t('forms.sent_already')
  if (code === 'forms.wrong_receipt') return t('forms.receipt_over')
  if (code === 'documents.changed_meanwhile' || status === 409) return t('forms.changed_meanwhile')
  return t('forms.refused', { reason: message })
}
