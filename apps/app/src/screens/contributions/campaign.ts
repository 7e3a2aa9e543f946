import { methodRead } from '#client'
import type { PageCall } from '../../data/page-call.ts'

/** What came together for one purpose. Money is decimal, as on the wire; without a goal there is no end. */
export interface CampaignPurpose {
  name: string
  title: string
  description: string | null
  goal: number | null
  raised: number
  count: number
}

export interface CampaignSupporter {
  /** Null for who wishes no name. */
  name: string | null
  amount: number
  message: string | null
  day: string | null
}

export interface Campaign {
  heading: string | null
  introduction: string | null
  currency: string
  minimum: number
  maximum: number
  suggested: number[]
  goal: number | null
  raised: number
  count: number
  purposes: CampaignPurpose[]
  supporters: CampaignSupporter[]
}

export const campaignCall: PageCall<Campaign> = {
  ...methodRead('mela.contributions.get_campaign'),
  method: 'GET',
  key: 'campaign',
}
