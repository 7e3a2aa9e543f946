import type { Documents } from '#framework/documents'
import type { GiftCardDoc } from '../gift-card/gift-card.queries.ts'
import { lastDay } from '../gift-card/validity.rules.ts'
import { readGiftCardSettings } from '../settings/gift-card-settings.queries.ts'

/** Returns the fields of a card that becomes active, valid from its delivery on. */
export async function activeFields(documents: Documents, { amount, deliver_on }: GiftCardDoc) {
  const { validity_months } = await readGiftCardSettings(documents)
  const { today } = documents
  const from = deliver_on !== null && deliver_on > today ? deliver_on : today
  return {
    state: 'active',
    balance: amount,
    deliver_on: from,
    expires_on: lastDay(from, validity_months),
  } as const
}
