import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { isUniqueViolation } from '#framework/errors'
import { Family } from '#community/family'
import { ClassEnrolment, fullName, StudentRegistration } from '#community/students'
import { Fee } from './fee.doctype.ts'
import { findFee, findOpenSchedule, findPayerUser } from './fee.queries.ts'
import type { FeeSchedule } from '../fee-schedule/fee-schedule.doctype.ts'
import { feeTotals } from './fee-totals.rules.ts'
import {
  postponeDueDates,
  createInstalments,
  siblingDiscount,
  parseMeasure,
} from '../instalment/instalment-arithmetic.ts'
import { toInstalmentRows } from '../instalment/save-instalments.ts'

export interface FeeInput {
  readonly student: string
  readonly academic_year: string
  readonly class: string
}

type Schedule = Doc<typeof FeeSchedule>
type Student = Doc<typeof StudentRegistration>

/**
 * Returns the child's position among siblings in a year, by creation of fees; the first pays in full. The family is
 * locked, so that concurrent children get distinct positions.
 */
async function findSiblingPosition(
  documents: Documents,
  family: string | null,
  year: string,
): Promise<number> {
  if (family === null) return 1
  await documents.lock(Family, family)
  return (
    1 +
    (await documents.count(Fee, {
      filters: [
        ['family', '=', family],
        ['academic_year', '=', year],
      ],
    }))
  )
}

async function readPayer(documents: Documents, student: Student) {
  const { family, parent_name, parent_phone, parent_email_address } = student
  const payer = { payer_name: parent_name, payer_phone: parent_phone, payer_email: parent_email_address }
  return { ...payer, payer_user: await findPayerUser(documents, { family, phone: parent_phone }) }
}

function copyLateFeeTerms({ late_fee, late_percent, late_amount, grace_days }: Schedule) {
  return { late_fee, late_percent, late_amount, grace_days }
}

async function readJoiningDay(documents: Documents, { student, academic_year }: FeeInput): Promise<string> {
  const where = { student, academic_year }
  const [place] = await documents.find(ClassEnrolment, { where, fields: ['joined_on'], limit: 1 })
  return place?.joined_on ?? documents.today
}

interface JoiningDetails {
  readonly place: number
  readonly joined_on: string
}

function scheduleInstalments(schedule: Schedule, { place, joined_on }: JoiningDetails) {
  const { sibling_discount: kind, sibling_percent: percent, sibling_amount: amount } = schedule
  const discount = siblingDiscount(schedule.amount ?? 0, parseMeasure({ kind, percent, amount }), place)
  const { instalments, grace_days } = schedule
  return createInstalments(postponeDueDates(instalments, { joined_on, grace_days }), discount)
}

async function insertFee(documents: Documents, feeInput: FeeInput, schedule: Schedule) {
  const student = await documents.get(StudentRegistration, feeInput.student)
  const { family } = student
  const place = await findSiblingPosition(documents, family, feeInput.academic_year)
  const joined_on = await readJoiningDay(documents, feeInput)
  const instalments = scheduleInstalments(schedule, { place, joined_on })
  const totals = feeTotals(instalments)
  const fee = await documents.insert(Fee, {
    ...feeInput,
    ...{ family, schedule: schedule.name, student_name: fullName(student) },
    ...(await readPayer(documents, student)),
    ...copyLateFeeTerms(schedule),
    ...totals,
    state: 'due',
    instalments: toInstalmentRows(instalments),
  })
  // A fee discounted to zero is settled at once; each document starts in its first state.
  return totals.state === 'due' ? fee : documents.save(Fee, fee.name, { state: totals.state })
}

/** Creates a child's fee of a year, or returns the existing one. Null without an open schedule for the class. */
export async function createFee(caller: Documents, feeInput: FeeInput) {
  const documents = caller.asSystem()
  const before = await findFee(documents, feeInput.student, feeInput.academic_year)
  if (before) return before
  const schedule = await findOpenSchedule(documents, feeInput.academic_year, feeInput.class)
  if (schedule === null) return null
  try {
    return await documents.savepoint(() => insertFee(documents, feeInput, schedule))
  } catch (error) {
    const other = isUniqueViolation(error)
      ? await findFee(documents, feeInput.student, feeInput.academic_year)
      : undefined
    if (other === undefined) throw error
    return other
  }
}
