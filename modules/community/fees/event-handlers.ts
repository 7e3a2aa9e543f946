import { on } from '#framework/events'
import { ClassEnrolment, studentEvents } from '#community/students'
import { createFee } from './fee/create-fee.ts'

const createFeeOnEnrolment = on(
  studentEvents.enrolled,
  { key: 'fees.create', renamedFrom: 'fees.ask' },
  async (payload, { documents }) => {
    const student = payload.student
    const enrolments = await documents.find(ClassEnrolment, {
      where: { student, state: 'active' },
      fields: ['academic_year', 'class'],
      limit: 20,
    })
    for (const { academic_year, class: of } of enrolments)
      await createFee(documents, { student, academic_year, class: of })
  },
)

export const feeEventHandlers = [createFeeOnEnrolment]
