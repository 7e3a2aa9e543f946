import type { Context } from '#framework/context'
import type { Documents } from '#framework/documents'
import { captureStoredValue, type PaymentDoc } from '#money/payments'
import { giftCardErrors } from '../errors.ts'
import type { CodeHashes } from '../gift-card/gift-card-code.ts'
import { GiftCard } from '../gift-card/gift-card.doctype.ts'
import { findSpendableCard, isSpendable, readCardBalance } from '../gift-card/gift-card.queries.ts'
import { requireGiftCards } from '../settings/gift-card-settings.queries.ts'

export interface GiftCardPayment {
  /** User who pays; null for a guest. The code alone permits the payment. */
  readonly user: string | null
  readonly code: CodeHashes
  readonly type: string
  readonly name: string
  /** Minor units: exactly this is spent, or nothing. */
  readonly amount: number
  readonly idempotencyKey: string
  readonly opensWith?: string
}

/** Takes an amount from a card, whose account is locked: another phone may have spent it in the meantime. */
async function takeFromCard(documents: Documents, name: string, amount: number): Promise<void> {
  const card = await documents.lock(GiftCard, name)
  const balance = await readCardBalance(documents, name)
  if (!isSpendable(card, documents.today) || balance === 0) throw giftCardErrors.no_balance()
  if (balance < amount) throw giftCardErrors.not_enough(balance)
  await documents.save(GiftCard, name, { balance: balance - amount })
}

/**
 * Pays a document, or a part of it, from a gift card in the caller's transaction. `documents` acts as the system. Hash
 * the code and count the attempt before the transaction.
 */
export async function spendFromGiftCard(
  documents: Documents,
  context: Context,
  { code, ...request }: GiftCardPayment,
): Promise<PaymentDoc> {
  await requireGiftCards(documents)
  const { name: giftCard } = await findSpendableCard(documents, code)
  return captureStoredValue(documents, context, {
    ...request,
    ...{ gateway: 'Gift Card', giftCard },
    take: () => takeFromCard(documents, giftCard, request.amount),
  })
}
