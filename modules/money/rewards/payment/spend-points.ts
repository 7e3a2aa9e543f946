import type { Context } from '#framework/context'
import type { Documents } from '#framework/documents'
import { guest } from '#framework/permissions'
import { captureStoredValue, type PaymentDoc } from '#money/payments'
import { rewardErrors } from '../errors.ts'
import { RewardEntry } from '../entry/reward-entry.doctype.ts'
import {
  listAvailable,
  lockPoints,
  recordMovement,
  remainingPoints,
  type RewardEntryDoc,
} from '../entry/reward-entry.queries.ts'
import { readRewardSettings, requirePoints } from '../settings/reward-settings.queries.ts'
import { choosePoints, mostPointsWithin, sumPoints, worthOf, type PointsUse } from './choose-points.rules.ts'

export const spendableEntries = (entries: readonly RewardEntryDoc[], today: string) =>
  entries
    .filter(({ expires_on }) => expires_on === null || expires_on >= today)
    .map((entry) => ({ ...entry, left: remainingPoints(entry) }))

export interface PointsQuote {
  /** Minor units that the points pay. */
  readonly amount: number
  readonly uses: readonly PointsUse[]
}

/**
 * Locks a customer's points and returns what some of them pay of a total in minor units. Refuses fewer than the settings
 * ask, more than there are, and more than the settings let them pay.
 */
export async function quotePoints(
  documents: Documents,
  { user, points, total }: { readonly user: string; readonly points: number; readonly total: number },
): Promise<PointsQuote> {
  if (user === guest.user) throw rewardErrors.sign_in()
  await requirePoints(documents)
  const { minimum_points, maximum_percent } = await readRewardSettings(documents)
  if (points < minimum_points) throw rewardErrors.too_few(minimum_points)
  await lockPoints(documents, user)
  const entries = spendableEntries(await listAvailable(documents, user), documents.today)
  const uses = choosePoints(entries, points)
  if (sumPoints(uses) < points) throw rewardErrors.not_enough(sumPoints(uses))
  const most = Math.floor((total * (maximum_percent ?? 0)) / 100)
  if (worthOf(uses) > most) throw rewardErrors.too_many(mostPointsWithin(entries, most))
  return { amount: worthOf(uses), uses }
}

interface PointsPayment extends PointsQuote {
  readonly user: string
  readonly type: string
  readonly name: string
  readonly idempotencyKey: string
  readonly opensWith?: string
}

async function useEntry(
  documents: Documents,
  payment: PaymentDoc,
  { entry, points }: PointsUse,
): Promise<void> {
  const before = await documents.get(RewardEntry, entry)
  await documents.save(RewardEntry, entry, {
    used_points: before.used_points + points,
    ...(remainingPoints(before) === points ? { state: 'used' } : {}),
  })
  const { name, description } = payment
  await recordMovement(documents, before, { kind: 'spent', points: -points, payment: name, description })
}

/** Pays a part of a document with quoted points, in the transaction of the quote. `documents` acts as the system. */
export async function spendPoints(
  documents: Documents,
  context: Context,
  { uses, ...request }: PointsPayment,
): Promise<PaymentDoc> {
  return captureStoredValue(documents, context, {
    ...request,
    ...{ gateway: 'Reward Points', giftCard: null },
    async take(payment) {
      for (const use of uses) await useEntry(documents, payment, use)
    },
  })
}
