import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { findOrCreateAccount, LedgerAccount, post, type AccountSelector } from '#money/ledger'
import { RewardEntry, RewardMovement, type movementKinds } from './reward-entry.doctype.ts'

export type RewardEntryDoc = Doc<typeof RewardEntry>

/** Limit of entries of one customer that are open at once. */
const MAX_ENTRIES = 1000

export const pointsAccount = (user: string): AccountSelector => ({
  purpose: 'reward points',
  party: { type: 'User', name: user },
})

export const rewardCost: AccountSelector = { purpose: 'reward cost' }

export const remainingPoints = ({
  points,
  used_points,
  expired_points,
  reversed_points,
}: Pick<RewardEntryDoc, 'points' | 'used_points' | 'expired_points' | 'reversed_points'>): number =>
  points - used_points - expired_points - reversed_points

/** Locks a customer's points, so that two phones, a return and the nightly task wait for each other. */
export async function lockPoints(documents: Documents, user: string): Promise<void> {
  await documents.lock(LedgerAccount, await findOrCreateAccount(documents, pointsAccount(user)))
}

/** Returns a customer's available entries, the first to expire first. */
export async function listAvailable(documents: Documents, user: string): Promise<readonly RewardEntryDoc[]> {
  const entries = await documents.asSystem().find(RewardEntry, {
    where: { user, state: 'available' },
    order_by: 'creation asc',
    limit: MAX_ENTRIES,
  })
  const lastDay = ({ expires_on }: RewardEntryDoc) => expires_on ?? '9999-12-31'
  return entries.toSorted((one, other) =>
    lastDay(one) < lastDay(other) ? -1 : Number(lastDay(one) > lastDay(other)),
  )
}

interface Movement {
  readonly kind: (typeof movementKinds)[number]
  /** Positive for points that the customer gets. */
  readonly points: number
  readonly payment?: string
  readonly description?: string | null
}

/** Records a change of an entry's points; `amount` is what they pay, in minor units. */
export async function recordMovement(
  documents: Documents,
  { name: reward_entry, user, point_value, description: subject }: RewardEntryDoc,
  { kind, points, payment, description = subject }: Movement,
): Promise<string> {
  const amount = points * point_value
  const values = { user, reward_entry, kind, points, amount, payment: payment ?? null, description }
  return (await documents.insert(RewardMovement, values)).name
}

/** Records a change and posts it against the cost of rewards. Payments post their own entries. */
export async function postMovement(
  documents: Documents,
  entry: RewardEntryDoc,
  movement: Movement & { readonly kind: 'earned' | 'expired' | 'reversed' },
): Promise<void> {
  const name = await recordMovement(documents, entry, movement)
  const amount = movement.points * entry.point_value
  await post(documents, {
    kind: movement.kind === 'expired' ? 'expiry' : 'reward',
    source: { type: RewardMovement.name, name },
    idempotencyKey: `reward:${name}`,
    ...(entry.description === null ? {} : { memo: entry.description }),
    lines: [
      { account: rewardCost, amount },
      { account: pointsAccount(entry.user), amount: -amount },
    ],
  })
}
