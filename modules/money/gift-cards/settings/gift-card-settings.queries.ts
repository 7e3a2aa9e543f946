import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { readWebsiteSettings } from '#site/website'
import { giftCardErrors } from '../errors.ts'
import { GiftCardSettings } from './gift-card-settings.doctype.ts'

export const readGiftCardSettings = (documents: Documents): Promise<Doc<typeof GiftCardSettings>> =>
  documents.asSystem().get(GiftCardSettings, GiftCardSettings.name)

/** True when the website's settings switch gift cards on. */
export async function areGiftCardsOn(documents: Documents): Promise<boolean> {
  return (await readWebsiteSettings(documents)).enable_gift_cards === 1
}

export async function requireGiftCards(documents: Documents): Promise<void> {
  if (!(await areGiftCardsOn(documents))) throw giftCardErrors.off()
}
