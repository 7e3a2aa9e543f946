import { on } from '#framework/modules'
import { ClassEnrolment } from '#community/students'
import { makeFee } from './actions/make-fee.ts'
import { moveReturned } from './actions/payable-fee.ts'
import { Fee } from './doctypes/fee.doctype.ts'

/** The gateway could not pay back after all: the money settles the fee again. */
const takeAgain = on('payment.refund_failed', 'fees.take_again', async ({ payload }, documents) => {
  if (payload['reference_type'] !== Fee.name) return
  await moveReturned(documents, {
    name: String(payload['reference_name']),
    payment: String(payload['payment']),
    amount: -Number(payload['amount']),
  })
})

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

export const feeSubscriptions = [takeAgain, ask]
