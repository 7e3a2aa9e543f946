import type { Documents } from '#framework/documents'
import { findOrCreateAccount, LedgerAccount } from '#money/ledger'
import type { PaymentDoc } from '../payment/payment.queries.ts'
import { gatewayAccount } from './book-capture.ts'

/**
 * Waits until nobody else moves money of this gateway, and keeps the turn until the end of the transaction. One transaction
 * may post several entries; without a turn two of them would hold each other's accounts, and the database would end one.
 * To be called after the payments are locked, and before anything is posted.
 */
export async function lockGatewayAccount(documents: Documents, payment: PaymentDoc): Promise<void> {
  const { gateway, captured_currency, currency } = payment
  const account = await findOrCreateAccount(documents, gatewayAccount(gateway, captured_currency ?? currency))
  await documents.lock(LedgerAccount, account)
}
