import type { Documents } from '#framework/documents'
import { ClassEnrolment } from '#community/students'
import { Fee } from '../doctypes/fee.doctype.ts'
import { FeeSchedule } from '../doctypes/fee-schedule.doctype.ts'
import { feeErrors } from '../errors.ts'
import { makeFee } from './make-fee.ts'

interface Wanted {
  readonly academic_year: string
  readonly class: string | null
  readonly isDry: boolean
}

interface Made {
  readonly student: string
  readonly class: string
  /** Null when it was not made, or would only be. */
  readonly fee: string | null
  readonly problem: 'no schedule' | null
}

/** In one call; the next one goes on where this one ended. */
const AT_ONCE = 500
const MOST_STUDENTS = 10_000

/** Who is enrolled and has no fee of the year. Two statements. */
async function withoutFee(documents: Documents, { academic_year, class: of }: Wanted) {
  const enrolled = await documents.find(ClassEnrolment, {
    where: { academic_year, state: 'active', ...(of === null ? {} : { class: of }) },
    fields: ['student', 'class'],
    order_by: 'class asc, student asc',
    limit: MOST_STUDENTS,
  })
  const made = await documents.find(Fee, {
    where: { academic_year },
    fields: ['student'],
    limit: MOST_STUDENTS,
  })
  const have = new Set(made.map(({ student }) => student))
  return enrolled.filter(({ student }) => !have.has(student))
}

async function classesWithSchedule(
  documents: Documents,
  { academic_year }: Wanted,
): Promise<ReadonlySet<string>> {
  const where = { academic_year, is_open: 1 } as const
  const open = await documents.find(FeeSchedule, { where, fields: ['class'], limit: 500 })
  if (open.length === 0) throw feeErrors.no_schedule(academic_year)
  return new Set(open.map((schedule) => schedule.class))
}

async function makeOne(
  documents: Documents,
  { academic_year, isDry }: Wanted,
  { student, class: of }: Pick<Made, 'student' | 'class'>,
): Promise<Made> {
  const fee = isDry ? null : await makeFee(documents, { student, academic_year, class: of })
  return { student, class: of, fee: fee?.name ?? null, problem: null }
}

/** The fees of a year for everybody who has none. Said again it adds nothing. */
export async function makeFees(caller: Documents, wanted: Wanted) {
  const documents = caller.asSystem()
  const classes = await classesWithSchedule(documents, wanted)
  const missing = await withoutFee(documents, wanted)
  const rows: Made[] = []
  for (const { student, class: of } of missing.slice(0, AT_ONCE)) {
    const isPriced = classes.has(of)
    if (isPriced) rows.push(await makeOne(documents, wanted, { student, class: of }))
    else rows.push({ student, class: of, fee: null, problem: 'no schedule' })
  }
  return { rows, left: Math.max(0, missing.length - AT_ONCE) }
}
