import { volunteerEvents } from '../events.ts'
import { hooks } from '#framework/documents'
import { releaseAssignments } from '../shift-assignment/release-shift.ts'
import { volunteerErrors } from '../errors.ts'
import { isMinor } from '../guardian-consent/guardian-consent.rules.ts'
import { Volunteer } from './volunteer.doctype.ts'

export const volunteerHooks = hooks(Volunteer, {
  beforeSave({ previous, document, documents }) {
    const { kind, date_of_birth } = document
    if (!date_of_birth) return {}
    if (previous === null && kind === 'adult' && isMinor(date_of_birth, documents.today))
      throw volunteerErrors.not_of_age()
    return {}
  },
  async afterSave({ previous, document, documents }) {
    if (previous === null || previous.state === document.state) return
    if (document.state === 'active' && previous.state === 'new')
      await documents.emit(volunteerEvents.welcomed, { volunteer: document.name })
    if (document.state !== 'active')
      await releaseAssignments(documents, { volunteer: document.name }, 'not active')
  },
})
