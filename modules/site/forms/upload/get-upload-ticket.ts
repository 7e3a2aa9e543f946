import { text } from '#framework/doctypes'
import { hashSecret, randomSecret } from '#framework/identity'
import { anyone, method } from '#framework/modules'
import { UploadTicket } from './upload-ticket.doctype.ts'
import { requireOpen } from '../form/web-form.queries.ts'
import { clockIn } from '../form/form-clock.rules.ts'
import { largestFor } from './largest-upload.ts'
import { consumeFormLimit } from '../submission/submission-context.ts'

const DAY = 24 * 60 * 60 * 1000

/** Leave to upload the files of a form before it is sent: private, and gone after a day unless they are sent with it. */
export const getUploadTicket = method({
  access: anyone,
  input: { web_form: text({ required: true }) },
  managesOwnTransaction: true,
  countsItself: true,
  async run({ input, documents, site, ctx }) {
    const { timeZone } = site.settings
    const inUse = await consumeFormLimit(ctx, input.web_form, 'upload')
    requireOpen(inUse, documents, timeZone)
    const upload_ticket = randomSecret()
    const open_until = clockIn(timeZone, new Date(documents.now.getTime() + DAY))
    await site.write(documents.caller, (inside) =>
      inside.asSystem().insert(UploadTicket, {
        ...{ web_form: inUse.form.name, open_until },
        ticket_hash: hashSecret(upload_ticket),
      }),
    )
    return { upload_ticket, open_until, largest: largestFor(inUse.form) }
  },
})
