import { text } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { anyone, anyValue, method } from '#framework/modules'
import { FormSubmission } from './form-submission.doctype.ts'
import { requireOpen } from '../form/web-form.queries.ts'
import { formsErrors } from '../errors.ts'
import { daysAfter } from '../form/form-state.rules.ts'
import { refuseUnasked } from './read-values.rules.ts'
import { newReceipt } from './sender.rules.ts'
import { authorFor, LONGEST_DATA, needsReceipt, sentOf, consumeFormLimit } from './submission-context.ts'
import { type Wanted, findDraft } from './get-draft.ts'

interface DraftToSave extends Wanted {
  readonly data: string
}

/** Saves a draft. Its receipt does not change, because a draft is saved often and a response may be lost. */
async function storeDraft(documents: Documents, draft: DraftToSave) {
  const { inUse, timeZone, data } = draft
  const { form, target } = inUse
  const known = await findDraft(documents, draft)
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

/** Saves the draft of a form. Only its size and its field names are validated. */
export const saveDraft = method({
  access: anyone,
  input: { web_form: text({ required: true }), data: anyValue, draft: text(), receipt_token: text() },
  managesOwnTransaction: true,
  countsItself: true,
  async run({ input, documents, site, ctx }) {
    const { timeZone } = site.settings
    const inUse = await consumeFormLimit(ctx, input.web_form, 'draft')
    requireOpen(inUse, documents, timeZone)
    const { form, asked } = inUse
    if (form.allow_incomplete === 0) throw formsErrors.no_drafts()
    const sent = sentOf(input.data, {})
    refuseUnasked({ form, asked, sent: sent.data })
    const data = JSON.stringify(sent.data)
    if (data.length > LONGEST_DATA) throw formsErrors.too_long()
    const draft = { inUse, timeZone, data, draft: input.draft, receipt: input.receipt_token }
    return site.write(documents.caller, (inside) => storeDraft(inside, draft))
  },
})
