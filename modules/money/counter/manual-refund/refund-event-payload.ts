import type { Doc } from '#framework/doctypes'
import type { ManualRefund } from './manual-refund.doctype.ts'

export type ManualRefundDoc = Doc<typeof ManualRefund>

/** What the signals of a refund say that is paid by hand. */
export const refundEventPayload = ({
  name,
  reference_type,
  reference_name,
  amount,
  currency,
}: ManualRefundDoc) => ({
  ...{ refund: name, reference_type, reference_name, amount, currency },
})
