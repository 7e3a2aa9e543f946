import type { PaidSubject } from '#money/receipts'
import { Fee } from '../doctypes/fee.doctype.ts'
import { message } from '../messages.ts'
import { NOBODY } from '../rules/nobody.ts'

/** Receipts of fees say which child and which fee; of a child whose data was erased they say what the payment said. */
export const feeSubjects: PaidSubject = {
  type: Fee.name,
  async texts(documents, names, t) {
    const fees = await documents.find(Fee, {
      where: { name: ['in', names], student_name: ['!=', NOBODY] },
      fields: ['name', 'student_name', 'academic_year', 'class'],
      limit: names.length,
    })
    return new Map(
      fees.map(({ name, student_name, academic_year, class: of }) => [
        name,
        t(
          message('fees.receipt_subject', {
            student: student_name,
            year: academic_year,
            class: of,
            fee: name,
          }),
        ),
      ]),
    )
  },
}
