import { method } from '#framework/modules'
import { moneyStaff, paymentInput } from '../payment/staff-access.ts'
import { refundUnallocatedNow } from './resolve.ts'

/** The button that pays back money which found nothing to pay for. */
export const resolveByRefund = method({
  access: moneyStaff,
  input: paymentInput,
  run: (context) => refundUnallocatedNow(context.documents.asSystem(), context, context.input.name),
})
