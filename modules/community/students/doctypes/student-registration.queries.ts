import { sql } from 'kysely'
import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { AcademicYear } from './academic-year.doctype.ts'
import { ClassEnrolment } from './class-enrolment.doctype.ts'
import { livingStates } from '../rules/registration-moves.ts'
import { StudentRegistration } from './student-registration.doctype.ts'

export type Registration = Doc<typeof StudentRegistration>

/** The year that registrations are for unless they say another: the open one, else the current one. */
export async function yearForNew(documents: Documents): Promise<string | null> {
  const years = await documents.asSystem().find(AcademicYear, {
    fields: ['name', 'is_open', 'is_current'],
    order_by: 'is_current desc, starts_on asc',
    limit: 20,
  })
  return (
    (years.find(({ is_open }) => is_open === 1) ?? years.find(({ is_current }) => is_current === 1))?.name ??
    null
  )
}

/** Children born on one day are few: whether one is the same as another is then a matter of names. */
const MOST_BORN_ON_A_DAY = 200

/** The registrations still alive of children who were born on a day, the oldest first. One statement. */
export function bornOn(documents: Documents, day: string) {
  return documents.asSystem().find(StudentRegistration, {
    where: { student_date_of_birth: day, status: ['in', livingStates] },
    fields: ['name', 'student_first_name', 'student_last_name', 'student_date_of_birth', 'gender'],
    order_by: 'creation asc, name asc',
    limit: MOST_BORN_ON_A_DAY,
  })
}

interface Seat {
  readonly class: string
  readonly academic_year: string
  /** The registration that asks: its own place does not stand in its way. */
  readonly student: string
}

/**
 * Places given in a class for a year, offered ones too. The caller holds the class's lock: of two who ask, one counts the
 * other's place.
 */
export async function placesTaken(documents: Documents, seat: Seat): Promise<number> {
  const query = sql<{ taken: number }>`select (
      (select count(*) from ${sql.table(ClassEnrolment.name)} where "class" = ${seat.class}
        and "academic_year" = ${seat.academic_year} and "state" = 'active' and "student" <> ${seat.student})
      + (select count(*) from ${sql.table(StudentRegistration.name)} where "class" = ${seat.class}
        and "academic_year" = ${seat.academic_year} and "status" = 'offered' and "name" <> ${seat.student})
    )::int as taken`
  const [row] = await documents.asSystem().statement(query, { reads: [ClassEnrolment, StudentRegistration] })
  return row?.taken ?? 0
}
