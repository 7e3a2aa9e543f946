import { link, type Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { User } from '#framework/identity'
import { method, onlyRoles } from '#framework/modules'
import { toDecimal } from '#meta'
import { post } from '#money/ledger'
import { DELIVER_CARD } from '../delivery/deliver-cards.ts'
import { giftCardErrors } from '../errors.ts'
import { GiftCard } from '../gift-card/gift-card.doctype.ts'
import { giftCardAccount } from '../gift-card/gift-card.queries.ts'
import { readGiftCardSettings, requireGiftCards } from '../settings/gift-card-settings.queries.ts'
import { activeFields } from './active-fields.ts'

/** Issues a card as goodwill, at the organisation's cost. A card that is sold at the office is paid by a manual payment. */
export const issue = method({
  access: onlyRoles('System Manager', 'School Office'),
  input: { name: link('Gift Card', { required: true }) },
  methods: ['POST'],
  async run({ input, documents }) {
    await documents.get(GiftCard, input.name)
    const { user } = documents.caller
    const { name, state, amount } = await issueAsGoodwill(documents.asSystemFor(user), input.name, user)
    return { name, state, amount: toDecimal(amount) }
  },
})

/** Issues a card once; an issued goodwill card is returned as it is. `by` is the member of staff, who gives none to themselves. */
export async function issueAsGoodwill(
  system: Documents,
  name: string,
  by: string,
): Promise<Doc<typeof GiftCard>> {
  const card = await system.lock(GiftCard, name)
  if (card.state === 'active' && card.source === 'goodwill') return card
  if (card.state !== 'awaiting payment') throw giftCardErrors.not_waiting()
  await requireGiftCards(system)
  await requirePermitted(system, card, by)
  const issued = await system.save(GiftCard, name, {
    ...(await activeFields(system, card)),
    source: 'goodwill',
  })
  await system.enqueue(DELIVER_CARD, { card: name })
  await post(system, {
    kind: 'goodwill',
    source: { type: GiftCard.name, name },
    idempotencyKey: `goodwill:${name}`,
    memo: card.reason ?? name,
    lines: [
      { account: { purpose: 'goodwill' }, amount: card.amount },
      { account: giftCardAccount(name), amount: -card.amount },
    ],
  })
  return issued
}

async function requirePermitted(
  system: Documents,
  { amount, reason, recipient_email }: Doc<typeof GiftCard>,
  by: string,
): Promise<void> {
  if ((reason ?? '').trim() === '') throw giftCardErrors.no_reason()
  const { goodwill_limit } = await readGiftCardSettings(system)
  if (amount > goodwill_limit) throw giftCardErrors.over_limit(goodwill_limit)
  const [own] = await system.find(User, { where: { name: by }, fields: ['email'], limit: 1 })
  if (own?.email?.toLowerCase() === recipient_email.toLowerCase()) throw giftCardErrors.own_card()
}
