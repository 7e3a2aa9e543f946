import type { Documents } from '#framework/documents'
import { User } from '#framework/identity'
import type { DemoContext } from '#framework/modules'
import { WebsiteSettings } from '#site/website'
import { makeAvailable } from './entry/confirm-points.ts'
import { earnPoints } from './entry/earn-points.ts'
import { RewardEntry } from './entry/reward-entry.doctype.ts'
import { RewardRule } from './rule/reward-rule.doctype.ts'
import { RewardSettings } from './settings/reward-settings.doctype.ts'

const BEGIN = '2026-01-01'

const CUSTOMER = 'parent@asha.example'

/** Switches reward points on: 5 points for ₹100, each worth 25 paise, and two tiers. A parent has some. */
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
  const [customer] = await documents.find(User, { where: { email: CUSTOMER }, fields: ['name'], limit: 1 })
  if (customer) await giveSample(documents.asSystem(), customer.name)
}

async function giveSample(system: Documents, user: string): Promise<void> {
  const parts = [{ key: 'books', amount: 3_600_00, categories: [] }]
  const reference = { type: User.name, name: user }
  const description = 'Orders of last term'
  await earnPoints(system, { user, reference, description, parts, availableOn: system.today })
  const [entry] = await system.find(RewardEntry, { where: { user }, limit: 1 })
  if (entry) await makeAvailable(system, entry)
}
