import type { Documents } from '#framework/documents'
import { method, signedInUsers } from '#framework/modules'
import { addDays, toDecimal } from '#meta'
import { pointValue } from '../entry/earn-points.ts'
import { RewardEntry } from '../entry/reward-entry.doctype.ts'
import { listAvailable, remainingPoints, type RewardEntryDoc } from '../entry/reward-entry.queries.ts'
import { choosePoints, worthOf } from '../payment/choose-points.rules.ts'
import { spendableEntries } from '../payment/spend-points.ts'
import { nextTier, tierOf, type Tier } from '../rule/earned-points.rules.ts'
import { arePointsOn, readRewardSettings } from '../settings/reward-settings.queries.ts'
import { readYearlyPoints } from './yearly-points.queries.ts'

/** Returns the caller's points, what they pay, which are pending, and the caller's tier. */
export const getPoints = method({
  access: signedInUsers,
  input: {},
  reads: true,
  methods: ['GET', 'POST'],
  async run({ documents }) {
    const { user } = documents.caller
    const isOn = await arePointsOn(documents)
    const terms = await readRewardSettings(documents)
    const value = pointValue(terms, documents.today)
    const available = isOn ? await listAvailable(documents, user) : []
    const entries = spendableEntries(available, documents.today)
    const points = entries.reduce((sum, { left }) => sum + left, 0)
    return {
      is_on: isOn ? (1 as const) : (0 as const),
      currency: 'INR',
      points,
      worth: toDecimal(worthOf(choosePoints(entries, points))),
      /** Points by their value, in the order in which they are spent. */
      values: entries.map(({ left, point_value }) => ({ points: left, value: toDecimal(point_value) })),
      point_value: value === null ? null : toDecimal(value),
      minimum_points: terms.minimum_points,
      maximum_percent: terms.maximum_percent ?? 0,
      owed: isOn ? await countOwed(documents, user) : 0,
      pending: isOn ? await listPending(documents, user) : [],
      expiring: listExpiring(available, documents.today),
      tier: describeTier(terms.tiers, isOn ? await readYearlyPoints(documents, user) : 0),
    }
  },
})

const SOON_DAYS = 30

const MAX_PENDING = 100

async function listPending(documents: Documents, user: string) {
  const entries = await documents.asSystem().find(RewardEntry, {
    where: { user, state: 'pending' },
    order_by: 'available_on asc',
    limit: MAX_PENDING,
  })
  return entries.map((entry) => ({
    points: remainingPoints(entry),
    available_on: entry.available_on,
    description: entry.description,
  }))
}

async function countOwed(documents: Documents, user: string): Promise<number> {
  const owing = await documents.asSystem().find(RewardEntry, {
    where: { user, owed_points: ['>', 0] },
    fields: ['owed_points'],
    limit: MAX_PENDING,
  })
  return owing.reduce((sum, { owed_points }) => sum + owed_points, 0)
}

function listExpiring(entries: readonly RewardEntryDoc[], today: string) {
  const until = addDays(today, SOON_DAYS)
  const soon = entries.filter(
    ({ expires_on }) => expires_on !== null && expires_on >= today && expires_on <= until,
  )
  return [...Map.groupBy(soon, ({ expires_on }) => expires_on ?? '')]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([expires_on, own]) => ({
      expires_on,
      points: own.reduce((sum, entry) => sum + remainingPoints(entry), 0),
    }))
}

function describeTier(tiers: readonly Tier[], yearly: number) {
  const [own, next] = [tierOf(tiers, yearly), nextTier(tiers, yearly)]
  return {
    earned_this_year: yearly,
    tier_name: own?.tier_name ?? null,
    bonus: own?.bonus ?? 0,
    next: next && {
      tier_name: next.tier_name,
      points_needed: next.from_points - yearly,
      bonus: next.bonus ?? 0,
    },
  }
}
