import type { Documents } from '#framework/documents'
import { addDays } from '#meta'
import { post } from '#money/ledger'
import { Payment, Refund, type ReturnedValue } from '#money/payments'
import { RewardEntry, RewardMovement } from '../entry/reward-entry.doctype.ts'
import { pointsAccount, recordMovement, rewardCost } from '../entry/reward-entry.queries.ts'

/** Days that returned points last at least, when they would have expired in the meantime. */
const MIN_DAYS_LEFT = 30

const MAX_USES = 500

function renewedExpiry(expires_on: string | null, today: string): string | null {
  const least = addDays(today, MIN_DAYS_LEFT)
  return expires_on === null || expires_on > least ? expires_on : least
}

/** The worth of a part of a point, which nobody gets back. */
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

/** Gives points back that a refunded payment used, the longest-lasting first; part of a point stays spent. */
export async function returnPoints(documents: Documents, credit: ReturnedValue): Promise<void> {
  const { name, description } = await documents.get(Payment, credit.payment)
  const movements = await documents.find(RewardMovement, {
    where: { payment: name },
    order_by: 'creation desc',
    limit: MAX_USES,
  })
  const used = Map.groupBy(movements, ({ reward_entry }) => reward_entry)
  let rest = credit.amount
  for (const [entryName, own] of used) {
    const entry = await documents.lock(RewardEntry, entryName)
    const spent = -own.reduce((sum, { points }) => sum + points, 0)
    const points = Math.min(spent, Math.floor(rest / entry.point_value))
    if (points === 0) continue
    rest -= points * entry.point_value
    await documents.save(RewardEntry, entryName, {
      ...{ used_points: entry.used_points - points, state: 'available' },
      expires_on: renewedExpiry(entry.expires_on, documents.today),
    })
    await recordMovement(documents, entry, { kind: 'returned', points, payment: name, description })
  }
  await postRounding(documents, credit, rest)
}
