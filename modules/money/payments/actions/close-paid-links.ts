import type { Documents } from '#framework/documents'
import { PaymentLink } from '../doctypes/payment-link.doctype.ts'
import type { PaymentDoc } from '../doctypes/payment.queries.ts'
import { payable } from '../extension-points.ts'
import type { PaymentPlace } from './place.ts'

const MOST_LINKS = 100

/** Links for a document of which nothing is left to be paid are over. */
export async function closePaidLinks(
  documents: Documents,
  place: PaymentPlace,
  { name: payment, reference_type, reference_name }: PaymentDoc,
): Promise<void> {
  if (reference_type === null || reference_name === null) return
  const where = { reference_type, reference_name, state: 'open' } as const
  const open = await documents.find(PaymentLink, { where, fields: ['name'], limit: MOST_LINKS })
  if (open.length === 0) return
  const room = place.extensions(payable).find(({ type }) => type === reference_type)
  if ((await room?.due(documents, reference_name)) ?? null) return
  for (const { name } of open) await documents.save(PaymentLink, name, { state: 'paid', payment })
}
