import type { Context } from '#framework/context'
import type { Documents } from '#framework/documents'
import { guest } from '#framework/permissions'
import { consumeCodeRateLimit, hashCode, spendFromGiftCard, type CodeHashes } from '#money/gift-cards'
import { spendFromWallet } from '#money/wallet'

/** Parts of an order that a gift card and a wallet pay in its transaction. Minor units. */
export interface StoredValue {
  readonly gift_card: { readonly code: CodeHashes; readonly amount: number } | null
  readonly wallet_amount: number
}

export const noStoredValue: StoredValue = { gift_card: null, wallet_amount: 0 }

interface StoredValueInput {
  readonly gift_card_code: string | null
  readonly gift_card_amount: number | null
  readonly wallet_amount: number | null
}

/** Hashes the code of a gift card, and counts it as tried, before the transaction. */
export async function prepareStoredValue(
  ctx: Context,
  { gift_card_code, gift_card_amount, wallet_amount }: StoredValueInput,
): Promise<StoredValue> {
  const amount = gift_card_amount ?? 0
  if (amount > 0) await consumeCodeRateLimit(ctx)
  return {
    gift_card: amount === 0 ? null : { code: await hashCode(ctx.site, gift_card_code ?? ''), amount },
    wallet_amount: wallet_amount ?? 0,
  }
}

export const storedAmount = ({ gift_card, wallet_amount }: StoredValue): number =>
  (gift_card?.amount ?? 0) + wallet_amount

interface StoredPayment {
  readonly stored: StoredValue
  readonly user: string | null
  /** Total of the order in minor units; a part beyond it is not taken. */
  readonly due: number
  readonly idempotencyKey: string
}

/** Pays an order first from the gift card, which the buyer may want to use up, then from the wallet. */
export async function payFromStoredValue(
  documents: Documents,
  ctx: Context,
  { order, stored, user, due, idempotencyKey }: StoredPayment & { readonly order: string },
): Promise<void> {
  const document = { type: 'Order', name: order }
  const { gift_card, wallet_amount } = stored
  const ofCard = Math.min(due, gift_card?.amount ?? 0)
  const ofWallet = Math.min(due - ofCard, wallet_amount)
  if (gift_card !== null && ofCard > 0)
    await spendFromGiftCard(documents, ctx, {
      ...{ ...document, user, code: gift_card.code, amount: ofCard },
      idempotencyKey: `gift card ${order} ${idempotencyKey}`,
      opensWith: `${order}-G`,
    })
  if (ofWallet > 0)
    await spendFromWallet(documents, ctx, {
      ...{ ...document, user: user ?? guest.user, amount: ofWallet },
      idempotencyKey: `wallet ${order} ${idempotencyKey}`,
      opensWith: `${order}-W`,
    })
}
