import { method } from '#framework/modules'
import { moneyStaff, paymentInput } from '../payment/staff-access.ts'
import { holdPayment } from './resolve.ts'

/** Leaves a payment unallocated until staff decide. Only staff may call it. */
export const leaveUnallocated = method({
  renamedFrom: 'payments.hold',
  access: moneyStaff,
  input: paymentInput,
  run: ({ input: { name }, documents }) => holdPayment(documents.asSystem(), name),
})
