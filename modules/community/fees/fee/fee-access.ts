import type { Documents } from '#framework/documents'
import { Fee } from './fee.doctype.ts'
import { isFeeToken, type FeeDoc } from './fee.queries.ts'
import { feeErrors } from '../errors.ts'
import { feeView, type FeeView } from './fee-view.ts'
import type { Instalment } from '../instalment/instalment.rules.ts'
import { withCurrentLateFees, type LateFeeFields } from '../late-fee/late-fee.rules.ts'
import { hashSecret } from '#framework/identity'

/** What a view is made of beside the instalments. */
type FeeViewFields = Pick<FeeDoc, keyof LateFeeFields | 'name' | 'academic_year' | 'class' | 'pay_part'>

/**
 * A fee as it stands today: what became late since it was last saved is counted. The fee is read by the system, for its terms
 * of lateness are at a level that no payer reads.
 */
export function createFeeView(
  fee: FeeViewFields,
  instalments: readonly Instalment[],
  today: string,
): FeeView {
  return feeView(fee, withCurrentLateFees(fee, instalments, today), today)
}

/** Lets in whoever may read the fee, or holds its token: a name opens nothing. */
export async function requireFeeAccess(
  documents: Documents,
  name: string,
  token: string | null,
): Promise<void> {
  if (token !== null && (await isFeeToken(documents, name, token))) return
  if ((await documents.permissions(Fee, name))?.has('read') === true) return
  throw feeErrors.not_yours()
}

/** From now on whoever holds this token may see the fee and pay it, without an account. An earlier token ends. */
export async function grantTokenAccess(documents: Documents, name: string, token: string): Promise<void> {
  await documents.asSystem().save(Fee, name, { receipt_hash: hashSecret(token) })
}
