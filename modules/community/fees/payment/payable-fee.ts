import type { Documents } from '#framework/documents'
import type { AccountSelector } from '#money/ledger'
import type { Due, PaidFor, Payable, Refusal, Allocation } from '#money/payments'
import { Fee } from '../fee/fee.doctype.ts'
import { isFeeToken, type FeeDoc, findPayerUser } from '../fee/fee.queries.ts'
import { message } from '../messages.ts'
import { amountToPay } from '../fee/fee-totals.rules.ts'
import { withCurrentLateFees } from '../late-fee/late-fee.rules.ts'
import type { Instalment } from '../instalment/instalment-arithmetic.ts'
import { refundFromInstalments, allocateToInstalments } from '../instalment/allocate-to-instalments.rules.ts'
import { saveInstalments } from '../instalment/save-instalments.ts'

/** Whose income fees are: each year has an account of its own. */
function feeIncomeAccount(academicYear: string): AccountSelector {
  return { purpose: 'income', party: { type: 'Academic Year', name: academicYear } }
}

/** Adds what became late since somebody last looked. The fee is locked. */
export async function saveLateFees(documents: Documents, fee: FeeDoc): Promise<FeeDoc> {
  const instalments = withCurrentLateFees(fee, fee.instalments, documents.today)
  const isSame = instalments.every((one, index) => one.late_fee === fee.instalments[index]?.late_fee)
  return isSame ? fee : saveInstalments(documents, fee, { instalments })
}

/** No child is named: what is paid for stands on papers that others read. */
function describeFee({ name, academic_year, class: of }: FeeDoc): string {
  return `School fees ${academic_year}, ${of} (${name})`
}

async function due(documents: Documents, name: string): Promise<Due | null> {
  const fee = await saveLateFees(documents, await documents.lock(Fee, name))
  const amount = amountToPay(fee.instalments, fee.pay_part, documents.today)
  if (amount === 0) return null
  const { family, payer_name, payer_email: email, payer_phone: phone, payer_user } = fee
  // A guardian may have signed in for the first time after the fee was made: the receipt is theirs all the same.
  const user = payer_user ?? (await findPayerUser(documents, { family, phone }))
  return {
    ...{ amount, currency: 'INR', description: describeFee(fee), organisation: null },
    payer: { name: payer_name, email, phone, user },
    // The family's own pages, or the page where he renewed without an account.
    returnPath: user === null ? '/student-renewal' : '/family',
  }
}

interface PaidAmount {
  readonly name: string
  readonly payment: string
  readonly amount: number
}

/**
 * Pays the oldest instalments first, as far as the money goes. Where less is owed by now than a gateway was asked to take, the
 * rest is refunded with the capture, which the fee is told of like any refund.
 */
async function settle(documents: Documents, paid: PaidFor): Promise<Allocation | Refusal> {
  const { name, payment, amount, wasDue } = paid
  const fee = await documents.lock(Fee, name)
  if (fee.outstanding === 0) return { refusal: message('fees.payment.nothing_left') }
  const tooMuch = Math.max(0, amount - fee.outstanding)
  if (tooMuch > 0 && !wasDue) return { refusal: message('fees.payment.too_much') }
  await saveInstalments(documents, fee, {
    instalments: allocateToInstalments(fee.instalments, amount - tooMuch),
    payments: [...fee.payments, { payment, paid_on: documents.today, amount, refunded_amount: 0 }],
    pay_part: 'what is due',
  })
  return { credits: [{ account: feeIncomeAccount(fee.academic_year), amount, memo: name }], tooMuch }
}

/** What came for a fee and pays for none of its parts, since less is asked for by now. */
const overpaidAmount = ({ payments, paid }: FeeDoc): number =>
  payments.reduce((sum, one) => sum + one.amount - one.refunded_amount, 0) - paid

/** How parts stand after so much more was refunded: what pays for none of them goes first. Below zero it came back. */
function reallocateInstalments(fee: FeeDoc, refundedDelta: number): readonly Instalment[] {
  const { instalments, outstanding } = fee
  if (refundedDelta < 0) return allocateToInstalments(instalments, Math.min(-refundedDelta, outstanding))
  return refundFromInstalments(instalments, Math.max(0, refundedDelta - overpaidAmount(fee)))
}

/** What a payment of this fee says went back, changed by an amount; nothing to do where the payment is not the fee's. */
async function refunded(documents: Documents, { name, payment, amount }: PaidAmount): Promise<void> {
  const fee = await documents.lock(Fee, name)
  const row = fee.payments.find((one) => one.payment === payment)
  if (row === undefined) return
  const refunded_amount = Math.min(row.amount, Math.max(0, row.refunded_amount + amount))
  const refundedDelta = refunded_amount - row.refunded_amount
  await saveInstalments(documents, fee, {
    instalments: reallocateInstalments(fee, refundedDelta),
    payments: fee.payments.map((one) => (one === row ? { ...one, refunded_amount } : one)),
  })
}

/** How a fee is paid: online by whoever may read it or holds its token, and at the counter. */
export const payableFee: Payable = {
  type: Fee.name,
  due,
  settle,
  refunded,
  opensTo: (documents, { name, receipt }) => isFeeToken(documents, name, receipt),
}
