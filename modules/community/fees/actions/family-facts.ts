import type { Documents } from '#framework/documents'
import type { ChildFacts, ChildRecords } from '#community/family'
import { addDays, toDecimal } from '#meta'
import { Fee } from '../doctypes/fee.doctype.ts'
import { childDues } from '../rules/child-dues.ts'
import { NOBODY } from '../rules/nobody.ts'
import { keptFees } from './kept-fees.ts'

/** What the list of a family tells of fees: the sums that its children’s pages ask for. */
export const feeFacts: ChildFacts = {
  async fees(documents, students) {
    if (students.length === 0) return new Map()
    return childDues(await keptFees(documents, { student: ['in', students] }), documents.today)
  },
}

/** India's companies act asks for eight years of books; a school of another country says its own. */
const KEPT_DAYS = 8 * 366
const MOST_FEES = 60

const feesOf = (documents: Documents, student: string) =>
  documents.find(Fee, { where: { student }, order_by: 'academic_year asc', limit: MOST_FEES })

async function nameNobody(documents: Documents, name: string): Promise<void> {
  await documents.save(Fee, name, {
    ...{ student_name: NOBODY, payer_name: NOBODY, payer_phone: null, payer_email: null, payer_user: null },
  })
}

/** Fees are books: their amounts stay, and name nobody any more. */
export const feeRecords: ChildRecords = {
  part: 'fees',
  async read(documents, student) {
    const fees = await feesOf(documents.asSystem(), student)
    return fees.map(({ name, academic_year, class: of, state, amount, paid, outstanding }) => ({
      ...{ name, academic_year, class: of, state, amount: toDecimal(amount) },
      paid: toDecimal(paid),
      outstanding: toDecimal(outstanding),
    }))
  },
  async erase(caller, student) {
    const documents = caller.asSystem()
    const fees = await feesOf(documents, student)
    for (const { name } of fees) await nameNobody(documents, name)
    if (fees.length === 0) return []
    const until = addDays(documents.today, KEPT_DAYS)
    return [{ what: 'Amounts of fees and their receipts', why: 'Books are kept by law', until }]
  },
}
