import type { Documents } from '#framework/documents'
import { AcademicYear, Class, ClassEnrolment, holdingStates, StudentRegistration } from '#community/students'
import { renewalErrors } from '../errors.ts'
import { planPromotion, type PromotionRow } from '../rules/plan-promotion.ts'

export interface Years {
  readonly from: string
  readonly to: string
}

/** More than a school has. */
const MOST_CHILDREN = 10_000
const MOST_CLASSES = 1000

async function requireYears(documents: Documents, { from, to }: Years): Promise<void> {
  const ending = await documents.get(AcademicYear, from)
  const ahead = await documents.get(AcademicYear, to)
  if (ahead.starts_on <= ending.starts_on) throw renewalErrors.same_year()
}

function enrolledIn(documents: Documents, academic_year: string) {
  return documents.find(ClassEnrolment, {
    where: { academic_year, state: 'active' },
    order_by: 'class asc, full_name asc, name asc',
    limit: MOST_CHILDREN,
  })
}

export type Enrolled = Awaited<ReturnType<typeof enrolledIn>>[number]

export interface PlannedRow extends PromotionRow {
  readonly enrolment: Enrolled
}

/** Who would move where: the same six statements however many children there are. */
export async function readPromotion(caller: Documents, years: Years): Promise<readonly PlannedRow[]> {
  const documents = caller.asSystem()
  await requireYears(documents, years)
  const enrolled = await enrolledIn(documents, years.from)
  const classes = await documents.find(Class, {
    fields: ['name', 'next_class', 'capacity'],
    limit: MOST_CLASSES,
  })
  const ahead = await enrolledIn(documents, years.to)
  const offered = await documents.countBy(StudentRegistration, 'class', {
    academic_year: years.to,
    status: ['in', holdingStates],
  })
  const plan = planPromotion(enrolled, {
    classes,
    placed: new Map(ahead.map((one) => [one.student, one.class])),
    offered: new Map([...offered].flatMap(([of, count]) => (of === null ? [] : [[of, count] as const]))),
  })
  return plan.flatMap((row, index) => {
    const enrolment = enrolled[index]
    return enrolment === undefined ? [] : [{ ...row, enrolment }]
  })
}
