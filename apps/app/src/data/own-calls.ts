import { methodRead } from '#client'
import type { Methods } from '#contract'
import type { PageCall } from './page-call.ts'

/** Caller's families and pending applications. Money is a decimal. */
export type MyFamily = Methods['mela.family.get_my_family']['output']

export type ChildOfFamily = MyFamily['families'][number]['children'][number]

export const familyCall: PageCall<MyFamily> = {
  ...methodRead('mela.family.get_my_family'),
  key: 'family',
}

/** Check-in duties of the caller. */
export const dutiesCall: PageCall<Methods['mela.tickets.get_duties']['output']> = {
  ...methodRead('mela.tickets.get_duties'),
  key: 'duties',
}
