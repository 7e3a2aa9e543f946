import { defineModule } from '#framework/modules'
import { Affiliate } from './affiliate/affiliate.doctype.ts'
import { affiliateHooks } from './affiliate/affiliate.hooks.ts'
import { apply } from './affiliate/apply.ts'
import { getAffiliate } from './affiliate/get-affiliate.ts'
import { savePayoutDetails } from './affiliate/save-payout-details.ts'
import { AffiliateCommission } from './commission/affiliate-commission.doctype.ts'
import { getCommissions } from './commission/get-commissions.ts'
import { affiliateEventHandlers } from './event-handlers.ts'
import { affiliateExtensions } from './extensions.ts'
import { messages } from './messages.ts'
import { AffiliatePayout } from './payout/affiliate-payout.doctype.ts'
import { cancelPayout } from './payout/cancel-payout.ts'
import { createPayout } from './payout/create-payout.ts'
import { markPayoutPaid } from './payout/mark-payout-paid.ts'
import { AffiliateSettings, affiliateSettingsHooks } from './program/affiliate-settings.doctype.ts'
import { getProgram } from './program/get-program.ts'
import { affiliateTasks } from './tasks.ts'
import { AffiliateVisit } from './visit/affiliate-visit.doctype.ts'
import { checkCode } from './visit/check-code.ts'
import { recordVisit } from './visit/record-visit.ts'

export const affiliates = defineModule({
  name: 'affiliates',
  deskSection: 'store',
  docTypes: [Affiliate, AffiliateCommission, AffiliatePayout, AffiliateVisit, AffiliateSettings],
  methods: {
    ...{ getProgram, apply, getAffiliate, getCommissions, savePayoutDetails },
    ...{ checkCode, recordVisit },
    ...{ createPayout, markPayoutPaid, cancelPayout },
  },
  hooks: [affiliateHooks, affiliateSettingsHooks],
  eventHandlers: affiliateEventHandlers,
  tasks: affiliateTasks,
  extensions: affiliateExtensions,
  demo: async (context) => (await import('./demo.ts')).demo(context),
  messages,
})
