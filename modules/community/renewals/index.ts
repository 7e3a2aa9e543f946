import { defineModule } from '#framework/modules'
import { Promotion } from './doctypes/promotion.doctype.ts'
import { promotionHooks } from './doctypes/promotion.hooks.ts'
import { PromotionEntry } from './doctypes/promotion-entry.doctype.ts'
import { RenewalPass } from './doctypes/renewal-pass.doctype.ts'
import { StudentRenewal } from './doctypes/student-renewal.doctype.ts'
import { renewalExtensions } from './extensions.ts'
import { begin } from './methods/begin.ts'
import { carryOutPromotion } from './methods/carry-out-promotion.ts'
import { confirm } from './methods/confirm.ts'
import { lookUp } from './methods/look-up.ts'
import { promote } from './methods/promote.ts'
import { renew } from './methods/renew.ts'
import { tryPromotion } from './methods/try-promotion.ts'
import { undoPromotion } from './methods/undo-promotion.ts'
import { renewalSubscriptions } from './subscriptions.ts'
import { renewalTasks } from './tasks.ts'
import { messages } from './messages.ts'

export { Promotion } from './doctypes/promotion.doctype.ts'
export { StudentRenewal } from './doctypes/student-renewal.doctype.ts'
export { confirmLimits, lookUpLimits } from './rules/renewal-limits.ts'

export const renewals = defineModule({
  name: 'renewals',
  shelf: 'people',
  docTypes: [StudentRenewal, Promotion, PromotionEntry, RenewalPass],
  systemTypes: [PromotionEntry, RenewalPass],
  methods: { lookUp, confirm, begin, renew, promote, tryPromotion, carryOutPromotion, undoPromotion },
  hooks: [promotionHooks],
  subscriptions: renewalSubscriptions,
  tasks: renewalTasks,
  extensions: renewalExtensions,
  messages,
})
