import { methodRead } from '#client'
import type { Methods } from '#contract'
import type { PageCall } from '../../data/page-call.ts'

/** Campaign on the wire; money is a decimal, and a campaign without a goal has no end. */
export type Campaign = Methods['mela.contributions.get_campaign']['output']

export type CampaignPurpose = Campaign['purposes'][number]

/** Supporter of a campaign; the name is null for one who wishes none. */
export type CampaignSupporter = Campaign['supporters'][number]

export const campaignCall: PageCall<Campaign> = {
  ...methodRead('mela.contributions.get_campaign'),
  key: 'campaign',
}
