import { methodRead } from '#client'
import type { Methods } from '#contract'
import type { PageCall } from '../../data/page-call.ts'

/** Pledges on the wire; money is a decimal. */
export type Pledges = Methods['mela.pledges.get_pledges']['output']

export type Pledge = Pledges['pledges'][number]

export type PledgedSale = Pledge['latest'][number]

export const pledgesPath = '/pledges'

export const pledgesCall: PageCall<Pledges> = { ...methodRead('mela.pledges.get_pledges'), key: 'pledges' }
