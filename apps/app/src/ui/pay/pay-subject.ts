/** What is to be paid for, and what the payer shows for it. Names open nothing: without a right he has a receipt or a link. */
export interface PaySubject {
  reference_type: string
  reference_name: string
  /** Of the document that was sent in, or of a payment link; null for who may read the document. */
  receipt_token: string | null
}

export const isSameSubject = (one: PaySubject, other: PaySubject): boolean =>
  one.reference_type === other.reference_type && one.reference_name === other.reference_name
