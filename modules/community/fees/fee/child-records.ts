import type { Documents } from '#framework/documents'
import type { ChildFacts, ChildRecords } from '#community/family'
import { addDays, toDecimal } from '#meta'
import { Fee } from './fee.doctype.ts'
import { listFeesWithInstalments } from './fee.queries.ts'
import { dueNow } from './fee-totals.rules.ts'
import { sortByDueDate, unpaidAmount, sumOf, type Instalment } from '../instalment/instalment-arithmetic.ts'
import { withCurrentLateFees, type LateFeeFields } from '../late-fee/late-fee.rules.ts'

export const REDACTED_NAME = '—'

export const feeFacts: ChildFacts = {
  async fees(documents, students) {
    if (students.length === 0) return new Map()
    return calculateChildDues(
      await listFeesWithInstalments(documents, { student: ['in', students] }),
      documents.today,
    )
  },
}

/**
 * Retention of eight years, as the Indian Companies Act requires for books of account; other countries set their own.
 */
const RETENTION_DAYS = 8 * 366

const MAX_FEES = 60

const listFeesOfStudent = (documents: Documents, student: string) =>
  documents.find(Fee, { where: { student }, order_by: 'academic_year asc', limit: MAX_FEES })

async function redactFee(documents: Documents, name: string): Promise<void> {
  await documents.save(Fee, name, {
    ...{
      student_name: REDACTED_NAME,
      payer_name: REDACTED_NAME,
      payer_phone: null,
      payer_email: null,
      payer_user: null,
    },
  })
}

/** Fees are accounting records: amounts are retained, names are erased. */
export const feeRecords: ChildRecords = {
  part: 'fees',
  async read(documents, student) {
    const fees = await listFeesOfStudent(documents.asSystem(), student)
    return fees.map(({ name, academic_year, class: of, state, amount, paid, outstanding }) => ({
      ...{ name, academic_year, class: of, state, amount: toDecimal(amount) },
      paid: toDecimal(paid),
      outstanding: toDecimal(outstanding),
    }))
  },
  async erase(caller, student) {
    const documents = caller.asSystem()
    const fees = await listFeesOfStudent(documents, student)
    for (const { name } of fees) await redactFee(documents, name)
    if (fees.length === 0) return []
    const until = addDays(documents.today, RETENTION_DAYS)
    return [{ what: 'Amounts of fees and their receipts', why: 'Books are kept by law', until }]
  },
}

interface FeeWithInstalments {
  readonly fee: LateFeeFields & { readonly student: string }
  readonly instalments: readonly Instalment[]
}

/**
 * Returns amounts due now (all due instalments, or the next one) and later, for all years, including today's late fees;
 * decimals.
 */
export function calculateChildDues(feeRows: readonly FeeWithInstalments[], today: string) {
  const byChild = Map.groupBy(feeRows, ({ fee }) => fee.student)
  return new Map(
    [...byChild].map(([student, fees]) => {
      const parts = fees.flatMap(({ fee, instalments }) => withCurrentLateFees(fee, instalments, today))
      const next = sortByDueDate(parts).find((one) => unpaidAmount(one) > 0)
      const due = dueNow(parts, today)
      const later = sumOf(parts.map(unpaidAmount)) - due
      return [student, { due: toDecimal(due), later: toDecimal(later), next_due_on: next?.due_on ?? null }]
    }),
  )
}
