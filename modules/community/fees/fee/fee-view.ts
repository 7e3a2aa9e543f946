import { toDecimal } from '#meta'
import { dueNow, type PayPart } from '../payment/due-now.rules.ts'
import { feeTotals } from './fee-totals.rules.ts'
import { chargedAmount, unpaidAmount, type Instalment } from '../instalment/instalment.rules.ts'

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

/** A fee as its payer sees it, amounts as decimals. It names no child: whoever pays knows for whom. */
export function feeView(fee: FeeFields, instalments: readonly Instalment[], today: string) {
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
