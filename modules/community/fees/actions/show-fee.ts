import type { Documents } from '#framework/documents'
import { Fee } from '../doctypes/fee.doctype.ts'
import { opensFee, type FeeDoc } from '../doctypes/fee.queries.ts'
import { feeErrors } from '../errors.ts'
import { feeView, type FeeView } from '../rules/fee-view.ts'
import type { Instalment } from '../rules/instalment.ts'
import { upToDate, type KeptTerms } from '../rules/late-fees.ts'

/** What a view is made of beside the instalments. */
type Viewed = Pick<FeeDoc, keyof KeptTerms | 'name' | 'academic_year' | 'class' | 'pay_part'>

/**
 * A fee as it stands today: what became late since it was last saved is counted. The fee is read by the system, for its terms
 * of lateness are at a level that no payer reads.
 */
export function viewOf(fee: Viewed, instalments: readonly Instalment[], today: string): FeeView {
  return feeView(fee, upToDate(fee, instalments, today), today)
}

/** Lets in whoever may read the fee, or holds its token: a name opens nothing. */
export async function requireOpen(documents: Documents, name: string, token: string | null): Promise<void> {
  if (token !== null && (await opensFee(documents, name, token))) return
  if ((await documents.permissions(Fee, name))?.has('read') === true) return
  throw feeErrors.not_yours()
}
