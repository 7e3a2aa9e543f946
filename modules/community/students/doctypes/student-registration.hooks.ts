import { hooks, type Documents, type Saving } from '#framework/documents'
import { isAdministrator } from '#framework/permissions'
import { completeNew, followStep } from '../actions/after-registration.ts'
import { flagDuplicate } from '../actions/find-duplicate.ts'
import { takeStep } from '../actions/take-step.ts'
import { studentErrors } from '../errors.ts'
import { isTooOld, OLDEST_YEARS } from '../rules/birth-date.ts'
import { childKey } from '../rules/child-key.ts'
import { yearForNew } from '../rules/year-for-new.ts'
import { StudentRegistration } from './student-registration.doctype.ts'
import { latestYears, type Registration } from './student-registration.queries.ts'

interface Born {
  readonly day: string
  readonly field: string
}

function birthdays({ student_date_of_birth, siblings }: Registration): readonly Born[] {
  const own = { day: student_date_of_birth, field: 'student_date_of_birth' }
  const others = siblings.map(({ date_of_birth }, index) => ({
    day: date_of_birth,
    field: `siblings.${index + 1}.date_of_birth`,
  }))
  return [own, ...others]
}

function requireBirthDates(registration: Registration, today: string): void {
  for (const { day, field } of birthdays(registration)) {
    if (isTooOld(day, today)) throw studentErrors.too_old(field, OLDEST_YEARS)
  }
}

/** Another year is a promotion's business, which writes an enrolment for it. */
function requireSameYear({ previous, document, documents }: Saving<typeof StudentRegistration>): void {
  if (previous?.status !== 'enrolled' || document.status !== 'enrolled') return
  const isOther = previous.academic_year !== document.academic_year
  if (isOther && !isAdministrator(documents.caller)) throw studentErrors.fixed_child()
}

/** What comes through the website is sent, not begun: drafts of forms are the forms' own. */
function newStatus({ came_by, status }: Registration): Pick<Registration, 'status'> {
  return { status: came_by === 'website' && status === 'draft' ? 'submitted' : status }
}

/** A registration that says no year is for the one that the school admits children for. */
async function yearOf(document: Registration, documents: Documents): Promise<string | null> {
  return document.academic_year ?? yearForNew(await latestYears(documents), documents.today)
}

/** What must be there is asked for after the hooks; a child without a name or a day is told from nobody. */
const isNamed = ({ student_first_name: name, student_date_of_birth: day }: Registration): boolean =>
  Boolean(name && day)

export const studentRegistrationHooks = hooks(StudentRegistration, {
  async beforeSave({ previous, document, documents }) {
    if (!isNamed(document)) return {}
    requireBirthDates(document, documents.today)
    if (document.came_by === 'website' && previous === null && document.agrees_to_records === 0)
      throw studentErrors.no_consent()
    requireSameYear({ previous, document, documents })
    const flagged = await flagDuplicate(documents, previous, document)
    const whole = { ...document, ...flagged }
    const started =
      previous === null
        ? { ...newStatus(document), academic_year: await yearOf(document, documents) }
        : await takeStep(documents, previous, whole)
    return { ...flagged, ...started, child_key: childKey(whole) }
  },

  async afterSave({ previous, document, documents }) {
    if (previous === null) await completeNew(documents, document)
    await followStep(documents, previous, document)
  },
})
