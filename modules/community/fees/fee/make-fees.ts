import { check, link } from '#framework/doctypes'
import { method } from '#framework/modules'
import { moneyStaff } from '#money/payments'
import type { Documents } from '#framework/documents'
import { ClassEnrolment } from '#community/students'
import { Fee } from './fee.doctype.ts'
import { FeeSchedule } from '../fee-schedule/fee-schedule.doctype.ts'
import { feeErrors } from '../errors.ts'
import { createFee } from './create-fee.ts'

/** Creates the missing fees of the enrolled students of a year or class. A dry run, the default, only reports them. */
export const makeFees = method({
  access: moneyStaff,
  input: {
    academic_year: link('Academic Year', { required: true }),
    class: link('Class'),
    dry_run: check({ default: 1 }),
  },
  methods: ['POST'],
  run: ({ input: { academic_year, class: of, dry_run }, documents }) =>
    createMissingFees(documents, { academic_year, class: of, isDry: dry_run === 1 }),
})

interface MissingFeesInput {
  readonly academic_year: string
  readonly class: string | null
  readonly isDry: boolean
}

interface MissingFeeResult {
  readonly student: string
  readonly class: string
  /** Null when not created, or in a dry run. */
  readonly fee: string | null
  readonly problem: 'no schedule' | null
}

const BATCH_SIZE = 500

const MAX_STUDENTS = 10_000

/** Returns enrolled students without a fee of the year. Two statements. */
async function listWithoutFee(documents: Documents, { academic_year, class: of }: MissingFeesInput) {
  const enrolled = await documents.find(ClassEnrolment, {
    where: { academic_year, state: 'active', ...(of === null ? {} : { class: of }) },
    fields: ['student', 'class'],
    order_by: 'class asc, student asc',
    limit: MAX_STUDENTS,
  })
  const existing = await documents.find(Fee, {
    where: { academic_year },
    fields: ['student'],
    limit: MAX_STUDENTS,
  })
  const studentsWithFee = new Set(existing.map(({ student }) => student))
  return enrolled.filter(({ student }) => !studentsWithFee.has(student))
}

async function readClassesWithSchedule(
  documents: Documents,
  { academic_year }: MissingFeesInput,
): Promise<ReadonlySet<string>> {
  const where = { academic_year, is_open: 1 } as const
  const open = await documents.find(FeeSchedule, { where, fields: ['class'], limit: 500 })
  if (open.length === 0) throw feeErrors.no_schedule(academic_year)
  return new Set(open.map((schedule) => schedule.class))
}

async function createMissingFee(
  documents: Documents,
  { academic_year, isDry }: MissingFeesInput,
  { student, class: of }: Pick<MissingFeeResult, 'student' | 'class'>,
): Promise<MissingFeeResult> {
  const fee = isDry ? null : await createFee(documents, { student, academic_year, class: of })
  return { student, class: of, fee: fee?.name ?? null, problem: null }
}

async function createMissingFees(caller: Documents, feesInput: MissingFeesInput) {
  const documents = caller.asSystem()
  const classes = await readClassesWithSchedule(documents, feesInput)
  const missing = await listWithoutFee(documents, feesInput)
  const rows: MissingFeeResult[] = []
  for (const { student, class: of } of missing.slice(0, BATCH_SIZE)) {
    const isPriced = classes.has(of)
    if (isPriced) rows.push(await createMissingFee(documents, feesInput, { student, class: of }))
    else rows.push({ student, class: of, fee: null, problem: 'no schedule' })
  }
  return { rows, left: Math.max(0, missing.length - BATCH_SIZE) }
}
