import type { Documents } from '#framework/documents'
import type { PaymentDoc } from '../doctypes/payment.queries.ts'
import { payable } from '../extension-points.ts'
import type { PaymentPlace } from './place.ts'

interface GoneBack {
  /** As it stands now. */
  readonly payment: PaymentDoc
  /** Minor units; below zero for what was to go back and stays after all. */
  readonly amount: number
}

/** The room whose document was paid keeps count of what went back. */
export async function tellRoom(
  documents: Documents,
  place: PaymentPlace,
  { payment, amount }: GoneBack,
): Promise<void> {
  const { name, reference_type, reference_name, captured_amount, refunded_amount, application } = payment
  if (application !== 'applied' || reference_name === null) return
  const isWhole = refunded_amount === captured_amount
  const room = place.extensions(payable).find(({ type }) => type === reference_type)
  await room?.refunded?.(documents, { name: reference_name, payment: name, amount, isWhole })
}
