import { volunteerEvents } from '../events.ts'
import type { Doc } from '#framework/doctypes'
import { hooks, type Documents, type Saving } from '#framework/documents'
import { volunteerErrors } from '../errors.ts'
import { HoursEntry } from './hours-entry.doctype.ts'
import { Volunteer } from '../volunteer/volunteer.doctype.ts'

type Entry = Doc<typeof HoursEntry>

const approvedFields = ['on_day', 'minutes', 'activity'] as const

export const hoursEntryHooks = hooks(HoursEntry, {
  async beforeSave({ previous, document, documents }) {
    refuseChange(previous, document)
    if (previous?.state === document.state) return {}
    if (document.state !== 'approved') return { approved_by: null, approved_on: null }
    const { user } = documents.caller
    await refuseOwnApproval(documents, document.volunteer, user)
    return { approved_by: document.approved_by ?? user, approved_on: document.approved_on ?? documents.today }
  },
  async afterSave({ previous, document, documents }: Saving<typeof HoursEntry>) {
    const isDecided = document.state !== 'waiting' && previous !== null && previous.state !== document.state
    if (isDecided) await documents.emit(volunteerEvents.hours_decided, { entry: document.name })
  },
})

function refuseChange(previous: Entry | null, document: Entry): void {
  if (previous?.state !== 'approved' || document.state !== 'approved') return
  if (approvedFields.some((field) => previous[field] !== document[field])) throw volunteerErrors.hours_fixed()
}

async function refuseOwnApproval(documents: Documents, volunteer: string, approver: string): Promise<void> {
  const { user } = await documents.asSystem().get(Volunteer, volunteer)
  if (user === approver) throw volunteerErrors.own_hours()
}
