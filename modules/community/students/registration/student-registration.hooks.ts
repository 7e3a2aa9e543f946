import { hooks, type Documents } from '#framework/documents'
import { isAdministrator } from '#framework/permissions'
import { completeNewRegistration, recordStatusChange } from './record-status-change.ts'
import {
  findRegistrationsBornOn,
  type Registration,
  listLatestYears,
  countUsedSeats,
  chooseDefaultYear,
} from './student-registration.queries.ts'
import { isPossibleDuplicate, type StudentIdentity, childKey } from './student-identity.ts'
import { addDays } from '#meta'
import { Class } from '../class/class.doctype.ts'
import { message } from '../messages.ts'
import { studentErrors } from '../errors.ts'
import { StudentRegistration } from './student-registration.doctype.ts'

const OFFER_DAYS = 14

function resolveOfferEnd(documents: Documents, { offer_ends_on }: Registration): Partial<Registration> {
  const isAhead = offer_ends_on !== null && offer_ends_on >= documents.today
  return { offer_ends_on: isAhead ? offer_ends_on : addDays(documents.today, OFFER_DAYS) }
}

async function offerSeat(
  documents: Documents,
  previous: Registration,
  registration: Registration,
): Promise<Partial<Registration>> {
  if (previous.status === 'waitlisted') {
    await requireSeat(documents, registration)
    return resolveOfferEnd(documents, registration)
  }
  if (await claimSeat(documents, registration)) return resolveOfferEnd(documents, registration)
  const { class_name } = await documents.asSystem().get(Class, registration.class ?? '')
  documents.notice({
    message: message('students.waitlisted', { class: class_name }),
    indicator: 'orange',
  })
  return { status: 'waitlisted' }
}

/** True when a child needs an additional place; promotions count places on their own. */
function needsSeat(documents: Documents, previous: Registration, registration: Registration): boolean {
  const { status, class: newClass, academic_year } = registration
  const isStatusChanged = previous.status !== status
  const isOtherClass = previous.class !== newClass || previous.academic_year !== academic_year
  if (status === 'offered' || status === 'accepted') return isOtherClass
  return status === 'enrolled' && (isStatusChanged || (isOtherClass && !isAdministrator(documents.caller)))
}

async function prepareStatusChange(
  documents: Documents,
  previous: Registration,
  registration: Registration,
): Promise<Partial<Registration>> {
  const isOffered = registration.status === 'offered' && previous.status !== 'offered'
  if (isOffered) return offerSeat(documents, previous, registration)
  if (needsSeat(documents, previous, registration)) await requireSeat(documents, registration)
  return {}
}

function requireNoDuplicate({ duplicate_check }: Registration): void {
  if (duplicate_check === 'to be checked') throw studentErrors.maybe_double()
  if (duplicate_check === 'same child') throw studentErrors.same_child()
}

/**
 * Returns whether the class has a place; it stays locked until the end of the transaction, so that places are given in
 * sequence. Refuses invalid requests.
 */
async function claimSeat(documents: Documents, registration: Registration): Promise<boolean> {
  requireNoDuplicate(registration)
  const { name, academic_year } = registration
  if (registration.class === null || academic_year === null) throw studentErrors.no_class()
  const found = await documents.asSystem().lock(Class, registration.class)
  if (found.is_open === 0) throw studentErrors.class_closed(found.class_name)
  if (found.capacity === null) return true
  const usedSeats = await countUsedSeats(documents, { class: found.name, academic_year, student: name })
  return hasFreeSeat(found.capacity, usedSeats)
}

async function requireSeat(documents: Documents, registration: Registration): Promise<void> {
  if (await claimSeat(documents, registration)) return
  const { class_name, capacity } = await documents.asSystem().get(Class, registration.class ?? '')
  throw studentErrors.class_full(class_name, capacity ?? 0)
}

function hasFreeSeat(capacity: number | null, usedSeats: number): boolean {
  return capacity === null || usedSeats < capacity
}

interface BirthDate {
  readonly day: string
  readonly field: string
}

function listBirthDates({ student_date_of_birth, siblings }: Registration): readonly BirthDate[] {
  const own = { day: student_date_of_birth, field: 'student_date_of_birth' }
  const others = siblings.map(({ date_of_birth }, index) => ({
    day: date_of_birth,
    field: `siblings.${index + 1}.date_of_birth`,
  }))
  return [own, ...others]
}

function requireBirthDates(registration: Registration, today: string): void {
  for (const { day, field } of listBirthDates(registration)) {
    if (isTooOld(day, today)) throw studentErrors.too_old(field, OLDEST_YEARS)
  }
}

function requireSameYear(previous: Registration | null, document: Registration, documents: Documents): void {
  if (previous?.status !== 'enrolled' || document.status !== 'enrolled') return
  const isOther = previous.academic_year !== document.academic_year
  if (isOther && !isAdministrator(documents.caller)) throw studentErrors.fixed_child()
}

function initialStatus({ came_by, status }: Registration): Pick<Registration, 'status'> {
  return { status: came_by === 'website' && status === 'draft' ? 'submitted' : status }
}

async function resolveAcademicYear(document: Registration, documents: Documents): Promise<string | null> {
  return document.academic_year ?? chooseDefaultYear(await listLatestYears(documents), documents.today)
}

/** Required fields are checked after the hooks; a child without name and birth date is not compared. */
const hasNameAndBirthDate = ({
  student_first_name: name,
  student_date_of_birth: day,
}: Registration): boolean => Boolean(name && day)

export const studentRegistrationHooks = hooks(StudentRegistration, {
  async beforeSave({ previous, document, documents }) {
    if (!hasNameAndBirthDate(document)) return {}
    requireBirthDates(document, documents.today)
    if (document.came_by === 'website' && previous === null && document.agrees_to_records === 0)
      throw studentErrors.no_consent()
    requireSameYear(previous, document, documents)
    const duplicateFlag = await flagDuplicate(documents, previous, document)
    const updated = { ...document, ...duplicateFlag }
    const changes =
      previous === null
        ? { ...initialStatus(document), academic_year: await resolveAcademicYear(document, documents) }
        : await prepareStatusChange(documents, previous, updated)
    return { ...duplicateFlag, ...changes, child_key: childKey(updated) }
  },

  async afterSave({ previous, document, documents }) {
    if (previous === null) await completeNewRegistration(documents, document)
    await recordStatusChange(documents, previous, document)
  },
})

type IdentityFields = Pick<
  Registration,
  'name' | 'student_first_name' | 'student_last_name' | 'student_date_of_birth' | 'gender'
>

function toStudentIdentity(registration: IdentityFields): StudentIdentity {
  const { student_first_name, student_last_name, student_date_of_birth, gender } = registration
  return { first: student_first_name, last: student_last_name, born: student_date_of_birth, gender }
}

function isIdentityChanged(previous: Registration | null, registration: Registration): boolean {
  if (previous === null) return true
  const [before, now] = [toStudentIdentity(previous), toStudentIdentity(registration)]
  return before.first !== now.first || before.last !== now.last || before.born !== now.born
}

/**
 * Notifies the office of a possible duplicate. The applicant is not notified, which would reveal the child's existence
 * to a stranger.
 */
async function flagDuplicate(
  documents: Documents,
  previous: Registration | null,
  registration: Registration,
): Promise<Partial<Registration>> {
  if (!isIdentityChanged(previous, registration)) return {}
  const others = await findRegistrationsBornOn(documents, registration.student_date_of_birth)
  const child = toStudentIdentity(registration)
  const other = others.find(
    (one) => one.name !== registration.name && isPossibleDuplicate(toStudentIdentity(one), child),
  )
  return other ? { duplicate_of: other.name, duplicate_check: 'to be checked' } : {}
}

const OLDEST_YEARS = 25

const DAYS_A_YEAR = 365.25

/** True for an implausible birth date. Dates are 'YYYY-MM-DD'. */
export function isTooOld(born: string, today: string): boolean {
  return born < addDays(today, -Math.ceil(OLDEST_YEARS * DAYS_A_YEAR))
}
