import type { Documents } from '#framework/documents'
import type { PaymentDoc } from '../doctypes/payment.queries.ts'
import { payable } from '../extension-points.ts'
import type { PaymentPlace } from './place.ts'

/** What somebody else decides to pay back, and what of it may go back without him. */
interface DecidedByRoom {
  /** The document that was paid for. */
  readonly type: string
  readonly name: string
  /** What came for it beyond what is owed by now; minor units. */
  readonly owed: number
}

/** Of a room that decides itself what is paid back of its documents only that goes back which is nobody's by now; null where no room does. */
export async function decidedByRoom(
  system: Documents,
  place: Pick<PaymentPlace, 'extensions'>,
  payment: Pick<PaymentDoc, 'application' | 'reference_type' | 'reference_name'>,
): Promise<DecidedByRoom | null> {
  const { application, reference_type, reference_name: name } = payment
  const room = place.extensions(payable).find(({ type }) => type === reference_type)
  if (application !== 'applied' || name === null || !room?.owedBack) return null
  const owed = await room.owedBack(system, name)
  return { type: room.type, name, owed: owed?.amount ?? 0 }
}
