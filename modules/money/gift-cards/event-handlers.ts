import type { Doc } from '#framework/doctypes'
import { on } from '#framework/events'
import { keyOfNotice, notificationDeliveryEvents } from '#site/notifications'
import { cardDelivered } from './delivery/gift-card-notices.ts'
import { GiftCard } from './gift-card/gift-card.doctype.ts'

const ends: Readonly<Record<string, Doc<typeof GiftCard>['delivery']>> = {
  sent: 'sent',
  'not sent': 'not sent',
  dead: 'could not be sent',
}

/** Shows the office what became of the email with a card's latest code. */
const followDelivery = on(
  notificationDeliveryEvents.ended,
  'gift_cards.follow_delivery',
  async (payload, { documents }) => {
    if (payload.event !== cardDelivered.name) return
    const key = await keyOfNotice(documents, payload.notification)
    const [name = '', count] = key?.split(' ') ?? []
    const system = documents.asSystem()
    const [card] = await system.find(GiftCard, {
      where: { name },
      fields: ['delivery', 'code_count'],
      limit: 1,
    })
    const delivery = ends[payload.end]
    if (card?.delivery !== 'queued' || String(card.code_count) !== count || delivery === undefined) return
    await system.save(GiftCard, name, { delivery })
  },
)

export const giftCardEventHandlers = [followDelivery]
