import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import type { Documents } from '#framework/documents'
import { FormSubmission } from './form-submission.doctype.ts'
import { mayOpen, ownDraft, type Submission } from './form-submission.queries.ts'
import { findForm, type FormInUse } from '../form/web-form.queries.ts'
import { formsErrors } from '../errors.ts'
import { clockIn } from '../form/form-state.rules.ts'

/**
 * Returns a form draft by its name and receipt, or the signed-in caller's own. It returns nothing when there is none.
 */
export const getDraft = method({
  access: anyone,
  input: { web_form: text({ required: true }), draft: text(), receipt_token: text() },
  methods: ['GET', 'POST'],
  async run({ input, documents, site }) {
    const draft = await draftAsked(documents, input, site.settings.timeZone)
    if (draft === null) return null
    const data: unknown = JSON.parse(draft.data ?? '{}')
    return { draft: draft.name, data, modified: draft.modified, open_until: draft.open_until }
  },
})

export interface Wanted {
  readonly inUse: FormInUse
  readonly draft: string | null
  readonly receipt: string | null
  readonly timeZone: string
}

/** Returns the named draft if accessible, or the signed-in caller's own; null without one. */
export async function findDraft(documents: Documents, wanted: Wanted): Promise<Submission | null> {
  const { inUse, draft: name, receipt, timeZone } = wanted
  if (name === null) return (await ownDraft(documents, inUse.form.name)) ?? null
  const [draft] = await documents.asSystem().find(FormSubmission, {
    where: { name, state: 'draft', web_form: inUse.form.name },
    limit: 1,
  })
  const clock = clockIn(timeZone, documents.now)
  if (!draft || !(await mayOpen({ documents, receipt, clock }, draft))) throw formsErrors.wrong_receipt()
  return draft
}

interface DraftAsked {
  readonly web_form: string
  readonly draft: string | null
  readonly receipt_token: string | null
}

export async function draftAsked(documents: Documents, asked: DraftAsked, timeZone: string) {
  const { web_form, draft, receipt_token: receipt } = asked
  return findDraft(documents, { inUse: await findForm(documents, web_form), timeZone, draft, receipt })
}
