import { methodRead } from '#client'
import type { Methods } from '#contract'
import type { PageCall } from '../../data/page-call.ts'

/** What is gathered, and by whom. Money is decimal, as on the wire; without a goal there is no end. */
export type Campaign = Methods['mela.contributions.get_campaign']['output']

export type CampaignPurpose = Campaign['purposes'][number]

/** The name is null for who wishes none. */
export type CampaignSupporter = Campaign['supporters'][number]

export const campaignCall: PageCall<Campaign> = {
  ...methodRead('mela.contributions.get_campaign'),
  key: 'campaign',
}
