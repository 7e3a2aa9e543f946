import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { findForm } from '../form/web-form.queries.ts'
import { formsErrors } from '../errors.ts'
import { withdrawSent } from './change-submission.ts'
import { sentOf } from './submission-context.ts'

/** Deletes a submission when its form allows it. */
export const deleteSent = method({
  access: anyone,
  aliases: ['frappe.website.doctype.web_form.web_form.delete'],
  input: {
    web_form_name: text({ required: true }),
    docname: text({ required: true }),
    receipt_token: text(),
  },
  managesOwnTransaction: true,
  async run({ input, documents, ctx }) {
    const { target } = await findForm(documents, input.web_form_name)
    const sent = sentOf({}, { receipt: input.receipt_token })
    const withdrawn = await withdrawSent(ctx, { type: target, name: input.docname }, sent)
    if (withdrawn === null) throw formsErrors.wrong_receipt()
  },
})
