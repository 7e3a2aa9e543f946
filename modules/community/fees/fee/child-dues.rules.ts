import { toDecimal } from '#meta'
import { dueNow } from '../payment/due-now.rules.ts'
import { sortByDueDate, unpaidAmount, sumOf, type Instalment } from '../instalment/instalment.rules.ts'
import { withCurrentLateFees, type LateFeeFields } from '../late-fee/late-fee.rules.ts'

interface FeeWithInstalments {
  readonly fee: LateFeeFields & { readonly student: string }
  readonly instalments: readonly Instalment[]
}

/**
 * What each child owes now (every part whose day has come, or the next one) and what later terms add, all years together
 * and late fees of today with them; decimals.
 */
export function calculateChildDues(feeRows: readonly FeeWithInstalments[], today: string) {
  const byChild = Map.groupBy(feeRows, ({ fee }) => fee.student)
  return new Map(
    [...byChild].map(([student, fees]) => {
      const parts = fees.flatMap(({ fee, instalments }) => withCurrentLateFees(fee, instalments, today))
      const next = sortByDueDate(parts).find((one) => unpaidAmount(one) > 0)
      const due = dueNow(parts, today)
      const later = sumOf(parts.map(unpaidAmount)) - due
      return [student, { due: toDecimal(due), later: toDecimal(later), next_due_on: next?.due_on ?? null }]
    }),
  )
}
