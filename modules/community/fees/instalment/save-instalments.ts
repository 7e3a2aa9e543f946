import type { Changes } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { Fee } from '../fee/fee.doctype.ts'
import type { FeeDoc } from '../fee/fee.queries.ts'
import { feeTotals } from '../fee/fee-totals.rules.ts'
import { chargedAmount, type Instalment } from './instalment-arithmetic.ts'

export function toInstalmentRows(instalments: readonly Instalment[], names: readonly string[] = []) {
  return instalments.map((instalment, index) => {
    const { label, due_on, full_amount, discount, late_fee, waived, paid } = instalment
    const name = names[index]
    return {
      ...(name === undefined ? {} : { name }),
      ...{ label, due_on, full_amount, discount, late_fee, waived, paid, amount: chargedAmount(instalment) },
    }
  })
}

/** Saves the instalments of a locked fee and its totals. */
export function saveInstalments(
  documents: Documents,
  fee: FeeDoc,
  {
    instalments,
    ...more
  }: { readonly instalments: readonly Instalment[] } & Omit<Changes<typeof Fee>, 'instalments'>,
): Promise<FeeDoc> {
  const names = fee.instalments.map(({ name }) => name)
  return documents.save(Fee, fee.name, {
    ...feeTotals(instalments),
    ...more,
    instalments: toInstalmentRows(instalments, names),
  })
}
