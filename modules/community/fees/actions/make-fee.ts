import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { isTakenAlready } from '#framework/errors'
import { Family } from '#community/family'
import { ClassEnrolment, fullName, StudentRegistration } from '#community/students'
import { Fee } from '../doctypes/fee.doctype.ts'
import { feeOf, openSchedule } from '../doctypes/fee.queries.ts'
import type { FeeSchedule } from '../doctypes/fee-schedule.doctype.ts'
import { feeTotals } from '../rules/fee-totals.ts'
import { dueSinceJoining, makeInstalments, siblingDiscount } from '../rules/make-instalments.ts'
import { measureOf } from '../rules/share.ts'
import { payerUser } from './payer-user.ts'
import { instalmentRows } from './save-instalments.ts'

export interface FeeWanted {
  /** Name of a Student Registration. */
  readonly student: string
  readonly academic_year: string
  readonly class: string
}

type Schedule = Doc<typeof FeeSchedule>
type Student = Doc<typeof StudentRegistration>

/**
 * Which of its family's children this one is in a year, by the order in which their fees are made: whoever comes later, the
 * family pays one child in full. The family is locked, so that two children at once are not both the first.
 */
async function placeInFamily(documents: Documents, family: string | null, year: string): Promise<number> {
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

/** Who hears of the fee, and whose user it is where he has one. */
async function payerOf(documents: Documents, student: Student) {
  const { family, parent_name, parent_phone, parent_email_address } = student
  const payer = { payer_name: parent_name, payer_phone: parent_phone, payer_email: parent_email_address }
  return { ...payer, payer_user: await payerUser(documents, { family, phone: parent_phone }) }
}

function termsOf({ late_fee, late_percent, late_amount, grace_days }: Schedule) {
  return { late_fee, late_percent, late_amount, grace_days }
}

/** The day on which a child came into its class; a fee that is asked for before that counts from its own day. */
async function joiningDay(documents: Documents, { student, academic_year }: FeeWanted): Promise<string> {
  const where = { student, academic_year }
  const [place] = await documents.find(ClassEnrolment, { where, fields: ['joined_on'], limit: 1 })
  return place?.joined_on ?? documents.today
}

interface Joined {
  /** Which of its family’s children it is. */
  readonly place: number
  readonly joined_on: string
}

function partsOf(schedule: Schedule, { place, joined_on }: Joined) {
  const { sibling_discount: kind, sibling_percent: percent, sibling_amount: amount } = schedule
  const discount = siblingDiscount(schedule.amount ?? 0, measureOf({ kind, percent, amount }), place)
  const { instalments, grace_days } = schedule
  return makeInstalments(dueSinceJoining(instalments, { joined_on, grace_days }), discount)
}

async function insertFee(documents: Documents, wanted: FeeWanted, schedule: Schedule) {
  const student = await documents.get(StudentRegistration, wanted.student)
  const { family } = student
  const place = await placeInFamily(documents, family, wanted.academic_year)
  const joined_on = await joiningDay(documents, wanted)
  const instalments = partsOf(schedule, { place, joined_on })
  const totals = feeTotals(instalments)
  const fee = await documents.insert(Fee, {
    ...wanted,
    ...{ family, schedule: schedule.name, student_name: fullName(student) },
    ...(await payerOf(documents, student)),
    ...termsOf(schedule),
    ...totals,
    state: 'due',
    instalments: instalmentRows(instalments),
  })
  // What a discount leaves nothing of is settled as soon as it is made; every document starts in its first state.
  return totals.state === 'due' ? fee : documents.save(Fee, fee.name, { state: totals.state })
}

/**
 * The fee of a child for a year, made when it is first wanted: there is one for each child and year, however often and from
 * wherever it is asked for. Null while the office has no open schedule for the class.
 */
export async function makeFee(caller: Documents, wanted: FeeWanted) {
  const documents = caller.asSystem()
  const before = await feeOf(documents, wanted.student, wanted.academic_year)
  if (before) return before
  const schedule = await openSchedule(documents, wanted.academic_year, wanted.class)
  if (schedule === null) return null
  try {
    return await documents.attempt(() => insertFee(documents, wanted, schedule))
  } catch (error) {
    const other = isTakenAlready(error)
      ? await feeOf(documents, wanted.student, wanted.academic_year)
      : undefined
    if (other === undefined) throw error
    return other
  }
}
