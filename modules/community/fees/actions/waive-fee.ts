import type { Documents } from '#framework/documents'
import { Fee } from '../doctypes/fee.doctype.ts'
import type { FeeDoc } from '../doctypes/fee.queries.ts'
import { feeErrors } from '../errors.ts'
import { feeTotals } from '../rules/fee-totals.ts'
import { waive } from '../rules/settle-instalments.ts'
import { bringUpToDate } from './payable-fee.ts'
import { saveInstalments } from './save-instalments.ts'

interface Waiving {
  readonly name: string
  /** Minor units; null for everything that is left. */
  readonly amount: number | null
  readonly reason: string | null
}

/** What is said with the call counts before what stands on the form. */
function wishOf({ amount, reason }: Waiving, fee: FeeDoc, outstanding: number) {
  return {
    amount: amount ?? (fee.waive_amount === 0 ? null : fee.waive_amount) ?? outstanding,
    reason: (reason ?? fee.waive_reason ?? '').trim(),
  }
}

/** The office asks for less, with its reason. */
export async function waiveFee(caller: Documents, waiving: Waiving): Promise<FeeDoc> {
  const documents = caller.asSystem()
  const fee = await bringUpToDate(documents, await documents.lock(Fee, waiving.name))
  const { outstanding } = feeTotals(fee.instalments)
  const { amount, reason } = wishOf(waiving, fee, outstanding)
  if (reason === '') throw feeErrors.no_reason()
  if (outstanding <= 0) throw feeErrors.nothing_left()
  if (amount > outstanding) throw feeErrors.more_than_left(outstanding)
  const waiver = { amount, reason, waived_by: caller.caller.user, waived_on: documents.today }
  return saveInstalments(documents, fee, {
    instalments: waive(fee.instalments, amount),
    waivers: [...fee.waivers, waiver],
    waive_amount: null,
    waive_reason: null,
  })
}
