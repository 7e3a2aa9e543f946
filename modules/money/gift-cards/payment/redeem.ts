import { text } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { method, signedInUsers } from '#framework/modules'
import { toDecimal } from '#meta'
import { post } from '#money/ledger'
import { addCredit, requireWallet, walletAccount } from '#money/wallet'
import { giftCardErrors } from '../errors.ts'
import { consumeCodeRateLimit } from '../gift-card/code-rate-limit.ts'
import { hashCode, type CodeHashes } from '../gift-card/gift-card-code.ts'
import { GiftCard } from '../gift-card/gift-card.doctype.ts'
import {
  findSpendableCard,
  giftCardAccount,
  isSpendable,
  lockCard,
  readCardBalance,
} from '../gift-card/gift-card.queries.ts'
import { requireGiftCards } from '../settings/gift-card-settings.queries.ts'

/** Moves what a card holds into the caller's wallet. Repeated with its key it returns the first result. */
export const redeem = method({
  access: signedInUsers,
  input: { code: text({ required: true, maxLength: 40 }) },
  methods: ['POST'],
  managesOwnTransaction: true,
  countsItself: true,
  idempotent: {
    ...{ isKeyRequired: true, isInPart: true },
    errors: { short_key: giftCardErrors.short_key, conflict: giftCardErrors.other_content },
  },
  async run({ input, caller, site, runOnce, ctx }) {
    await consumeCodeRateLimit(ctx)
    const code = await hashCode(site, input.code)
    return site.write(caller, (documents) =>
      runOnce(documents, async () => {
        const { amount, last_four } = await moveToWallet(
          documents.asSystemFor(caller.user),
          code,
          caller.user,
        )
        return { amount: toDecimal(amount), currency: 'INR', last_four }
      }),
    )
  },
})

/** The credit lasts as long as the card did, and can be spent wherever the card could. */
async function moveToWallet(documents: Documents, code: CodeHashes, user: string) {
  await requireGiftCards(documents)
  await requireWallet(documents)
  const { name, last_four } = await findSpendableCard(documents, code)
  const card = await lockCard(documents, name)
  const amount = await readCardBalance(documents, name)
  if (!isSpendable(card, documents.today) || amount === 0) throw giftCardErrors.no_balance()
  await documents.save(GiftCard, name, { balance: 0 })
  const memo = `Gift card ${last_four}`
  const credit = await addCredit(documents, {
    ...{ user, amount, source: 'gift card', business: null, only_for: null, funded_by: null, reason: memo },
    expires_on: card.expires_on,
    reference: { type: GiftCard.name, name },
  })
  await post(documents, {
    kind: 'redemption',
    source: { type: GiftCard.name, name },
    idempotencyKey: `redemption:${credit.name}`,
    memo,
    lines: [
      { account: giftCardAccount(name), amount },
      { account: walletAccount(user), amount: -amount },
    ],
  })
  return { amount, last_four }
}
