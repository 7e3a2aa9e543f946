import { toDecimal } from '#meta'
import { dueNow, type PayPart, feeTotals } from './fee-totals.rules.ts'
import { chargedAmount, unpaidAmount, type Instalment } from '../instalment/instalment-arithmetic.ts'
import type { Documents } from '#framework/documents'
import { Fee } from './fee.doctype.ts'
import { isFeeToken, type FeeDoc } from './fee.queries.ts'
import { feeErrors } from '../errors.ts'
import { withCurrentLateFees, type LateFeeFields } from '../late-fee/late-fee.rules.ts'
import { hashSecret } from '#framework/identity'

interface FeeFields {
  readonly name: string
  readonly academic_year: string
  readonly class: string
  readonly pay_part: PayPart
}

function toInstalmentView(instalment: Instalment) {
  const { label, due_on, discount, late_fee, waived, paid } = instalment
  return {
    ...{ label, due_on },
    full_amount: toDecimal(instalment.full_amount),
    discount: toDecimal(discount),
    late_fee: toDecimal(late_fee),
    waived: toDecimal(waived),
    amount: toDecimal(chargedAmount(instalment)),
    paid: toDecimal(paid),
    outstanding: toDecimal(unpaidAmount(instalment)),
  }
}

/** A fee for its payer, amounts as decimals, without the child's name. */
function feeView(fee: FeeFields, instalments: readonly Instalment[], today: string) {
  const { name, academic_year, class: of, pay_part } = fee
  const { full_amount, discount, late_fees, waived, amount, paid, outstanding, ...rest } =
    feeTotals(instalments)
  return {
    ...{ fee: name, academic_year, class: of, pay_part, currency: 'INR', ...rest },
    full_amount: toDecimal(full_amount),
    discount: toDecimal(discount),
    late_fees: toDecimal(late_fees),
    waived: toDecimal(waived),
    amount: toDecimal(amount),
    paid: toDecimal(paid),
    outstanding: toDecimal(outstanding),
    due_now: toDecimal(dueNow(instalments, today)),
    instalments: instalments.map(toInstalmentView),
  }
}

export type FeeView = ReturnType<typeof feeView>

type FeeViewFields = Pick<FeeDoc, keyof LateFeeFields | 'name' | 'academic_year' | 'class' | 'pay_part'>

/** Builds a fee's view with today's late fees. Read as the system, because payers cannot read the late fee terms. */
export function createFeeView(
  fee: FeeViewFields,
  instalments: readonly Instalment[],
  today: string,
): FeeView {
  return feeView(fee, withCurrentLateFees(fee, instalments, today), today)
}

/** Permits readers of the fee and holders of its token; the name alone gives no access. */
export async function requireFeeAccess(
  documents: Documents,
  name: string,
  token: string | null,
): Promise<void> {
  if (token !== null && (await isFeeToken(documents, name, token))) return
  if ((await documents.permissions(Fee, name))?.has('read') === true) return
  throw feeErrors.not_yours()
}

/** Gives the token's holder access to view and pay the fee without an account. An earlier token expires. */
export async function grantTokenAccess(documents: Documents, name: string, token: string): Promise<void> {
  await documents.asSystem().save(Fee, name, { receipt_hash: hashSecret(token) })
}
