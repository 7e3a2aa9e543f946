import { DialectError } from '#framework/errors'
import type { Documents } from '#framework/documents'
import { Payment } from '../doctypes/payment.doctype.ts'
import type { PaymentDoc } from '../doctypes/payment.queries.ts'
import { paymentErrors } from '../errors.ts'
import { isToken } from './tokens.ts'

/** A payment for whoever holds its token. `documents` acts as the system; a wrong token and no payment answer alike. */
export async function paymentByToken(documents: Documents, name: string, token: string): Promise<PaymentDoc> {
  const payment = await documents.get(Payment, name).catch((error: unknown) => {
    if (error instanceof DialectError && error.status === 404) throw paymentErrors.wrong_token()
    throw error
  })
  if (!isToken(token, payment.token_hash)) throw paymentErrors.wrong_token()
  return payment
}
