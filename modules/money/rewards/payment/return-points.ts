import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { post } from '#money/ledger'
import { Payment, Refund, renewedExpiry, type PaymentDoc, type ReturnedValue } from '#money/payments'
import { settleOwed } from '../entry/reverse-points.ts'
import { RewardEntry, RewardMovement } from '../entry/reward-entry.doctype.ts'
import { pointsAccount, recordMovement, rewardCost } from '../entry/reward-entry.queries.ts'

const MAX_USES = 500

/** Posts what a refund is above the worth of the points that it gave back, or below it. */
async function postRounding(
  documents: Documents,
  { refund, user }: ReturnedValue,
  amount: number,
): Promise<void> {
  if (amount === 0 || user === null) return
  await post(documents, {
    kind: 'reward',
    source: { type: Refund.name, name: refund },
    idempotencyKey: `reward-rounding:${refund}`,
    lines: [
      { account: pointsAccount(user), amount },
      { account: rewardCost, amount: -amount },
    ],
  })
}

type Movement = Doc<typeof RewardMovement>

/** Returns the worth of the points that earlier refunds gave back, in minor units. */
const sumReturned = (movements: readonly Movement[]): number =>
  movements.filter(({ kind }) => kind === 'returned').reduce((sum, { amount }) => sum + amount, 0)

/** Gives points of one entry back, as many as an amount pays for. Returns their worth. */
async function returnToEntry(
  documents: Documents,
  name: string,
  { own, amount, payment }: { own: readonly Movement[]; amount: number; payment: PaymentDoc },
): Promise<number> {
  const entry = await documents.lock(RewardEntry, name)
  const spent = -own.reduce((sum, { points }) => sum + points, 0)
  const points = Math.min(spent, Math.floor(amount / entry.point_value))
  if (points === 0) return 0
  const returned = await documents.save(RewardEntry, name, {
    ...{ used_points: entry.used_points - points, state: 'available' },
    expires_on: entry.expires_on && renewedExpiry(entry.expires_on, documents.today),
  })
  const { name: paid, description } = payment
  await recordMovement(documents, entry, { kind: 'returned', points, payment: paid, description })
  await settleOwed(documents, returned)
  return points * entry.point_value
}

/**
 * Gives points back that a refunded payment used, the longest-lasting first. A part of a point waits for the next refund
 * of the payment.
 */
export async function returnPoints(documents: Documents, credit: ReturnedValue): Promise<void> {
  const payment = await documents.get(Payment, credit.payment)
  const movements = await documents.find(RewardMovement, {
    where: { payment: payment.name },
    order_by: 'creation desc',
    limit: MAX_USES,
  })
  let rest = payment.refunded_amount - sumReturned(movements)
  let returned = 0
  for (const [entry, own] of Map.groupBy(movements, ({ reward_entry }) => reward_entry)) {
    const amount = await returnToEntry(documents, entry, { own, amount: rest, payment })
    rest -= amount
    returned += amount
  }
  await postRounding(documents, credit, credit.amount - returned)
}
