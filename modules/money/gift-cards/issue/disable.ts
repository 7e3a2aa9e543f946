import { link } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import { giftCardErrors } from '../errors.ts'
import { GiftCard } from '../gift-card/gift-card.doctype.ts'
import { lockCard } from '../gift-card/gift-card.queries.ts'

/** Disables a card, as when its email went to a stranger. It holds its money, which staff can refund to the buyer. */
export const disable = method({
  access: onlyRoles('System Manager', 'School Office'),
  input: { name: link('Gift Card', { required: true }) },
  methods: ['POST'],
  async run({ input: { name }, documents }) {
    await documents.get(GiftCard, name)
    const system = documents.asSystemFor(documents.caller.user)
    const { state } = await lockCard(system, name)
    if (state === 'disabled') return { name, state }
    if (state !== 'active') throw giftCardErrors.not_active()
    await system.save(GiftCard, name, { state: 'disabled' })
    return { name, state: 'disabled' as const }
  },
})
