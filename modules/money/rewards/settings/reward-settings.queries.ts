import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { readWebsiteSettings } from '#site/website'
import { rewardErrors } from '../errors.ts'
import { RewardSettings } from './reward-settings.doctype.ts'

export type RewardTerms = Doc<typeof RewardSettings>

export const readRewardSettings = (documents: Documents): Promise<RewardTerms> =>
  documents.asSystem().get(RewardSettings, RewardSettings.name)

/** True when the website's settings switch reward points on. */
export async function arePointsOn(documents: Documents): Promise<boolean> {
  return (await readWebsiteSettings(documents)).enable_reward_points === 1
}

export async function requirePoints(documents: Documents): Promise<void> {
  if (!(await arePointsOn(documents))) throw rewardErrors.off()
}
