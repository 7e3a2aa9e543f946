import type { Documents } from '#framework/documents'
import {
  AcademicYear,
  Class,
  ClassEnrolment,
  seatHoldingStates,
  StudentRegistration,
} from '#community/students'
import { renewalErrors } from '../errors.ts'
import { planPromotion, type PromotionRow, promotionSummary } from './plan-promotion.rules.ts'

export const summarizePromotion = async (documents: Documents, years: PromotionYears) =>
  promotionSummary(await loadPromotion(documents, years))

export interface PromotionYears {
  readonly from: string
  readonly to: string
}

const MAX_CHILDREN = 10_000
const MAX_CLASSES = 1000

async function requireYears(documents: Documents, { from, to }: PromotionYears): Promise<void> {
  const ending = await documents.get(AcademicYear, from)
  const ahead = await documents.get(AcademicYear, to)
  if (ahead.starts_on <= ending.starts_on) throw renewalErrors.same_year()
}

function findActiveEnrolments(documents: Documents, academic_year: string) {
  return documents.find(ClassEnrolment, {
    where: { academic_year, state: 'active' },
    order_by: 'class asc, full_name asc, name asc',
    limit: MAX_CHILDREN,
  })
}

type ActiveEnrolment = Awaited<ReturnType<typeof findActiveEnrolments>>[number]

export interface PlannedRow extends PromotionRow {
  readonly enrolment: ActiveEnrolment
}

/** Plans moves of all students. Six statements, regardless of their number. */
export async function loadPromotion(
  caller: Documents,
  years: PromotionYears,
): Promise<readonly PlannedRow[]> {
  const documents = caller.asSystem()
  await requireYears(documents, years)
  const enrolled = await findActiveEnrolments(documents, years.from)
  const classes = await documents.find(Class, {
    fields: ['name', 'next_class', 'capacity'],
    limit: MAX_CLASSES,
  })
  const ahead = await findActiveEnrolments(documents, years.to)
  const offered = await documents.countBy(StudentRegistration, 'class', {
    academic_year: years.to,
    status: ['in', seatHoldingStates],
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
