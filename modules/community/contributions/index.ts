import { defineModule } from '#framework/modules'
import { Contribution } from './doctypes/contribution.doctype.ts'
import { ContributionPurpose } from './doctypes/contribution-purpose.doctype.ts'
import { ContributionSettings } from './doctypes/contribution-settings.doctype.ts'
import { contributionSettingsHooks } from './doctypes/contribution-settings.hooks.ts'
import { contributionExtensions } from './extensions.ts'
import { getCampaign } from './methods/get-campaign.ts'
import { offer } from './methods/offer.ts'
import { contributionSubscriptions } from './subscriptions.ts'
import { messages } from './messages.ts'

export { Contribution } from './doctypes/contribution.doctype.ts'
export { ContributionPurpose } from './doctypes/contribution-purpose.doctype.ts'

export const contributions = defineModule({
  name: 'contributions',
  docTypes: [Contribution, ContributionPurpose, ContributionSettings],
  methods: { getCampaign, offer },
  hooks: [contributionSettingsHooks],
  subscriptions: contributionSubscriptions,
  extensions: contributionExtensions,
  demo: async (context) => (await import('./demo.ts')).demo(context),
  messages,
})
