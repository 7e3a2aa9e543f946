import type { Doc } from '#framework/doctypes'
import type { CounterRefund } from '../doctypes/counter-refund.doctype.ts'

export type CounterRefundDoc = Doc<typeof CounterRefund>

/** What the signals of a refund say that is paid by hand. */
export const signalOf = ({ name, reference_type, reference_name, amount, currency }: CounterRefundDoc) => ({
  ...{ refund: name, reference_type, reference_name, amount, currency },
})
