import type { Documents } from '#framework/documents'
import { File } from '#framework/files'
import { hashSecret, isSecret } from '#framework/identity'
import { isGuest } from '#framework/permissions'
import { formsErrors } from '../errors.ts'
import { hasCome } from '../form/form-state.rules.ts'
import type { Attachment } from './attachments.rules.ts'
import { UploadTicket } from './upload-ticket.doctype.ts'

/** Returns the ticket, expired or not; null for an unknown one. */
export async function findAnyTicket(documents: Documents, ticket: string | null) {
  if (ticket === null || !isSecret(ticket)) return null
  const where = { ticket_hash: hashSecret(ticket) }
  const [found] = await documents.asSystem().find(UploadTicket, { where, limit: 1 })
  return found ?? null
}

/** Returns the ticket; null when unknown or expired. */
export async function findTicket(documents: Documents, ticket: string | null, clock: string) {
  const found = await findAnyTicket(documents, ticket)
  return found && !hasCome(found.open_until, clock) ? found : null
}

type Where = NonNullable<Parameters<Documents['find']>[1]>['where']

function reaches(documents: Documents, ticket: string | null): readonly Where[] {
  const own = isGuest(documents.caller)
    ? []
    : [{ owner: documents.caller.user, attached_to_name: ['is', 'not set'] as const }]
  const carried =
    ticket === null ? [] : [{ attached_to_doctype: UploadTicket.name, attached_to_name: ticket }]
  return [...own, ...carried]
}

export interface Claim {
  readonly documents: Documents
  readonly ticket: string | null
  readonly attachments: readonly Attachment[]
}

export async function claimFiles(claim: Claim): Promise<ReadonlyMap<string, string>> {
  const { documents, ticket, attachments } = claim
  const urls = [...new Set(attachments.map(({ url }) => url))]
  const names = new Map<string, string>()
  if (urls.length === 0) return names
  for (const where of reaches(documents, ticket)) {
    const files = await documents
      .asSystem()
      .find(File, { where: { ...where, file_url: ['in', urls] }, fields: ['name', 'file_url'] })
    for (const { name, file_url } of files) if (file_url !== null) names.set(file_url, name)
  }
  const foreign = attachments.find(({ url }) => !names.has(url))
  if (foreign) throw formsErrors.foreign_file(foreign.label, foreign.field)
  return names
}

const MAX_SWEPT = 500

export async function sweepTickets(documents: Documents, clock: string): Promise<number> {
  const system = documents.asSystem()
  const over = await system.find(UploadTicket, {
    where: { open_until: ['<=', clock] },
    fields: ['name'],
    limit: MAX_SWEPT,
  })
  for (const { name } of over) {
    const files = await system.find(File, {
      where: { attached_to_doctype: UploadTicket.name, attached_to_name: name },
      fields: ['name'],
    })
    for (const file of files) await system.delete(File, file.name)
    await system.delete(UploadTicket, name)
  }
  return over.length
}
