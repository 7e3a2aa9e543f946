import type { Documents } from '#framework/documents'
import { Consent, Guardian } from '#community/family'
import { Fee, FeeSchedule } from '#community/fees'
import { AcademicYear, Class, ClassEnrolment, StudentRegistration } from '#community/students'
import { StudentRenewal } from './student-renewal.doctype.ts'

const MAX_FAMILIES = 20

const MAX_CHILDREN = 40

const MAX_ROWS = 1000

export type GuardianIdentity = { readonly phone: string } | { readonly user: string }

/** Returns the guardians with permission to change, by family. One statement. */
export function findGuardiansWhoMayChange(documents: Documents, by: GuardianIdentity) {
  return documents.asSystem().find(Guardian, {
    where: { ...by, may_change: 1 },
    order_by: 'creation asc, name asc',
    limit: MAX_FAMILIES,
  })
}

function findEnrolledChildren(documents: Documents, families: readonly string[]) {
  return documents.find(StudentRegistration, {
    where: { family: ['in', families], status: 'enrolled' },
    order_by: 'student_date_of_birth asc, name asc',
    limit: MAX_CHILDREN,
  })
}

export type EnrolledChild = Awaited<ReturnType<typeof findEnrolledChildren>>[number]

export interface RenewableChild {
  readonly child: EnrolledChild
  readonly status: RenewalStatus
  /** Price of the next class in minor units; null without a schedule. */
  readonly amount: number | null
  readonly fee: string | null
  readonly consents: ReadonlyMap<string, boolean>
}

async function loadSchool(documents: Documents) {
  const years = await documents.find(AcademicYear, { fields: ['name', 'starts_on', 'is_open'], limit: 100 })
  const classes = await documents.find(Class, { fields: ['name', 'next_class'], limit: MAX_ROWS })
  const schedules = await documents.find(FeeSchedule, {
    where: { is_open: 1 },
    fields: ['academic_year', 'class', 'amount'],
    limit: MAX_ROWS,
  })
  const prices = new Map(schedules.map((one) => [`${one.academic_year} ${one.class}`, one.amount]))
  return { years, prices, nextClass: new Map(classes.map(({ name, next_class }) => [name, next_class])) }
}

async function loadStudentRecords(documents: Documents, students: readonly string[]) {
  const of = { where: { student: ['in', students] }, limit: MAX_ROWS } as const
  const places = await documents.find(ClassEnrolment, {
    where: { student: ['in', students], state: ['!=', 'left'] },
    fields: ['student', 'academic_year', 'class'],
    limit: MAX_ROWS,
  })
  const renewals = await documents.find(StudentRenewal, of)
  const fees = await documents.find(Fee, { ...of, fields: ['name', 'student', 'academic_year', 'amount'] })
  const consents = await documents.find(Consent, { ...of, order_by: 'creation asc' })
  return { places, renewals, fees, consents }
}

/** Returns enrolled children with their renewal status. The statement count is constant. */
export async function listRenewableChildren(
  caller: Documents,
  families: readonly string[],
): Promise<readonly RenewableChild[]> {
  const documents = caller.asSystem()
  const children = families.length === 0 ? [] : await findEnrolledChildren(documents, families)
  if (children.length === 0) return []
  const { years, prices, nextClass } = await loadSchool(documents)
  const names = children.map(({ name }) => name)
  const { places, renewals, fees, consents } = await loadStudentRecords(documents, names)
  return children.flatMap((child) => {
    const isOfChild = ({ student }: { readonly student: string }) => student === child.name
    const known = { places: places.filter(isOfChild), renewals: renewals.filter(isOfChild), years, nextClass }
    const status = decideRenewalStatus(known)
    if (status === null) return []
    const fee = fees.find((one) => isOfChild(one) && one.academic_year === status.year)
    return {
      ...{ child, status, fee: fee?.name ?? null },
      amount: fee?.amount ?? prices.get(`${status.year} ${status.next_class}`) ?? null,
      consents: new Map(consents.filter(isOfChild).map(({ purpose, state }) => [purpose, state === 'given'])),
    }
  })
}

export interface AcademicYearInfo {
  readonly name: string
  readonly starts_on: string
  readonly is_open: 0 | 1
}

export interface ClassSeat {
  readonly academic_year: string
  readonly class: string
}

export interface KnownRenewal extends ClassSeat {
  readonly from_class: string | null
  readonly state: 'open' | 'done'
}

export interface RenewalStatus {
  readonly state: 'open' | 'done' | 'not open' | 'last class'
  /** Next year; null when none is open. */
  readonly year: string | null
  readonly class: string
  readonly next_class: string | null
}

interface RenewalFacts {
  readonly places: readonly ClassSeat[]
  readonly renewals: readonly KnownRenewal[]
  readonly years: readonly AcademicYearInfo[]
  readonly nextClass: ReadonlyMap<string, string | null>
}

const startOf = (years: readonly AcademicYearInfo[], name: string): string =>
  years.find((year) => year.name === name)?.starts_on ?? ''

export function findNextOpenYear(
  years: readonly AcademicYearInfo[],
  of: string,
): AcademicYearInfo | undefined {
  const start = startOf(years, of)
  return years
    .filter(({ is_open, starts_on }) => is_open === 1 && starts_on > start)
    .toSorted((one, other) => (one.starts_on < other.starts_on ? -1 : 1))[0]
}

function nextYearStatus(
  { academic_year, class: of }: ClassSeat,
  { years, nextClass }: RenewalFacts,
): RenewalStatus {
  const year = findNextOpenYear(years, academic_year)?.name ?? null
  const next_class = nextClass.get(of) ?? null
  const state = year === null ? 'not open' : next_class === null ? 'last class' : 'open'
  return { state, year, class: of, next_class }
}

export function decideRenewalStatus(known: RenewalFacts): RenewalStatus | null {
  const { places, renewals, years } = known
  const latest = places.toSorted((one, other) =>
    startOf(years, one.academic_year) < startOf(years, other.academic_year) ? 1 : -1,
  )[0]
  if (latest === undefined) return null
  const renewal = renewals.find(({ academic_year }) => academic_year === latest.academic_year)
  const isOpen = years.some(({ name, is_open }) => name === latest.academic_year && is_open === 1)
  if (!renewal || !isOpen) return nextYearStatus(latest, known)
  const from = renewal.from_class ?? latest.class
  return { state: renewal.state, year: latest.academic_year, class: from, next_class: latest.class }
}
