import type { Context } from '#framework/context'
import type { Documents } from '#framework/documents'
import type { PaymentDoc } from '../payment/payment.queries.ts'
import { payable } from '../extension-points.ts'

/** What somebody else decides to pay back, and what of it may go back without him. */
interface ManagedRefund {
  /** The document that was paid for. */
  readonly type: string
  readonly name: string
  /** What came for it beyond what is owed by now; minor units. */
  readonly owed: number
}

/** Of a room that decides itself what is paid back of its documents only that goes back which is nobody's by now; null where no room does. */
export async function findManagedRefund(
  system: Documents,
  context: Context,
  payment: Pick<PaymentDoc, 'application' | 'reference_type' | 'reference_name'>,
): Promise<ManagedRefund | null> {
  const { application, reference_type, reference_name: name } = payment
  const handler = context.extensions(payable).find(({ type }) => type === reference_type)
  if (application !== 'applied' || name === null || !handler?.owedBack) return null
  const owed = await handler.owedBack(system, name)
  return { type: handler.type, name, owed: owed?.amount ?? 0 }
}
