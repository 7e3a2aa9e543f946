import { sql } from 'kysely'
import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { AcademicYear } from '../class/academic-year.doctype.ts'
import { ClassEnrolment } from '../class/class-enrolment.doctype.ts'
import { activeRegistrationStates } from './registration.states.ts'
import { StudentRegistration } from './student-registration.doctype.ts'

export type Registration = Doc<typeof StudentRegistration>

/** The years that a registration may be for, the latest first. */
export function listLatestYears(documents: Documents) {
  return documents.asSystem().find(AcademicYear, {
    fields: ['name', 'starts_on', 'is_open', 'is_current'],
    order_by: 'starts_on desc',
    limit: 20,
  })
}

/** Children born on one day are few: whether one is the same as another is then a matter of names. */
const MAX_BORN_ON_A_DAY = 200

/** The registrations still alive of children who were born on a day, the oldest first. One statement. */
export function findRegistrationsBornOn(documents: Documents, day: string) {
  return documents.asSystem().find(StudentRegistration, {
    where: { student_date_of_birth: day, status: ['in', activeRegistrationStates] },
    fields: ['name', 'student_first_name', 'student_last_name', 'student_date_of_birth', 'gender'],
    order_by: 'creation asc, name asc',
    limit: MAX_BORN_ON_A_DAY,
  })
}

interface SeatRequest {
  readonly class: string
  readonly academic_year: string
  /** The registration that asks: its own place does not stand in its way. */
  readonly student: string
}

/**
 * Places given in a class for a year, offered and accepted ones too. The caller holds the class's lock: of two who ask, one counts the
 * other's place.
 */
export async function countUsedSeats(documents: Documents, seat: SeatRequest): Promise<number> {
  const query = sql<{ count: number }>`select (
      (select count(*) from ${sql.table(ClassEnrolment.name)} where "class" = ${seat.class}
        and "academic_year" = ${seat.academic_year} and "state" = 'active' and "student" <> ${seat.student})
      + (select count(*) from ${sql.table(StudentRegistration.name)} where "class" = ${seat.class}
        and "academic_year" = ${seat.academic_year} and "status" in ('offered', 'accepted') and "name" <> ${seat.student})
    )::int as count`
  const [row] = await documents.asSystem().statement(query, { reads: [ClassEnrolment, StudentRegistration] })
  return row?.count ?? 0
}

export interface AcademicYearOption {
  readonly name: string
  /** 'YYYY-MM-DD'. */
  readonly starts_on: string
  readonly is_open: 0 | 1
  readonly is_current: 0 | 1
}

/**
 * The year that registrations are for unless they say another: of those open, the next to begin, for that is what a school
 * admits children for; where all open ones have begun, the latest; where none is open, the current one.
 */
export function chooseDefaultYear(years: readonly AcademicYearOption[], today: string): string | null {
  const open = years
    .filter(({ is_open }) => is_open === 1)
    .toSorted((one, other) => (one.starts_on < other.starts_on ? -1 : 1))
  const chosen =
    open.find(({ starts_on }) => starts_on > today) ??
    open.at(-1) ??
    years.find(({ is_current }) => is_current === 1)
  return chosen?.name ?? null
}
