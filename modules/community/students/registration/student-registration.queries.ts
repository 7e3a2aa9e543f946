import { sql } from 'kysely'
import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { AcademicYear } from '../class/academic-year.doctype.ts'
import { ClassEnrolment } from '../class/class-enrolment.doctype.ts'
import { activeRegistrationStates } from './registration.states.ts'
import { StudentRegistration } from './student-registration.doctype.ts'

export type Registration = Doc<typeof StudentRegistration>

export function listLatestYears(documents: Documents) {
  return documents.asSystem().find(AcademicYear, {
    fields: ['name', 'starts_on', 'is_open', 'is_current'],
    order_by: 'starts_on desc',
    limit: 20,
  })
}

const MAX_BORN_ON_A_DAY = 200

/** Returns active registrations of children born on a day, the oldest first. One statement. */
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
  readonly student: string
}

/**
 * Counts enrolled, offered and accepted places of a class and year. The caller holds the class's lock, so that
 * concurrent requests are counted.
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

/** Chooses the default year: the next open year to begin, else the latest open one, else the current one. */
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
