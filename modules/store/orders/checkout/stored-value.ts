import type { Context } from '#framework/context'
import type { Documents } from '#framework/documents'
import { guest } from '#framework/permissions'
import { consumeCodeRateLimit, hashCode, spendFromGiftCard, type CodeHashes } from '#money/gift-cards'
import { quotePoints, spendPoints } from '#money/rewards'
import { spendFromWallet } from '#money/wallet'
import { orderErrors } from '../errors.ts'

/** Parts of an order that points, a gift card and a wallet pay in its transaction. Minor units. */
export interface StoredValue {
  /** Points, and what the buyer saw that they pay. */
  readonly points: { readonly count: number; readonly amount: number } | null
  readonly gift_card: { readonly code: CodeHashes; readonly amount: number } | null
  readonly wallet_amount: number
}

export const noStoredValue: StoredValue = { points: null, gift_card: null, wallet_amount: 0 }

interface StoredValueInput {
  readonly points: number | null
  readonly points_amount: number | null
  readonly gift_card_code: string | null
  readonly gift_card_amount: number | null
  readonly wallet_amount: number | null
}

/** Hashes the code of a gift card, and counts it as tried, before the transaction. */
export async function prepareStoredValue(
  ctx: Context,
  { points, points_amount, gift_card_code, gift_card_amount, wallet_amount }: StoredValueInput,
): Promise<StoredValue> {
  const amount = gift_card_amount ?? 0
  if (amount > 0) await consumeCodeRateLimit(ctx)
  return {
    points: points === null || points === 0 ? null : { count: points, amount: points_amount ?? 0 },
    gift_card: amount === 0 ? null : { code: await hashCode(ctx.site, gift_card_code ?? ''), amount },
    wallet_amount: wallet_amount ?? 0,
  }
}

/** Refuses parts of an order that is paid in cash. */
export function requireNoStoredValue({ points, gift_card, wallet_amount }: StoredValue): void {
  if (points !== null) throw orderErrors.points_with_cash()
  if (gift_card !== null) throw orderErrors.gift_card_with_cash()
  if (wallet_amount > 0) throw orderErrors.wallet_with_cash()
}

export const storedAmount = ({ points, gift_card, wallet_amount }: StoredValue): number =>
  (points?.amount ?? 0) + (gift_card?.amount ?? 0) + wallet_amount

interface StoredPayment {
  readonly stored: StoredValue
  readonly user: string | null
  /** Total of the order in minor units; a part beyond it is not taken. */
  readonly due: number
  readonly idempotencyKey: string
}

interface StoredOrder extends StoredPayment {
  readonly order: string
}

/** Pays with points; refuses when they pay another amount than the buyer saw. Returns the amount. */
async function payWithPoints(
  documents: Documents,
  ctx: Context,
  { order, stored: { points }, user: buyer, due: total, idempotencyKey }: StoredOrder,
): Promise<number> {
  if (points === null) return 0
  const user = buyer ?? guest.user
  const quote = await quotePoints(documents, { user, points: points.count, total })
  if (quote.amount !== points.amount) throw orderErrors.points_changed()
  await spendPoints(documents, ctx, {
    ...{ ...quote, user, type: 'Order', name: order },
    idempotencyKey: `points ${order} ${idempotencyKey}`,
    opensWith: `${order}-P`,
  })
  return quote.amount
}

/** Pays an order with points, then from the gift card, which the buyer may want to use up, then from the wallet. */
export async function payFromStoredValue(
  documents: Documents,
  ctx: Context,
  payment: StoredOrder,
): Promise<void> {
  const { order, stored, user, idempotencyKey } = payment
  const due = payment.due - (await payWithPoints(documents, ctx, payment))
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
