/** Why staff must look at a payment. */
export const attentions = [
  'nothing to pay for',
  'paid twice',
  'another amount',
  'another currency',
  'could not be settled',
  'refund failed',
  'paid back twice',
  'unknown to the gateway',
  'disputed',
  'dispute lost',
] as const

export type Attention = (typeof attentions)[number]
