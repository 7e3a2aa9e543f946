import { link } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import { giftCardErrors } from '../errors.ts'
import { GiftCard } from '../gift-card/gift-card.doctype.ts'
import { lockCard } from '../gift-card/gift-card.queries.ts'
import { DELIVER_CARD } from './deliver-cards.ts'

/** Sends a card with a new code, now. The old code stops at once. */
export const sendAgain = method({
  access: onlyRoles('System Manager', 'School Office'),
  input: { name: link('Gift Card', { required: true }) },
  methods: ['POST'],
  async run({ input: { name }, documents }) {
    await documents.get(GiftCard, name)
    const system = documents.asSystemFor(documents.caller.user)
    const { state } = await lockCard(system, name)
    if (state !== 'active') throw giftCardErrors.not_active()
    await system.save(GiftCard, name, {
      ...{ code_hash: null, last_four: null, delivery: 'waiting', deliver_on: documents.today },
    })
    await system.enqueue(DELIVER_CARD, { card: name })
    return { name, delivery: 'waiting' as const }
  },
})
