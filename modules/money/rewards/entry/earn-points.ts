import type { Documents } from '#framework/documents'
import { addDays } from '#meta'
import { findRule, pointsFor, tierOf } from '../rule/earned-points.rules.ts'
import { RewardRule } from '../rule/reward-rule.doctype.ts'
import { arePointsOn, readRewardSettings, type RewardTerms } from '../settings/reward-settings.queries.ts'
import { readYearlyPoints } from '../statement/yearly-points.queries.ts'
import { RewardEntry } from './reward-entry.doctype.ts'

/** A bought item. */
export interface EarningPart {
  readonly key: string
  /** Minor units that the customer paid or will pay. */
  readonly amount: number
  /** The product's own category first, then its parents. */
  readonly categories: readonly string[]
}

export interface Earning {
  readonly user: string
  readonly reference: { readonly type: string; readonly name: string }
  readonly description: string
  readonly parts: readonly EarningPart[]
  /** First day on which the points can be spent: the day after the last day of a return. */
  readonly availableOn: string
}

const MAX_RULES = 1000

export const MAX_REWARD_DESCRIPTION = 300

const listRules = (documents: Documents) =>
  documents.asSystem().find(RewardRule, {
    where: { valid_from: ['<=', documents.today] },
    order_by: 'valid_from desc',
    limit: MAX_RULES,
  })

/** Returns what a point earned today pays, in minor units; null before the first value begins. */
export function pointValue({ values }: RewardTerms, today: string): number | null {
  const begun = values.filter(({ valid_from }) => valid_from <= today)
  return begun.toSorted((one, other) => (one.valid_from < other.valid_from ? 1 : -1))[0]?.value ?? null
}

export interface EarnedPart {
  readonly key: string
  readonly points: number
}

/** Returns the points that items earn today, with the bonus of the customer's tier; a guest has none. */
async function calculatePoints(
  documents: Documents,
  { tiers }: RewardTerms,
  { user, parts }: { readonly user: string | null; readonly parts: readonly EarningPart[] },
): Promise<readonly EarnedPart[]> {
  const rules = await listRules(documents)
  if (rules.length === 0) return []
  const yearly = user === null || tiers.length === 0 ? 0 : await readYearlyPoints(documents, user)
  const bonus = tierOf(tiers, yearly)?.bonus ?? 0
  return parts.flatMap(({ key, amount, categories }) => {
    const rule = findRule(rules, categories, documents.today)
    const points = rule === null ? 0 : pointsFor(amount, rule, bonus)
    return points > 0 ? [{ key, points }] : []
  })
}

const sumPoints = (parts: readonly EarnedPart[]): number => parts.reduce((sum, { points }) => sum + points, 0)

/** Returns the points that items would earn today, and their worth in minor units. */
export async function estimatePoints(
  documents: Documents,
  user: string | null,
  parts: readonly EarningPart[],
): Promise<{ readonly points: number; readonly worth: number }> {
  const terms = await readRewardSettings(documents)
  const value = pointValue(terms, documents.today)
  const points = value === null ? 0 : sumPoints(await calculatePoints(documents, terms, { user, parts }))
  return { points, worth: points * (value ?? 0) }
}

async function findEntry(documents: Documents, { type, name }: Earning['reference']) {
  const [found] = await documents.find(RewardEntry, {
    where: { reference_type: type, reference_name: name },
    limit: 1,
  })
  return found ?? null
}

/** Adds pending points for a document, once. `documents` acts as the system. */
export async function earnPoints(documents: Documents, earning: Earning): Promise<void> {
  const { user, reference, description, availableOn } = earning
  if (!(await arePointsOn(documents)) || (await findEntry(documents, reference)) !== null) return
  const terms = await readRewardSettings(documents)
  const point_value = pointValue(terms, documents.today)
  if (point_value === null) return
  const parts = await calculatePoints(documents, terms, { user, parts: earning.parts })
  if (parts.length === 0) return
  await documents.insert(RewardEntry, {
    ...{ user, point_value, available_on: availableOn },
    points: sumPoints(parts),
    expires_on: terms.expiry_days === 0 ? null : addDays(availableOn, terms.expiry_days),
    parts: JSON.stringify(parts),
    description: description.slice(0, MAX_REWARD_DESCRIPTION),
    reference_type: reference.type,
    reference_name: reference.name,
  })
}
