import { defineModule } from '#framework/modules'
import { RewardEntry, RewardMovement } from './entry/reward-entry.doctype.ts'
import { rewardExtensions } from './extensions.ts'
import { messages } from './messages.ts'
import { RewardRule, rewardRuleHooks } from './rule/reward-rule.doctype.ts'
import { RewardSettings, rewardSettingsHooks } from './settings/reward-settings.doctype.ts'
import { getPoints } from './statement/get-points.ts'
import { getPointsStatement } from './statement/get-points-statement.ts'
import { rewardTasks } from './tasks.ts'

export { earnPoints, estimatePoints, type EarningPart } from './entry/earn-points.ts'
export { canGrantPoints, grantPoints, withdrawPoints } from './entry/grant-points.ts'
export { reversePoints, type RemainingPart } from './entry/reverse-points.ts'
export { quotePoints, spendPoints } from './payment/spend-points.ts'
export { arePointsOn } from './settings/reward-settings.queries.ts'

export { RewardSettings }

export const rewards = defineModule({
  name: 'rewards',
  deskSection: 'money',
  docTypes: [RewardRule, RewardEntry, RewardMovement, RewardSettings],
  systemTypes: [RewardMovement],
  methods: { getPoints, getPointsStatement },
  hooks: [rewardRuleHooks, rewardSettingsHooks],
  tasks: rewardTasks,
  extensions: rewardExtensions,
  demo: async (context) => (await import('./demo.ts')).demo(context),
  messages,
})
