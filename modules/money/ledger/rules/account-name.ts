import { HOUSE_CURRENCY } from './posting.ts'

interface Standing {
  readonly purpose: string
  readonly party: string
  readonly currency: string
}

const LONGEST_NAME = 140

/** How people read an account: 'Gateway Razorpay', 'Customer credit USR-4f8k'; another currency is named. */
export function accountName({ purpose, party, currency }: Standing): string {
  const beginning = purpose.charAt(0).toUpperCase() + purpose.slice(1)
  const parts = [beginning, party, currency === HOUSE_CURRENCY ? '' : currency]
  return parts.filter(Boolean).join(' ').slice(0, LONGEST_NAME)
}
