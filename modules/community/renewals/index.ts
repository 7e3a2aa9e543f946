import { defineModule } from '#framework/modules'
import { Promotion, promotionHooks } from './promotion/promotion.doctype.ts'
import { PromotionEntry } from './promotion/promotion-entry.doctype.ts'
import { RenewalPass } from './renewal/renewal-pass.doctype.ts'
import { StudentRenewal } from './renewal/student-renewal.doctype.ts'
import { renewalExtensions } from './extensions.ts'
import { begin } from './renewal/begin.ts'
import { carryOutPromotion } from './promotion/carry-out-promotion.ts'
import { confirm } from './look-up/confirm.ts'
import { lookUp } from './look-up/look-up.ts'
import { promote } from './promotion/promote.ts'
import { renew } from './renewal/renew.ts'
import { tryPromotion } from './promotion/try-promotion.ts'
import { undoPromotion } from './promotion/undo-promotion.ts'
import { renewalEventHandlers } from './event-handlers.ts'
import { renewalTasks } from './tasks.ts'
import { messages } from './messages.ts'

export { confirmLimits, lookUpLimits } from './look-up/look-up.ts'

export const renewals = defineModule({
  name: 'renewals',
  deskSection: 'people',
  docTypes: [StudentRenewal, Promotion, PromotionEntry, RenewalPass],
  systemTypes: [PromotionEntry, RenewalPass],
  methods: { lookUp, confirm, begin, renew, promote, tryPromotion, carryOutPromotion, undoPromotion },
  hooks: [promotionHooks],
  eventHandlers: renewalEventHandlers,
  tasks: renewalTasks,
  extensions: renewalExtensions,
  messages,
})
export { renewalEvents } from './events.ts'
