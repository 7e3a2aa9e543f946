import { text } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { anyone, anyValue, method } from '#framework/modules'
import { FormSubmission } from '../doctypes/form-submission.doctype.ts'
import { mayOpen, ownDraft, type Submission } from '../doctypes/form-submission.queries.ts'
import { findForm, requireOpen, type FormInUse } from '../doctypes/web-form.queries.ts'
import { formsErrors } from '../errors.ts'
import { clockIn, daysAfter } from '../rules/clock.ts'
import { refuseUnasked } from '../rules/read-values.ts'
import { newReceipt } from '../rules/receipt.ts'
import { authorFor, LONGEST_DATA, needsReceipt, sentOf, takeTurn } from '../actions/sending.ts'

interface Wanted {
  readonly inUse: FormInUse
  readonly draft: string | null
  readonly receipt: string | null
  readonly timeZone: string
}

/** The draft that is meant: the one named, for who may open it, or a signed-in person's own; null when there is none. */
async function findDraft(documents: Documents, wanted: Wanted): Promise<Submission | null> {
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

interface Kept extends Wanted {
  readonly data: string
}

/** A draft's receipt stays the same: it is saved again and again, and an answer may be lost on the way. */
async function keepDraft(documents: Documents, kept: Kept) {
  const { inUse, timeZone, data } = kept
  const { form, target } = inUse
  const known = await findDraft(documents, kept)
  const open_until = daysAfter(timeZone, documents.now, form.edit_days)
  const system = documents.asSystem()
  if (known) {
    await system.save(FormSubmission, known.name, { data, open_until })
    return { draft: known.name, open_until }
  }
  const receipt = needsReceipt(inUse, documents) ? newReceipt(null) : null
  const { name } = await system.insert(FormSubmission, {
    ...{ web_form: form.name, state: 'draft', document_type: target.name, data, open_until },
    submitted_by: authorFor(inUse, documents),
    receipt_hash: receipt?.receipt_hash ?? null,
  })
  return { draft: name, open_until, ...(receipt ? { receipt_token: receipt.token } : {}) }
}

/** Keeps what is filled in so far, unchecked but for its size and its fields. */
export const saveDraft = method({
  access: anyone,
  input: { web_form: text({ required: true }), data: anyValue, draft: text(), receipt_token: text() },
  framesItself: true,
  countsItself: true,
  async run({ input, documents, origin, site }) {
    const { timeZone } = site.settings
    const inUse = await takeTurn({ documents, origin, site }, input.web_form, 'draft')
    requireOpen(inUse, documents, timeZone)
    const { form, asked } = inUse
    if (form.allow_incomplete === 0) throw formsErrors.no_drafts()
    const sent = sentOf(input.data, {})
    refuseUnasked({ form, asked, sent: sent.data })
    const data = JSON.stringify(sent.data)
    if (data.length > LONGEST_DATA) throw formsErrors.too_long()
    const kept = { inUse, timeZone, data, draft: input.draft, receipt: input.receipt_token }
    return site.write(documents.caller, (inside) => keepDraft(inside, kept))
  },
})

interface DraftAsked {
  readonly web_form: string
  readonly draft: string | null
  readonly receipt_token: string | null
}

async function draftAsked(documents: Documents, asked: DraftAsked, timeZone: string) {
  const { web_form, draft, receipt_token: receipt } = asked
  return findDraft(documents, { inUse: await findForm(documents, web_form), timeZone, draft, receipt })
}

/** The draft as it was kept: by its name and receipt, or a signed-in person's own. Nothing when there is none. */
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

/** Forgets a draft. */
export const deleteDraft = method({
  access: anyone,
  input: { web_form: text({ required: true }), draft: text({ required: true }), receipt_token: text() },
  methods: ['POST', 'DELETE'],
  async run({ input, documents, site }) {
    const draft = await draftAsked(documents, input, site.settings.timeZone)
    if (draft) await documents.asSystem().delete(FormSubmission, draft.name)
  },
})
