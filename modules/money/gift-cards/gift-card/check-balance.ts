import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { toDecimal } from '#meta'
import { requireGiftCards } from '../settings/gift-card-settings.queries.ts'
import { consumeCodeRateLimit } from './code-rate-limit.ts'
import { hashCode } from './gift-card-code.ts'
import { findSpendableCard } from './gift-card.queries.ts'

/** Returns what a card holds, to anyone who has its code. */
export const checkBalance = method({
  access: anyone,
  input: { code: text({ required: true, maxLength: 40 }) },
  methods: ['POST'],
  managesOwnTransaction: true,
  countsItself: true,
  async run({ input, caller, site, ctx }) {
    await consumeCodeRateLimit(ctx)
    const hashes = await hashCode(site, input.code)
    const card = await site.read(caller, async (documents) => {
      await requireGiftCards(documents)
      return findSpendableCard(documents, hashes)
    })
    const { last_four, balance, currency, expires_on } = card
    return { last_four, balance: toDecimal(balance), currency, expires_on }
  },
})
