import type { DemoContext } from '#framework/modules'
import { AcademicYear, ClassEnrolment } from '#community/students'
import { recordManualPayment } from '#money/manual-payments'
import { createFee } from './fee/create-fee.ts'
import { Fee } from './fee/fee.doctype.ts'
import { FeeSchedule } from './fee-schedule/fee-schedule.doctype.ts'
import { addDays } from '#meta'
import type { ScheduleLine } from './instalment/instalment-arithmetic.ts'

const annualPrices: readonly (readonly [of: string, rupees: number])[] = [
  ['Nursery', 12_000],
  ['Kindergarten', 15_000],
  ['Class 1', 18_000],
  ['Class 2', 18_000],
  ['Class 3', 21_000],
  ['Class 4', 21_000],
  ['Class 5', 24_000],
]

const terms = {
  sibling_discount: 'percent',
  sibling_percent: 10,
  late_fee: 'amount',
  late_amount: 150_00,
  grace_days: 10,
} as const

const MAX_YEARS = 3

const MAX_CHILDREN = 200

async function insertSchedules({ documents }: DemoContext): Promise<void> {
  const years = await documents.find(AcademicYear, { order_by: 'starts_on desc', limit: MAX_YEARS })
  for (const { name: academic_year, starts_on } of years.slice(0, 2))
    for (const [of, rupees] of annualPrices)
      await documents.insert(FeeSchedule, {
        ...{ academic_year, class: of, ...terms },
        instalments: createDemoInstalments(starts_on, rupees * 100),
      })
}

async function payFirstInstalment(context: DemoContext, name: string): Promise<void> {
  const { documents, today } = context
  const { instalments } = await documents.get(Fee, name)
  const [first] = instalments
  if (first === undefined || first.due_on > today) return
  await recordManualPayment(documents, context, {
    ...{ method: 'UPI', received_on: today, reference_number: `6325${name.slice(-5)}7`, bank: null },
    ...{ cheque_date: null, amount: first.amount },
    reference: { type: Fee.name, name },
    isOtherAccount: false,
  })
}

export async function demo(context: DemoContext): Promise<void> {
  const { documents } = context
  await insertSchedules(context)
  const enrolled = await documents.find(ClassEnrolment, {
    where: { state: 'active' },
    order_by: 'creation asc, name asc',
    limit: MAX_CHILDREN,
  })
  for (const [index, { student, academic_year, class: of }] of enrolled.entries()) {
    const fee = await createFee(documents, { student, academic_year, class: of })
    if (fee && index % 2 === 0) await payFirstInstalment(context, fee.name)
  }
}

/** Days from the start of the school year: June, October and January. */
const schoolTerms = [
  { label: 'First term', after: 14, share: 4 },
  { label: 'Second term', after: 130, share: 3 },
  { label: 'Third term', after: 223, share: 3 },
] as const

export function createDemoInstalments(startsOn: string, amount: number): readonly ScheduleLine[] {
  return schoolTerms.map(({ label, after, share }) => ({
    label,
    due_on: addDays(startsOn, after),
    amount: Math.round((amount * share) / 10),
  }))
}
