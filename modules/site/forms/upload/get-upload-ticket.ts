import { text } from '#framework/doctypes'
import { hashSecret, randomSecret } from '#framework/identity'
import { anyone, method } from '#framework/modules'
import { UploadTicket } from './upload-ticket.doctype.ts'
import { requireOpen, findForm } from '../form/web-form.queries.ts'
import { clockIn, hasCome } from '../form/form-state.rules.ts'
import { consumeFormLimit } from '../submission/submission-context.ts'
import { File, type PermitUpload, LARGEST_FILE } from '#framework/files'
import type { Passage } from '#framework/guest-access'
import { consumeRateLimit } from '#framework/rate-limit'
import { administrator } from '#framework/permissions'
import { findAnyTicket, findTicket } from './upload-ticket.queries.ts'
import { formsErrors } from '../errors.ts'
import type { Form } from '../form/form-field.rules.ts'

const DAY = 24 * 60 * 60 * 1000

/**
 * Returns a ticket to upload a form's files before it is submitted. They are private and deleted after a day unless
 * submitted.
 */
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

type Values = Readonly<Record<string, unknown>>

const shownOfFile = ['name', 'file_name', 'file_url', 'file_type', 'file_size', 'width', 'height'] as const

export async function readUpload({ documents, proof, site }: Passage, name: string): Promise<Values | null> {
  const ticket = await findTicket(documents, proof.ticket, clockIn(site.settings.timeZone, documents.now))
  if (ticket === null) return null
  const [file] = await documents.asSystem().find(File, {
    where: { name, attached_to_doctype: UploadTicket.name, attached_to_name: ticket.name },
    fields: shownOfFile,
    limit: 1,
  })
  return file ? { ...file, is_private: 1, doctype: File.name } : null
}

const MAX_UPLOADS = 40

const DAY_SECONDS = 24 * 60 * 60

/** Permits an upload by a form's ticket; null for other tickets, which may belong to another module. */
export const permitUpload: PermitUpload = async (ticket, site) => {
  const found = await site.read(administrator, async (documents) => {
    const known = await findAnyTicket(documents, ticket)
    if (known === null) return null
    const isOver = hasCome(known.open_until, clockIn(site.settings.timeZone, documents.now))
    if (isOver) throw formsErrors.wrong_ticket()
    return { name: known.name, now: documents.now, inUse: await findForm(documents, known.web_form) }
  })
  if (found === null) return null
  const limit = { key: `upload ticket ${found.name}`, most: MAX_UPLOADS, seconds: DAY_SECONDS }
  const wait = await consumeRateLimit(site.database.kysely, [limit], found.now)
  if (wait !== null) throw formsErrors.too_many(wait)
  return { doctype: UploadTicket.name, name: found.name, largest: largestFor(found.inUse.form) }
}

function largestFor({ max_attachment_size }: Pick<Form, 'max_attachment_size'>): number {
  if (max_attachment_size === null || max_attachment_size === 0) return LARGEST_FILE
  return Math.min(LARGEST_FILE, Math.floor(max_attachment_size * 1024 * 1024))
}
