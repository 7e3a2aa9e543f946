import { classifiedEvents } from '../events.ts'
import type { Doc } from '#framework/doctypes'
import { hooks, type Documents } from '#framework/documents'
import { File } from '#framework/files'
import { isAdministrator } from '#framework/permissions'
import { removeFromQueue } from '#site/moderation'
import { classifiedErrors } from '../errors.ts'
import { computeExpiryDate } from './ad-lifespan.rules.ts'
import { Classified } from './classified.doctype.ts'
import { ClassifiedCategory } from '../category/classified-category.doctype.ts'

type Ad = Doc<typeof Classified>

async function publicationFields(documents: Documents, previous: Ad | null, { category, renewals }: Ad) {
  const { days_live } = await documents.asSystem().get(ClassifiedCategory, category)
  const { today } = documents
  return {
    live_from: today,
    expires_on: computeExpiryDate(today, days_live),
    renewals: previous?.state === 'expired' ? renewals + 1 : renewals,
    sent_back_because: null,
  }
}

function isSentBack(previous: Ad | null, { state }: Ad): boolean {
  return previous?.state === 'in review' && state === 'draft'
}

function requireReason({ sent_back_because }: Ad): void {
  if (sent_back_because === null) throw classifiedErrors.no_reason()
}

export const classifiedHooks = hooks(Classified, {
  async beforeSave({ previous, document, documents }) {
    if (isSentBack(previous, document) && !isAdministrator(documents.caller)) requireReason(document)
    const cover = { cover: document.photos[0]?.picture ?? null }
    const isBecomingLive = document.state === 'live' && previous?.state !== 'live'
    return isBecomingLive ? { ...cover, ...(await publicationFields(documents, previous, document)) } : cover
  },

  async afterSave({ previous, document, documents }) {
    if (previous?.state !== 'in review' || document.state === 'in review') return
    const { name, state, modified, sent_back_because } = document
    await removeFromQueue(documents, { type: Classified, name })
    if (state === 'live') await documents.emit(classifiedEvents.published, { name, modified })
    else if (sent_back_because !== null) await documents.emit(classifiedEvents.sent_back, { name, modified })
  },

  /** Photos are public by address, so they are deleted with the advertisement. */
  async beforeDelete({ name }, { documents }) {
    const system = documents.asSystem()
    const where = { attached_to_doctype: Classified.name, attached_to_name: name }
    const files = await system.find(File, { where, fields: ['name'] })
    for (const file of files) await system.delete(File, file.name)
    await removeFromQueue(documents, { type: Classified, name })
  },
})
