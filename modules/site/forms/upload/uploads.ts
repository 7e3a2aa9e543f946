import { File, type PermitUpload } from '#framework/files'
import type { Passage } from '#framework/guest-access'
import { consumeRateLimit } from '#framework/rate-limit'
import { administrator } from '#framework/permissions'
import { UploadTicket } from './upload-ticket.doctype.ts'
import { findAnyTicket, findTicket } from './upload-ticket.queries.ts'
import { findForm } from '../form/web-form.queries.ts'
import { formsErrors } from '../errors.ts'
import { clockIn, hasCome } from '../form/form-clock.rules.ts'
import { largestFor } from './largest-upload.ts'

type Values = Readonly<Record<string, unknown>>

const shownOfFile = ['name', 'file_name', 'file_url', 'file_type', 'file_size', 'width', 'height'] as const

/** An upload that belongs to no document yet, for the bearer of its ticket. */
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

/** Uploads with one ticket; a form with more files than this asks for too much. */
const MOST_UPLOADS = 40
const DAY = 24 * 60 * 60

/** Leave to store one more file, for the bearer of a form's ticket. What no form gave may be another room's. */
export const permitUpload: PermitUpload = async (ticket, site) => {
  const found = await site.read(administrator, async (documents) => {
    const known = await findAnyTicket(documents, ticket)
    if (known === null) return null
    const isOver = hasCome(known.open_until, clockIn(site.settings.timeZone, documents.now))
    if (isOver) throw formsErrors.wrong_ticket()
    return { name: known.name, now: documents.now, inUse: await findForm(documents, known.web_form) }
  })
  if (found === null) return null
  const limit = { key: `upload ticket ${found.name}`, most: MOST_UPLOADS, seconds: DAY }
  const wait = await consumeRateLimit(site.database.kysely, [limit], found.now)
  if (wait !== null) throw formsErrors.too_many(wait)
  return { doctype: UploadTicket.name, name: found.name, largest: largestFor(found.inUse.form) }
}
