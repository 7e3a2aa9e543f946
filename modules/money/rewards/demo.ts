import type { DemoContext } from '#framework/modules'
import { WebsiteSettings } from '#site/website'
import { RewardRule } from './rule/reward-rule.doctype.ts'
import { RewardSettings } from './settings/reward-settings.doctype.ts'

const BEGIN = '2026-01-01'

/** Switches reward points on: 5 points for ₹100, each worth 25 paise, and two tiers. */
export async function demo({ documents }: DemoContext): Promise<void> {
  await documents.save(WebsiteSettings, WebsiteSettings.name, { enable_reward_points: 1 })
  await documents.save(RewardSettings, RewardSettings.name, {
    values: [{ valid_from: BEGIN, value: 25 }],
    tiers: [
      { tier_name: 'Silver', from_points: 250, bonus: 10 },
      { tier_name: 'Gold', from_points: 1000, bonus: 25 },
    ],
  })
  await documents.insert(RewardRule, {
    ...{ title: 'All products', points: 5, per_amount: 100_00, valid_from: BEGIN },
  })
}
