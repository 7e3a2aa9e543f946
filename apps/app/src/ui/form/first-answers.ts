import type { Answers, FormField } from './definition/form-field.ts'
import type { FormDraft } from './draft/form-drafts.ts'
import { emptyAnswers, typedAnswers } from './submission/wire-answers.ts'

interface Sources {
  fields: readonly FormField[]
  /** The sent document that is changed, as the wire has it. */
  stored: Answers | null
  draft: FormDraft | null
}

/** What a form begins with: its defaults or what was sent, and over that what was typed before on this device. */
export function firstAnswers({ fields, stored, draft }: Sources): Answers {
  const base = stored === null ? emptyAnswers(fields) : typedAnswers(fields, stored)
  if (draft === null) return base
  const known = new Set(fields.map(({ fieldname }) => fieldname))
  const typed = Object.entries(draft.answers).filter(([field]) => known.has(field))
  const lost = draft.ticket === undefined ? lostFiles(fields, base) : {}
  return { ...base, ...Object.fromEntries(typed), ...lost }
}

/** Files that were uploaded and not sent are gone with their ticket; those of a sent document are not. */
function lostFiles(fields: readonly FormField[], base: Answers): Answers {
  const files = fields.filter(({ fieldtype }) => fieldtype.startsWith('Attach'))
  return Object.fromEntries(files.map(({ fieldname }) => [fieldname, base[fieldname]]))
}
