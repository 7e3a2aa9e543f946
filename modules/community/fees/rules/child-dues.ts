import { toDecimal } from '#meta'
import { inOrder, leftOf, sumOf, type Instalment } from './instalment.ts'
import { upToDate, type KeptTerms } from './late-fees.ts'

interface KeptFee {
  readonly fee: KeptTerms & { readonly student: string }
  readonly instalments: readonly Instalment[]
}

/** What is left to be paid for each child, all years together and late fees of today with them; a decimal. */
export function childDues(kept: readonly KeptFee[], today: string) {
  const byChild = Map.groupBy(kept, ({ fee }) => fee.student)
  return new Map(
    [...byChild].map(([student, fees]) => {
      const parts = fees.flatMap(({ fee, instalments }) => upToDate(fee, instalments, today))
      const next = inOrder(parts).find((one) => leftOf(one) > 0)
      return [student, { due: toDecimal(sumOf(parts.map(leftOf))), next_due_on: next?.due_on ?? null }]
    }),
  )
}
