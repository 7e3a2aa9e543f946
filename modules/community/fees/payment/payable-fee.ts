import type { Documents } from '#framework/documents'
import type { Message } from '#meta'
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

function feeIncomeAccount(academicYear: string): AccountSelector {
  return { purpose: 'income', party: { type: 'Academic Year', name: academicYear } }
}

/** Adds late fees as of today. The fee must be locked. */
export async function saveLateFees(documents: Documents, fee: FeeDoc): Promise<FeeDoc> {
  const instalments = withCurrentLateFees(fee, fee.instalments, documents.today)
  const isSame = instalments.every((one, index) => one.late_fee === fee.instalments[index]?.late_fee)
  return isSame ? fee : saveInstalments(documents, fee, { instalments })
}

/** Describes a fee without the child's name, because others read payment documents. */
function describeFee({ name, academic_year, class: of }: FeeDoc): string {
  return `School fees ${academic_year}, ${of} (${name})`
}

const feeTitle = ({ name, academic_year: year, class: of }: FeeDoc): Message =>
  message('fees.payment.title', { year, class: of, fee: name })

async function due(documents: Documents, name: string): Promise<Due | null> {
  const fee = await saveLateFees(documents, await documents.lock(Fee, name))
  const amount = amountToPay(fee.instalments, fee.pay_part, documents.today)
  if (amount === 0) return null
  const { family, payer_name, payer_email: email, payer_phone: phone, payer_user } = fee
  // A guardian may sign in for the first time after the fee's creation, and still gets the receipt.
  const user = payer_user ?? (await findPayerUser(documents, { family, phone }))
  return {
    ...{ amount, currency: 'INR', description: describeFee(fee), title: feeTitle(fee), organisation: null },
    payer: { name: payer_name, email, phone, user },
    // Returns to the family page, or to the renewal page without an account.
    returnPath: user === null ? '/student-renewal' : '/family',
  }
}

interface PaidAmount {
  readonly name: string
  readonly payment: string
  readonly amount: number
}

/**
 * Pays the oldest instalments first. An excess, as after a waiver during the payment, is refunded with the capture; the
 * fee records it like each refund.
 */
async function settle(documents: Documents, paid: PaidFor): Promise<Allocation | Refusal> {
  const { name, payment, amount, wasDue } = paid
  const fee = await documents.lock(Fee, name)
  if (fee.outstanding === 0) return { refusal: message('fees.payment.nothing_outstanding') }
  const tooMuch = Math.max(0, amount - fee.outstanding)
  if (tooMuch > 0 && !wasDue) return { refusal: message('fees.payment.too_much') }
  await saveInstalments(documents, fee, {
    instalments: allocateToInstalments(fee.instalments, amount - tooMuch),
    payments: [...fee.payments, { payment, paid_on: documents.today, amount, refunded_amount: 0 }],
    pay_part: 'what is due',
  })
  return { credits: [{ account: feeIncomeAccount(fee.academic_year), amount, memo: name }], tooMuch }
}

const overpaidAmount = ({ payments, paid }: FeeDoc): number =>
  payments.reduce((sum, one) => sum + one.amount - one.refunded_amount, 0) - paid

/** Recalculates instalments after a refund; overpayments are refunded first. A negative amount is a failed refund. */
function reallocateInstalments(fee: FeeDoc, refundedDelta: number): readonly Instalment[] {
  const { instalments, outstanding } = fee
  if (refundedDelta < 0) return allocateToInstalments(instalments, Math.min(-refundedDelta, outstanding))
  return refundFromInstalments(instalments, Math.max(0, refundedDelta - overpaidAmount(fee)))
}

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

/** Payable handler: readers of the fee and holders of its token pay online, the office records manual payments. */
export const payableFee: Payable = {
  type: Fee.name,
  storedValue: 'parts',
  due,
  settle,
  refunded,
  opensTo: (documents, { name, receipt }) => isFeeToken(documents, name, receipt),
}
