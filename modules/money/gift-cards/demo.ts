import type { DemoContext } from '#framework/modules'
import { User } from '#framework/identity'
import { WebsiteSettings } from '#site/website'
import { GiftCard } from './gift-card/gift-card.doctype.ts'
import { issueAsGoodwill } from './issue/issue.ts'
import { GiftCardSettings } from './settings/gift-card-settings.doctype.ts'

const STAFF = 'office@asha.example'

const rupees = (amount: number) => ({ amount: amount * 100 })

/** Switches gift cards on, and gives one to a parent for a spoilt order. */
export async function demo({ documents }: DemoContext): Promise<void> {
  await documents.save(WebsiteSettings, WebsiteSettings.name, { enable_gift_cards: 1 })
  await documents.save(GiftCardSettings, GiftCardSettings.name, {
    allow_purchase: 1,
    amounts: [rupees(500), rupees(1_000), rupees(2_000), rupees(5_000)],
    terms:
      'A gift card can be spent with all sellers on this site until its last day, at once or in parts. It cannot be exchanged for cash. A lost code can be replaced while the card still holds its amount.',
  })
  if ((await documents.count(User, { filters: [['email', '=', STAFF]] })) === 0) return
  const { name } = await documents.insert(GiftCard, {
    ...{ amount: 500_00, recipient_name: 'Kavitha R', recipient_email: 'kavitha@example.org' },
    ...{
      sender_name: 'Asha Mela office',
      message: 'Sorry about the cracked lamp. Please choose another one.',
    },
    reason: 'The lamp arrived broken',
  })
  await issueAsGoodwill(documents, name, documents.caller.user)
}
