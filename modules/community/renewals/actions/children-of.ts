import type { Documents } from '#framework/documents'
import { Consent, Guardian } from '#community/family'
import { Fee, FeeSchedule } from '#community/fees'
import { AcademicYear, Class, ClassEnrolment, StudentRegistration } from '#community/students'
import { StudentRenewal } from '../doctypes/student-renewal.doctype.ts'
import { renewalStanding, type RenewalStanding } from '../rules/renewal-standing.ts'

/** More than one number stands for. */
const MOST_FAMILIES = 20
const MOST_CHILDREN = 40
const MOST_OF_ALL = 1000

/** By what somebody is known as a guardian: the number that he proved, or his user. */
export type KnownBy = { readonly phone: string } | { readonly user: string }

/** The families for which somebody may renew, and as whom. One statement. */
export function changingGuardians(documents: Documents, by: KnownBy) {
  return documents.asSystem().find(Guardian, {
    where: { ...by, may_change: 1 },
    order_by: 'creation asc, name asc',
    limit: MOST_FAMILIES,
  })
}

function enrolledIn(documents: Documents, families: readonly string[]) {
  return documents.find(StudentRegistration, {
    where: { family: ['in', families], status: 'enrolled' },
    order_by: 'student_date_of_birth asc, name asc',
    limit: MOST_CHILDREN,
  })
}

export type EnrolledChild = Awaited<ReturnType<typeof enrolledIn>>[number]

/** What is known of the renewal of one child. */
export interface RenewableChild {
  readonly child: EnrolledChild
  readonly standing: RenewalStanding
  /** What the class ahead costs, in minor units; null while the office has not said. */
  readonly amount: number | null
  /** Name of the fee that was made already. */
  readonly fee: string | null
  readonly consents: ReadonlyMap<string, boolean>
}

async function school(documents: Documents) {
  const years = await documents.find(AcademicYear, { fields: ['name', 'starts_on', 'is_open'], limit: 100 })
  const classes = await documents.find(Class, { fields: ['name', 'next_class'], limit: MOST_OF_ALL })
  const schedules = await documents.find(FeeSchedule, {
    where: { is_open: 1 },
    fields: ['academic_year', 'class', 'amount'],
    limit: MOST_OF_ALL,
  })
  const prices = new Map(schedules.map((one) => [`${one.academic_year} ${one.class}`, one.amount]))
  return { years, prices, nextClass: new Map(classes.map(({ name, next_class }) => [name, next_class])) }
}

async function kept(documents: Documents, students: readonly string[]) {
  const of = { where: { student: ['in', students] }, limit: MOST_OF_ALL } as const
  const places = await documents.find(ClassEnrolment, {
    where: { student: ['in', students], state: ['!=', 'left'] },
    fields: ['student', 'academic_year', 'class'],
    limit: MOST_OF_ALL,
  })
  const renewals = await documents.find(StudentRenewal, of)
  const fees = await documents.find(Fee, { ...of, fields: ['name', 'student', 'academic_year', 'amount'] })
  const consents = await documents.find(Consent, { ...of, order_by: 'creation asc' })
  return { places, renewals, fees, consents }
}

/** The enrolled children of these families and how each stands. As many statements for one child as for ten. */
export async function childrenOf(
  caller: Documents,
  families: readonly string[],
): Promise<readonly RenewableChild[]> {
  const documents = caller.asSystem()
  const children = families.length === 0 ? [] : await enrolledIn(documents, families)
  if (children.length === 0) return []
  const { years, prices, nextClass } = await school(documents)
  const names = children.map(({ name }) => name)
  const { places, renewals, fees, consents } = await kept(documents, names)
  return children.flatMap((child) => {
    const isHis = ({ student }: { readonly student: string }) => student === child.name
    const known = { places: places.filter(isHis), renewals: renewals.filter(isHis), years, nextClass }
    const standing = renewalStanding(known)
    if (standing === null) return []
    const fee = fees.find((one) => isHis(one) && one.academic_year === standing.year)
    return {
      ...{ child, standing, fee: fee?.name ?? null },
      amount: fee?.amount ?? prices.get(`${standing.year} ${standing.next_class}`) ?? null,
      consents: new Map(consents.filter(isHis).map(({ purpose, state }) => [purpose, state === 'given'])),
    }
  })
}
