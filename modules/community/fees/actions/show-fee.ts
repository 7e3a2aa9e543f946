import type { Documents } from '#framework/documents'
import { Fee } from '../doctypes/fee.doctype.ts'
import { opensFee, type FeeDoc } from '../doctypes/fee.queries.ts'
import { feeErrors } from '../errors.ts'
import { feeView, type FeeView } from '../rules/fee-view.ts'
import type { Instalment } from '../rules/instalment.ts'
import { withLateFees } from '../rules/late-fees.ts'
import { measureOf } from '../rules/share.ts'

type Terms = 'late_fee' | 'late_percent' | 'late_amount' | 'grace_days'

/** What a view is made of beside the instalments. */
type Viewed = Pick<FeeDoc, Terms | 'name' | 'academic_year' | 'class' | 'pay_part'>

/** A fee as it stands today: what became late since it was last saved is counted. */
export function viewOf(fee: Viewed, instalments: readonly Instalment[], today: string): FeeView {
  const { late_fee: kind, late_percent: percent, late_amount: amount, grace_days } = fee
  const terms = { late_fee: measureOf({ kind, percent, amount }), grace_days }
  return feeView(fee, withLateFees(instalments, terms, today), today)
}

/** Lets in whoever may read the fee, or holds its token: a name opens nothing. */
export async function requireOpen(documents: Documents, name: string, token: string | null): Promise<void> {
  if (token !== null && (await opensFee(documents, name, token))) return
  if ((await documents.permissions(Fee, name))?.has('read') === true) return
  throw feeErrors.not_yours()
}
