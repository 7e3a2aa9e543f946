import { link } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import { giftCardErrors } from '../errors.ts'
import { GiftCard } from '../gift-card/gift-card.doctype.ts'
import { lockCard } from '../gift-card/gift-card.queries.ts'

/** Lets a disabled card be spent again, with the same code. */
export const enable = method({
  access: onlyRoles('System Manager', 'School Office'),
  input: { name: link('Gift Card', { required: true }) },
  methods: ['POST'],
  async run({ input: { name }, documents }) {
    await documents.get(GiftCard, name)
    const system = documents.asSystemFor(documents.caller.user)
    const { state } = await lockCard(system, name)
    if (state === 'active') return { name, state }
    if (state !== 'disabled') throw giftCardErrors.not_disabled()
    await system.save(GiftCard, name, { state: 'active' })
    return { name, state: 'active' as const }
  },
})
