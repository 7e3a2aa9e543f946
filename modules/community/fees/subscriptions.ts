import { on } from '#framework/modules'
import { ClassEnrolment } from '#community/students'
import { makeFee } from './actions/make-fee.ts'

/** Whoever gets a place gets its fee, where the office has said what the class costs. */
const ask = on('students.enrolled', 'fees.ask', async ({ payload }, documents) => {
  const student = String(payload['student'])
  const places = await documents.find(ClassEnrolment, {
    where: { student, state: 'active' },
    fields: ['academic_year', 'class'],
    limit: 20,
  })
  for (const { academic_year, class: of } of places)
    await makeFee(documents, { student, academic_year, class: of })
})

export const feeSubscriptions = [ask]
