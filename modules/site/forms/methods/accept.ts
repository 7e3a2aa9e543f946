import { text } from '#framework/doctypes'
import { anyone, anyValue, method } from '#framework/modules'
import { findForm } from '../doctypes/web-form.queries.ts'
import { formsErrors } from '../errors.ts'
import { changeSent } from '../actions/change-sent.ts'
import { sendForm } from '../actions/send-form.ts'
import { sentOf } from '../actions/sending.ts'

/** Sends a form; with a `name` in the data it changes what was sent before. */
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
  framesItself: true,
  countsItself: true,
  async run({ input, documents, origin, site }) {
    const sender = { documents, origin, site }
    const { web_form, receipt_token: receipt, upload_ticket: ticket, idempotency_key: key, draft } = input
    const sent = sentOf(input.data, { receipt, ticket, key, draft })
    const { name } = sent.data
    if (typeof name !== 'string' || name === '') return sendForm(sender, web_form, sent)
    const { target } = await findForm(documents, web_form)
    const changed = await changeSent(sender, { type: target, name }, sent)
    if (changed === null) throw formsErrors.wrong_receipt()
    return changed
  },
})
