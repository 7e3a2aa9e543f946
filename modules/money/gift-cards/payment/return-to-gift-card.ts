import type { Context } from '#framework/context'
import type { Documents } from '#framework/documents'
import { Payment, renewedExpiry, type ReturnedValue } from '#money/payments'
import { GiftCard } from '../gift-card/gift-card.doctype.ts'

/** Shows refunded money on the card that paid, and gives its holder time to use it. A disabled card stays disabled. */
export async function returnToGiftCard(
  documents: Documents,
  _context: Context,
  { payment, amount }: ReturnedValue,
): Promise<void> {
  const { gift_card } = await documents.get(Payment, payment)
  if (gift_card === null) throw new Error(`${payment} names no gift card`)
  const { balance, state, expires_on } = await documents.lock(GiftCard, gift_card)
  await documents.save(GiftCard, gift_card, {
    balance: balance + amount,
    ...(state === 'expired' ? { state: 'active' } : {}),
    ...(expires_on === null ? {} : { expires_on: renewedExpiry(expires_on, documents.today) }),
  })
}
