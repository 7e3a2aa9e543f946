import { bookCheck } from '#money/ledger'
import { payable } from '#money/payments'
import { notificationEvent, notificationEvents } from '#site/notifications'
import { pageSectionSource, routeSource } from '#site/website'
import { checkContributions } from './actions/check-contributions.ts'
import { payableContribution } from './actions/payable-contribution.ts'
import { campaignRoutes, campaignRows } from './actions/campaign-section.ts'
import { messages } from './messages.ts'

/** Thanks whoever left a phone number alone: the others have a letter with their receipt. */
export const contributionConfirmed = notificationEvent({
  name: 'contributions.confirmed',
  eventClass: 'transactional',
  values: ['donor', 'amount', 'purpose', 'number'],
  channels: ['sms'],
  messages,
})

/** Tells whoever gave that money is on its way back. */
export const contributionReturned = notificationEvent({
  name: 'contributions.returned',
  eventClass: 'transactional',
  values: ['donor', 'amount', 'number'],
  channels: [['e-mail', 'sms']],
  messages,
})

export const contributionExtensions = [
  payable.add(payableContribution),
  bookCheck.add(checkContributions),
  pageSectionSource.add({ sectionType: 'contribution', rows: campaignRows }),
  routeSource.add(campaignRoutes),
  notificationEvents.add(contributionConfirmed),
  notificationEvents.add(contributionReturned),
]
