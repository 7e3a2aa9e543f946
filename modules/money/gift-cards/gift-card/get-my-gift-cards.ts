import { method, signedInUsers } from '#framework/modules'
import { toDecimal } from '#meta'
import { GiftCard } from './gift-card.doctype.ts'

const MAX_CARDS = 100

/** Returns the gift cards that the caller bought. What is left of one is its holder's own affair. */
export const getMyGiftCards = method({
  access: signedInUsers,
  input: {},
  reads: true,
  methods: ['GET', 'POST'],
  async run({ documents }) {
    const cards = await documents.asSystem().find(GiftCard, {
      where: { buyer: documents.caller.user, state: ['!=', 'awaiting payment'] },
      order_by: 'creation desc',
      limit: MAX_CARDS,
    })
    return {
      cards: cards.map((card) => ({
        name: card.name,
        state: card.state,
        amount: toDecimal(card.amount),
        currency: card.currency,
        recipient_name: card.recipient_name,
        recipient_email: card.recipient_email,
        delivery: card.delivery,
        deliver_on: card.deliver_on,
        delivered_on: card.delivered_on,
        expires_on: card.expires_on,
      })),
    }
  },
})
