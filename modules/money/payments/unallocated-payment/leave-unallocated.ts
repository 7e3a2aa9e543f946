import { method } from '#framework/modules'
import { moneyStaff, paymentInput } from '../payment/staff-access.ts'
import { holdPayment } from './resolve.ts'

/** The button that keeps such money until staff know more. */
export const leaveUnallocated = method({
  renamedFrom: 'payments.hold',
  access: moneyStaff,
  input: paymentInput,
  run: ({ input: { name }, documents }) => holdPayment(documents.asSystem(), name),
})
