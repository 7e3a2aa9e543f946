import { toDecimal } from '#meta'
import { dueNow } from './due-now.ts'
import { inOrder, leftOf, sumOf, type Instalment } from './instalment.ts'
import { upToDate, type KeptTerms } from './late-fees.ts'

interface KeptFee {
  readonly fee: KeptTerms & { readonly student: string }
  readonly instalments: readonly Instalment[]
}

/**
 * What each child owes now (every part whose day has come, or the next one) and what later terms add, all years together
 * and late fees of today with them; decimals.
 */
export function childDues(kept: readonly KeptFee[], today: string) {
  const byChild = Map.groupBy(kept, ({ fee }) => fee.student)
  return new Map(
    [...byChild].map(([student, fees]) => {
      const parts = fees.flatMap(({ fee, instalments }) => upToDate(fee, instalments, today))
      const next = inOrder(parts).find((one) => leftOf(one) > 0)
      const due = dueNow(parts, today)
      const later = sumOf(parts.map(leftOf)) - due
      return [student, { due: toDecimal(due), later: toDecimal(later), next_due_on: next?.due_on ?? null }]
    }),
  )
}
