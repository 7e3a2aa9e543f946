import { text } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { anyone, anyValue, method } from '#framework/modules'
import { alsoMade, type AlsoMade } from '../extension-points.ts'
import { submissionOf } from './form-submission.queries.ts'
import { findForm } from '../form/web-form.queries.ts'
import { formsErrors } from '../errors.ts'
import { changeSent } from './change-submission.ts'
import { sendForm } from './submit-form.ts'
import { sentOf } from './submission-context.ts'

/** Adds further documents of the submission to the response, such as siblings. A guest gets one number for all. */
async function withAlsoSent(
  documents: Documents,
  makers: readonly AlsoMade[],
  answer: Readonly<Record<string, unknown>>,
) {
  const { doctype, name } = answer
  const made = makers.find((maker) => maker.doctype === doctype)
  if (made === undefined || typeof name !== 'string') return answer
  const submission = await submissionOf(documents, { name: made.doctype }, name)
  const found = await made.find(documents.asSystem(), submission?.document_name ?? name)
  const isReceipt = 'receipt_token' in answer
  const also_sent = found.map((one) => (isReceipt ? { ...one, name } : one))
  return also_sent.length === 0 ? answer : { ...answer, also_sent }
}

/** Submits a form. A `name` in the data changes an earlier submission. */
export const accept = method({
  access: anyone,
  aliases: ['frappe.website.doctype.web_form.web_form.accept'],
  input: {
    web_form: text({ required: true }),
    data: anyValue,
    receipt_token: text(),
    upload_ticket: text(),
    idempotency_key: text(),
    draft: text(),
  },
  managesOwnTransaction: true,
  countsItself: true,
  async run({ input, documents, extensions, ctx }) {
    const { web_form, receipt_token: receipt, upload_ticket: ticket, idempotency_key: key, draft } = input
    const sent = sentOf(input.data, { receipt, ticket, key, draft })
    const { name } = sent.data
    if (typeof name !== 'string' || name === '')
      return withAlsoSent(documents, extensions(alsoMade), await sendForm(ctx, web_form, sent))
    const { target } = await findForm(documents, web_form)
    const changed = await changeSent(ctx, { type: target, name }, sent)
    if (changed === null) throw formsErrors.wrong_receipt()
    return changed
  },
})
