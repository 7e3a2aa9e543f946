import type { Documents } from '#framework/documents'
import { isAdministrator } from '#framework/permissions'
import { sentence } from '#meta'
import { Class } from '../doctypes/class.doctype.ts'
import type { Registration } from '../doctypes/student-registration.queries.ts'
import { claimPlace, requirePlace } from './require-place.ts'

/** In a full class, who is looked at waits; who waits already is told so. */
async function offer(
  documents: Documents,
  previous: Registration,
  registration: Registration,
): Promise<Partial<Registration>> {
  if (previous.status === 'waitlisted') {
    await requirePlace(documents, registration)
    return {}
  }
  if (await claimPlace(documents, registration)) return {}
  const { class_name } = await documents.asSystem().get(Class, registration.class ?? '')
  documents.notice({
    message: sentence`${class_name} is full. The child is on the waiting list.`,
    indicator: 'orange',
  })
  return { status: 'waitlisted' }
}

/** Whether a child takes a place that it does not have yet; whom the system promotes, it has counted itself. */
function takesPlace(documents: Documents, previous: Registration, registration: Registration): boolean {
  const { status, class: wanted, academic_year } = registration
  const isMoved = previous.status !== status
  const isElsewhere = previous.class !== wanted || previous.academic_year !== academic_year
  if (status === 'offered') return isElsewhere
  return status === 'enrolled' && (isMoved || (isElsewhere && !isAdministrator(documents.caller)))
}

/** What a step of the office's asks for and brings with it, before it is written. */
export async function takeStep(
  documents: Documents,
  previous: Registration,
  registration: Registration,
): Promise<Partial<Registration>> {
  const isOffered = registration.status === 'offered' && previous.status !== 'offered'
  if (isOffered) return offer(documents, previous, registration)
  if (takesPlace(documents, previous, registration)) await requirePlace(documents, registration)
  return {}
}
