import { defineModule } from '#framework/modules'
import { Contribution } from './contribution/contribution.doctype.ts'
import { ContributionPurpose } from './campaign/contribution-purpose.doctype.ts'
import { ContributionSettings, contributionSettingsHooks } from './campaign/contribution-settings.doctype.ts'
import { contributionExtensions } from './extensions.ts'
import { getCampaign } from './campaign/get-campaign.ts'
import { offer } from './contribution/offer.ts'
import { contributionEventHandlers } from './event-handlers.ts'
import { messages } from './messages.ts'

export const contributions = defineModule({
  name: 'contributions',
  docTypes: [Contribution, ContributionPurpose, ContributionSettings],
  methods: { getCampaign, offer },
  hooks: [contributionSettingsHooks],
  eventHandlers: contributionEventHandlers,
  extensions: contributionExtensions,
  demo: async (context) => (await import('./demo.ts')).demo(context),
  messages,
})
