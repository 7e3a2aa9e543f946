import { useRefundsDueCount } from './counter.ts'
import { usePaymentCount } from './payments.ts'

/** How much waits for a person, and how much of it is to be given back by hand; undefined until it is known. */
interface NeedsYou {
  count: number | undefined
  refunds: number | undefined
}

/** What stands under 'Needs you', counted once for every place that says so. */
export function useNeedsYou(): NeedsYou {
  const { data: payments } = usePaymentCount('attention')
  const { data: refunds } = useRefundsDueCount()
  const isKnown = payments !== undefined && refunds !== undefined
  return { count: isKnown ? payments + refunds : undefined, refunds }
}
