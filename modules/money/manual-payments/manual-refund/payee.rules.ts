import { manualPaymentErrors } from '../errors.ts'
import type { PayoutMethod } from '../manual-payment/manual-payment.states.ts'

export interface Payee {
  readonly payee_name: string | null
  readonly payee_upi: string | null
  readonly payee_account: string | null
  readonly payee_ifsc: string | null
}

const UPI_ID = /^[\w.-]{2,64}@[a-z][a-z0-9.-]{1,30}$/i
const ACCOUNT = /^\d{9,18}$/
const IFSC = /^[A-Z]{4}0[A-Z0-9]{6}$/

const trimToNull = (text: string | null): string | null => text?.trim() || null

function validateUpi({ payee_upi }: Payee): void {
  if (payee_upi !== null && !UPI_ID.test(payee_upi)) throw manualPaymentErrors.upi_id()
}

function validateBankAccount({ payee_account, payee_ifsc }: Payee): void {
  if (payee_account === null && payee_ifsc === null) return
  if (!ACCOUNT.test(payee_account ?? '')) throw manualPaymentErrors.account_number()
  if (!IFSC.test(payee_ifsc ?? '')) throw manualPaymentErrors.ifsc()
}

export function parsePayee(payeeDetails: Payee): Payee {
  const payee = {
    payee_name: trimToNull(payeeDetails.payee_name),
    payee_upi: trimToNull(payeeDetails.payee_upi),
    payee_account: trimToNull(payeeDetails.payee_account)?.replaceAll(' ', '') ?? null,
    payee_ifsc: trimToNull(payeeDetails.payee_ifsc)?.toUpperCase() ?? null,
  }
  validateUpi(payee)
  validateBankAccount(payee)
  return payee
}

export interface PayeeInput extends Payee {
  readonly refundMethod: PayoutMethod
}

const emptyPayee: Payee = { payee_name: null, payee_upi: null, payee_account: null, payee_ifsc: null }

export function parsePayeeInput({ refundMethod, ...payeeDetails }: PayeeInput): {
  refundMethod: PayoutMethod
  payee: Payee
} {
  const { payee_name, payee_upi, payee_account, payee_ifsc } = payeeDetails
  const payeeByMethod = {
    cash: emptyPayee,
    UPI: { ...emptyPayee, payee_upi },
    bank: { ...emptyPayee, payee_name, payee_account, payee_ifsc },
  }
  const payee = parsePayee(payeeByMethod[refundMethod])
  requirePayee(refundMethod, payee)
  if (refundMethod === 'bank' && payee.payee_name === null) throw manualPaymentErrors.account_name()
  return { refundMethod, payee }
}

export function requirePayee(method: PayoutMethod, { payee_upi, payee_account }: Payee): void {
  if (method === 'UPI' && payee_upi === null) throw manualPaymentErrors.upi_id()
  if (method === 'bank' && payee_account === null) throw manualPaymentErrors.account_number()
}

export function maskPayee({ payee_upi, payee_account, payee_ifsc }: Payee): string | null {
  if (payee_upi !== null) {
    const [name = '', bank = ''] = payee_upi.split('@')
    return `${name.slice(0, 2)}•••@${bank}`
  }
  return payee_account === null ? null : `••••${payee_account.slice(-4)}, ${payee_ifsc ?? ''}`
}
