import { method } from '#framework/modules'
import { moneyStaff, paymentInput } from '../payment/staff-access.ts'
import { refundUnallocatedNow } from './resolve.ts'

/** Refunds a payment that is unallocated. Only staff may call it. */
export const resolveByRefund = method({
  access: moneyStaff,
  input: paymentInput,
  run: (context) => refundUnallocatedNow(context.documents.asSystem(), context, context.input.name),
})
