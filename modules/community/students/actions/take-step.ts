import type { Documents } from '#framework/documents'
import { isAdministrator } from '#framework/permissions'
import { addDays } from '#meta'
import { Class } from '../doctypes/class.doctype.ts'
import type { Registration } from '../doctypes/student-registration.queries.ts'
import { message } from '../messages.ts'
import { claimPlace, requirePlace } from './require-place.ts'

/** How long a family may think about an offered place when the office says no day. */
const OFFER_DAYS = 14

/** The last day of an offer: the office's own, or some days from now. */
function offerEnd(documents: Documents, { offer_ends_on }: Registration): Partial<Registration> {
  const isAhead = offer_ends_on !== null && offer_ends_on >= documents.today
  return { offer_ends_on: isAhead ? offer_ends_on : addDays(documents.today, OFFER_DAYS) }
}

/** In a full class, who is looked at waits; who waits already is told so. */
async function offer(
  documents: Documents,
  previous: Registration,
  registration: Registration,
): Promise<Partial<Registration>> {
  if (previous.status === 'waitlisted') {
    await requirePlace(documents, registration)
    return offerEnd(documents, registration)
  }
  if (await claimPlace(documents, registration)) return offerEnd(documents, registration)
  const { class_name } = await documents.asSystem().get(Class, registration.class ?? '')
  documents.notice({
    message: message('students.waitlisted', { class: class_name }),
    indicator: 'orange',
  })
  return { status: 'waitlisted' }
}

/** Whether a child takes a place that it does not have yet; whom the system promotes, it has counted itself. */
function takesPlace(documents: Documents, previous: Registration, registration: Registration): boolean {
  const { status, class: wanted, academic_year } = registration
  const isMoved = previous.status !== status
  const isElsewhere = previous.class !== wanted || previous.academic_year !== academic_year
  if (status === 'offered' || status === 'accepted') return isElsewhere
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
